import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createInstantSteps } from './instant-steps.model.ts'
import { createLastingSteps } from './lasting-steps.model.ts'
import type { ModelOptions } from './notifier.model.ts'
import { createPair } from './pair.model.ts'
import {
  type Step,
  actionSteps,
  oddTimeSteps,
  options,
  promiseSteps,
  usualSteps,
} from './steps.model.ts'
import { runs } from '../runs.model.ts'

afterEach(() => vi.unstubAllGlobals())

const take = (doing: object, step: Step) =>
  (doing as Record<string, (step: Step) => void | Promise<void>>)[step.do]!(step)

/** Ends whatever these steps may have started, so that nothing stands in the way of time, and waits. */
const endOf = (steps: readonly Step[]): Step[] => [
  ...steps
    .flatMap((step): readonly Step[] => (step.do === 'batch' ? step.steps : [step]))
    .flatMap((_, which): Step[] => [
      { do: 'release', which },
      { do: 'leave', which },
      { do: 'endAct', which: 0, succeeds: false },
      { do: 'settle', which: 0, succeeds: true, state: null },
    ]),
  { do: 'pass', ms: 2 ** 40 },
]

/** Does the same with the notifier and with its model, and compares them after every step. */
async function compare(settings: ModelOptions, steps: readonly Step[]): Promise<void> {
  const pair = createPair(settings)
  const instant = createInstantSteps(pair)
  const lasting = createLastingSteps(pair, (step) => void take(instant, step))
  const all = { ...instant, ...lasting }
  for (const step of steps) {
    pair.looksAtClock()
    await take(all, step)
    pair.looksAtClock()
    pair.seesSameState()
    pair.seesSameTold()
  }
  for (const step of endOf(steps)) {
    pair.looksAtClock()
    await take(all, step)
  }
  pair.seesOnlyWhatStays()
  pair.seesNothingReported()
}

const property = (kinds: fc.WeightedArbitrary<Step>[], all: number) =>
  fc.assert(
    fc.asyncProperty(options, fc.array(fc.oneof(...kinds), { maxLength: 30 }), compare),
    runs(all),
  )

test('queue, limit, room, holds and time behave like the model', async () => {
  await expect(property(usualSteps, 5000)).resolves.toBeUndefined()
})

test('… even when the host sleeps and its clock is set back and forth', async () => {
  await expect(property([...usualSteps, ...oddTimeSteps], 3000)).resolves.toBeUndefined()
})

test('… with actions and promises under way', async () => {
  const kinds = [...usualSteps, ...actionSteps, ...promiseSteps]
  await expect(property(kinds, 3000)).resolves.toBeUndefined()
})
