import type { Notifier } from 'belfry'

export function modal(notify: Notifier): void {
  document.querySelector('dialog')?.showModal()
  notify('Above the dialog', {
    message: 'Click it: the dialog stays open.',
    action: { label: 'Click me', onAction: () => {} },
  })
}
