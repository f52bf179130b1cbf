import { describe, it } from 'vitest'
import { logConformance, memoryLog } from './index.ts'

describe('the log in memory', () => {
  for (const { promise, run } of logConformance)
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the table holds both
    it(promise, () => run((options) => memoryLog(options)))
})
