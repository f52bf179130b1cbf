import { resetShared } from '../core/inside.ts'

/**
 * Resets the shared `notify` to its initial state: no notifications, listeners, options, holds,
 * views, quiet spells or stretches. What was queued closes as cleared.
 *
 * @example
 * afterEach(() => resetNotify())
 */
export const resetNotify = (): void => resetShared()
