import type { LogCheck } from './log-check.ts'
import { marks } from './marks.ts'
import { reading } from './reading.ts'
import { steps } from './steps.ts'

export type { LogCheck } from './log-check.ts'

/**
 * The promises that every log must keep, as a table without a test runner, for your own engines.
 *
 * @example
 * for (const { promise, run } of logConformance) test(promise, () => run(() => myLog()))
 */
export const logConformance: readonly LogCheck[] = [...steps, ...reading, ...marks]
