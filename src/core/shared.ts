import { createNotifier } from './create-notifier.ts'
import type { Notifier } from './notifier.ts'

// One for all copies of the package of this major version in the process or page.
const key: unique symbol = Symbol.for('belfry@1')
const shared = globalThis as { [key]?: Notifier }

/** The notifier that everybody shares. */
export const notify: Notifier = (shared[key] ??= createNotifier())
