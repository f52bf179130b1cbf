import type { Notifier } from 'belfry'

export function undo(notify: Notifier): void {
  const restore = () => new Promise((done) => setTimeout(done, 1500))

  notify('Message archived', {
    action: { label: 'Undo', onAction: restore },
  })
}
