import type { LogCheck } from './log-check.ts'
import { marks } from './marks.ts'
import { reading } from './reading.ts'
import { steps } from './steps.ts'

export type { LogCheck } from './log-check.ts'

/**
 * What every log must do, as a list of checks for any test runner.
 *
 * @example
 * for (const { promise, run } of logConformance) test(promise, () => run(() => myLog()))
 */
export const logConformance: readonly LogCheck[] = [...steps, ...reading, ...marks]
