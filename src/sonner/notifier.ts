import { type ToastSource, joinPlaces } from '../parts/index.ts'
import { toasts } from './state.ts'

/**
 * All toasts of this module, in whatever corner, for an inbox or preferences.
 *
 * @example
 * const inbox = createInbox({ notifier, store: createBrowserStore('user-42') })
 */
export const notifier: ToastSource = /* @__PURE__ */ joinPlaces(toasts)
