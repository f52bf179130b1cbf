import { resetShared } from '../core/index.ts'

/**
 * Gives the shared `notify` back as it was made: without notifications, listeners, options, holds,
 * views, quiet spells and stretches. What was queued closes as cleared.
 *
 * @example
 * afterEach(() => resetNotify())
 */
export const resetNotify = (): void => resetShared()
