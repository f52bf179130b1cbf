import type { Notifier } from 'belfry'

export function burst(notify: Notifier): void {
  notify.batch(() => {
    for (let n = 1; n <= 1000; n++) notify(`Message ${n} of 1000`)
  })
}
