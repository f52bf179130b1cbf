import * as fc from 'fast-check'
import type { ModelFields, ModelOptions } from './notifier.model.ts'

// What can happen, as data, so that a failing sequence can be read and shrunk.

/** Steps that take no time, also within a batch. */
export type InstantStep =
  | { do: 'add'; fields: ModelFields }
  | { do: 'update'; id: string; changes: Omit<ModelFields, 'action'> }
  | { do: 'dismiss'; id: string; by: 'user' | undefined }
  | { do: 'clear'; by: 'user' | undefined }
  | { do: 'quiet'; test: 'all' | 'errors pass' | 'read' }
  | { do: 'stretch'; times: number }
  | { do: 'configure'; changes: Partial<ModelOptions> }
  | { do: 'resize'; which: number; room: number }
  | { do: 'readable'; which: number; ids: string[] | undefined }
  | { do: 'hold'; id: string | undefined }
  | { do: 'release'; which: number }
  | { do: 'offer'; room: number }
  | { do: 'leave'; which: number }

/** Steps that take time, or let it pass. */
export type LastingStep =
  | { do: 'batch'; steps: readonly InstantStep[] }
  | { do: 'act'; id: string; how: 'done' | 'throws' | 'later' }
  | { do: 'endAct'; which: number; succeeds: boolean }
  | { do: 'promise'; loading: ModelFields | null }
  | { do: 'settle'; which: number; succeeds: boolean; state: ModelFields | null }
  | { do: 'abort'; which: number }
  | { do: 'pass'; ms: number }
  | { do: 'freeze'; ms: number }
  | { do: 'jump'; ms: number }

export type Step = InstantStep | LastingStep

/** What to do for each kind of step. */
export type Doing<Any extends Step, Result> = {
  [Name in Any['do']]: (step: Extract<Any, { do: Name }>) => Result
}

type Weighted<Any> = fc.WeightedArbitrary<Any>[]

const id = fc.constantFrom('a', 'b', 'c', 'd')
const fields: fc.Arbitrary<Omit<ModelFields, 'id' | 'action'>> = fc.record(
  {
    title: fc.constantFrom('one', 'two'),
    type: fc.constantFrom('info' as const, 'success' as const, 'error' as const, undefined),
    duration: fc.constantFrom(0, 1, 300.5, 1000, 2500, 2 ** 31 + 5, Infinity, undefined),
    pending: fc.constantFrom(true, false, undefined),
    key: fc.constantFrom('k', 'l', undefined),
    priority: fc.constantFrom(-1, 0, 1, 2, undefined),
    silent: fc.constantFrom(undefined, undefined, undefined, true, false),
    data: fc.constantFrom(1, 2, undefined),
  },
  { requiredKeys: [] },
)
const action = fc.constantFrom(undefined, { label: 'Undo' }, { label: 'More', keepOpen: true })
const added = fc
  .tuple(fields, fc.option(id, { nil: undefined }), action)
  .map(([rest, given, act]): ModelFields => ({
    ...rest,
    title: rest.title ?? 'one',
    id: given,
    action: act,
  }))
const ms = fc.constantFrom(0, 1, 100, 299, 301, 999, 1000, 1001, 2000, 2500, 5000, 60_000, 2 ** 32)
const which = fc.nat(5)
const state = fc.option(fields.map((rest) => ({ ...rest, title: rest.title ?? 'done' })))
const room = fc.constantFrom(1, 2, 3, Infinity)
const by = fc.constantFrom('user' as const, undefined)
const overflow = fc.constantFrom('newest-first' as const, 'oldest-first' as const)
const kind = <Kind extends Step['do']>(name: Kind) => fc.constant(name)

const queueSteps: Weighted<InstantStep> = [
  { weight: 8, arbitrary: fc.record({ do: kind('add'), fields: added }) },
  { weight: 4, arbitrary: fc.record({ do: kind('update'), id, changes: fields }) },
  { weight: 3, arbitrary: fc.record({ do: kind('dismiss'), id, by }) },
  { weight: 1, arbitrary: fc.record({ do: kind('clear'), by }) },
]

const ids = fc.option(fc.subarray(['a', 'b', 'c', 'd']), { nil: undefined })
const test = fc.constantFrom('all' as const, 'errors pass' as const, 'read' as const)
const times = fc.constantFrom(1, 2, 4, Infinity)
const changes = fc.record(
  { duration: fc.constantFrom(5000, 900), limit: room, overflow },
  { requiredKeys: [] },
)
const stageSteps: Weighted<InstantStep> = [
  { weight: 3, arbitrary: fc.record({ do: kind('hold'), id: fc.option(id, { nil: undefined }) }) },
  { weight: 4, arbitrary: fc.record({ do: kind('release'), which }) },
  { weight: 1, arbitrary: fc.record({ do: kind('offer'), room }) },
  { weight: 1, arbitrary: fc.record({ do: kind('resize'), which: fc.nat(1), room }) },
  { weight: 2, arbitrary: fc.record({ do: kind('readable'), which: fc.nat(1), ids }) },
  { weight: 1, arbitrary: fc.record({ do: kind('quiet'), test }) },
  { weight: 1, arbitrary: fc.record({ do: kind('stretch'), times }) },
  { weight: 1, arbitrary: fc.record({ do: kind('configure'), changes }) },
  { weight: 1, arbitrary: fc.record({ do: kind('leave'), which }) },
]

const instant = [...queueSteps, ...stageSteps]
const steps = fc.array(fc.oneof(...instant), { maxLength: 5 })

/** Steps for queue and stage, alone and in batches, while time passes normally. */
export const usualSteps: Weighted<Step> = [
  ...instant,
  { weight: 6, arbitrary: fc.record({ do: kind('pass'), ms }) },
  { weight: 2, arbitrary: fc.record({ do: kind('batch'), steps }) },
]

// There are never many in progress.
const whichUnderWay = fc.nat(1)

const wayOfActing = fc.constantFrom('done' as const, 'throws' as const, 'later' as const)
export const actionSteps: Weighted<Step> = [
  { weight: 8, arbitrary: fc.record({ do: kind('act'), id, how: wayOfActing }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: kind('endAct'), which: whichUnderWay, succeeds: fc.boolean() }),
  },
]

const loading = fc.option(added, { nil: null })
export const promiseSteps: Weighted<Step> = [
  { weight: 4, arbitrary: fc.record({ do: kind('promise'), loading }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: kind('settle'),
      which: whichUnderWay,
      succeeds: fc.boolean(),
      state,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: kind('abort'), which: whichUnderWay }) },
]

const forthOrBack = ms.chain((n) => fc.constantFrom(n, -n))
/** Steps in which the host sleeps and its clock is set. */
export const oddTimeSteps: Weighted<Step> = [
  { weight: 2, arbitrary: fc.record({ do: kind('freeze'), ms }) },
  { weight: 2, arbitrary: fc.record({ do: kind('jump'), ms: forthOrBack }) },
]

/** The options to create a notifier with. */
export const options: fc.Arbitrary<ModelOptions> = fc.record({
  duration: fc.constantFrom<ModelOptions['duration'][]>(5000, 0, 700, ({ type }) =>
    type === 'error' ? 3000 : 800,
  ),
  limit: room,
  overflow,
})
