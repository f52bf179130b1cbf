import { callback } from './check.ts'
import { attempt } from './errors.ts'
import { DEFAULT_DURATION, type NotificationType } from './notification.ts'
import type { Notifier } from './notifier.ts'
import { legible } from './legible.ts'
import { notify } from './shared.ts'

/** Quick helpers for `catch` blocks and callbacks: they never throw and ignore further arguments. */
export interface Report {
  /** Shows an error titled “Error”, from a text or any thrown value. */
  error: (thrown: unknown) => void
  /** Shows a warning titled “Warning”. */
  warning: (text: unknown) => void
  /** Shows an info titled “Info”. */
  info: (text: unknown) => void
  /** Does nothing: success is silent here. Use `notify.success` to show it. */
  success: () => void
}

/**
 * Creates the helpers for a given notifier.
 *
 * @example
 * const report = createReport(notify)
 * save().catch(report.error)
 */
export const createReport = <Data>(notifier: Notifier<Data>): Report => {
  callback('notifier', notifier)
  const reporter =
    (type: NotificationType, title: string, duration?: number) => (value: unknown) => {
      attempt(() => notifier({ type, title, duration, message: legible(value) }))
    }

  return {
    error: reporter('error', 'Error'),
    warning: reporter('warning', 'Warning', DEFAULT_DURATION),
    info: reporter('info', 'Info', DEFAULT_DURATION),
    success: () => {},
  }
}

/** The quick helpers for the shared `notify`. */
export const report: Report = /* @__PURE__ */ createReport(notify)
