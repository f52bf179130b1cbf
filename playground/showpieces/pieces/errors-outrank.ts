import type { Notifier } from 'belfry'

export function errorsOutrank(notify: Notifier): void {
  notify.error('Payment failed', { message: 'The card was declined.' })
  for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara', 'Alan']) {
    notify(`${name} signed in`)
  }
}
