import type { Notifier } from 'belfry'

export function hiddenTab(notify: Notifier): void {
  notify('Now hide this tab', {
    message: 'These four seconds count only while you are here.',
    duration: 4000,
  })
}
