import { attempt } from './host.ts'
import { DEFAULT_DURATION, type NotificationType } from './notification.ts'
import type { Notifier } from './notifier.ts'
import { notify } from './shared.ts'

/** Quick helpers for `catch` blocks and callbacks: they never throw and ignore further arguments. */
export interface Report {
  /** Shows an error titled “Error”, from a text or from whatever was thrown. */
  error: (thrown: unknown) => void
  /** Shows a warning titled “Warning”. */
  warning: (text: unknown) => void
  /** Shows an info titled “Info”. */
  info: (text: unknown) => void
  /** Does nothing: success is silent here. `notify.success` says it aloud. */
  success: () => void
}

/** Any value as a text that a person can read. */
const readable = (value: unknown): string => {
  try {
    const thrown = value as { message?: string | symbol; name?: string } | null
    const words = thrown?.message || thrown?.name || thrown
    return typeof words === 'object' ? JSON.stringify(words) : String(words)
  } catch {
    return ''
  }
}

/**
 * Creates the helpers for a notifier of one's own.
 *
 * @example
 * const report = createReport(notify)
 * save().catch(report.error)
 */
export const createReport = <Data>(notifier: Notifier<Data>): Report => {
  const reporter =
    (type: NotificationType, title: string, duration?: number) => (value: unknown) => {
      attempt(() => notifier({ type, title, duration, message: readable(value) }))
    }

  return {
    error: reporter('error', 'Error'),
    warning: reporter('warning', 'Warning', DEFAULT_DURATION),
    info: reporter('info', 'Info', DEFAULT_DURATION),
    success: () => {},
  }
}

/** The quick helpers of the shared `notify`. */
export const report: Report = /* @__PURE__ */ createReport(notify)
