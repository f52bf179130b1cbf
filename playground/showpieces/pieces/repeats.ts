import type { Notifier } from 'belfry'

export function repeats(notify: Notifier): void {
  for (let n = 0; n < 5; n++) {
    notify.warning('Out of paper', { key: 'paper' })
  }
}
