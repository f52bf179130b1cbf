import type { Notifier } from 'belfry'

export function errorsOutrank(notify: Notifier): void {
  notify.error('Payment failed', { message: 'Card declined.' })
  for (const name of ['Ada', 'Alan', 'Edith', 'Joan', 'Ken']) {
    notify(`${name} signed in`)
  }
}
