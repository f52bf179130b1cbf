import { attempt } from './clock.ts'
import { DEFAULT_DURATION, type NotificationInput } from './notification.ts'
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
function readable(value: unknown): string {
  try {
    const words = String((value as Error | null | undefined)?.message || value)
    return words === '[object Object]' ? JSON.stringify(value) : words
  } catch {
    return 'Something that cannot be read'
  }
}

/**
 * Creates the helpers for a notifier of one's own.
 *
 * @example
 * const report = createReport(notify)
 * save().catch(report.error)
 */
export function createReport<Data>(notifier: Notifier<Data>): Report {
  const tell = (value: unknown, fields: NotificationInput<Data>) =>
    attempt(() => notifier({ ...fields, message: readable(value) }))

  return {
    error: (thrown) => tell(thrown, { type: 'error', title: 'Error' }),
    warning: (text) =>
      tell(text, { type: 'warning', title: 'Warning', duration: DEFAULT_DURATION }),
    info: (text) => tell(text, { type: 'info', title: 'Info', duration: DEFAULT_DURATION }),
    success: () => undefined,
  }
}

/** The quick helpers of the shared `notify`. */
export const report: Report = /* @__PURE__ */ createReport(notify)
