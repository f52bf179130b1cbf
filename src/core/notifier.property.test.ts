import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Clock, type NotificationInput, createNotifier } from './index.ts'
import { type ModelFields, type ModelOptions, createModel } from './notifier.model.ts'
import { runs } from '../runs.model.ts'

afterEach(() => vi.unstubAllGlobals())

/** A host whose timers can be late and whose clock can be set, as real ones do. */
function createHost() {
  let monotonic = 0
  let offset = 0
  let timer: { due: number; task: () => void } | undefined
  const clock: Clock = {
    now: () => monotonic + offset,
    setTimeout(task, ms) {
      if (timer) throw new Error('more than one timer')
      return (timer = { due: monotonic + ms, task })
    },
    clearTimeout(handle) {
      if (handle === timer) timer = undefined
    },
  }
  return {
    clock,
    /** Time passes; timers do not fire. */
    freeze: (ms: number) => {
      monotonic += ms
    },
    /** The clock is set. */
    jump: (ms: number) => {
      offset += ms
    },
    timer: () => timer && Math.max(0, timer.due - monotonic),
    fire() {
      const task = timer?.task
      timer = undefined
      task?.()
    },
  }
}

// What may happen, as data: so that a failing sequence can be read and shrunk.

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

type InstantStep =
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

type Step =
  | InstantStep
  | { do: 'batch'; steps: readonly InstantStep[] }
  | { do: 'act'; id: string; how: 'done' | 'throws' | 'later' }
  | { do: 'endAct'; which: number; succeeds: boolean }
  | { do: 'promise'; loading: ModelFields | null }
  | { do: 'settle'; which: number; succeeds: boolean; state: ModelFields | null }
  | { do: 'abort'; which: number }
  | { do: 'pass'; ms: number }
  | { do: 'freeze'; ms: number }
  | { do: 'jump'; ms: number }

const kind = <Kind extends Step['do']>(name: Kind) => fc.constant(name)
const by = fc.constantFrom('user' as const, undefined)
const anyRoom = fc.constantFrom(1, 2, 3, Infinity)
const queueSteps: fc.WeightedArbitrary<InstantStep>[] = [
  { weight: 8, arbitrary: fc.record({ do: kind('add'), fields: added }) },
  { weight: 4, arbitrary: fc.record({ do: kind('update'), id, changes: fields }) },
  { weight: 3, arbitrary: fc.record({ do: kind('dismiss'), id, by }) },
  { weight: 1, arbitrary: fc.record({ do: kind('clear'), by }) },
]
const stageSteps: fc.WeightedArbitrary<InstantStep>[] = [
  { weight: 3, arbitrary: fc.record({ do: kind('hold'), id: fc.option(id, { nil: undefined }) }) },
  { weight: 4, arbitrary: fc.record({ do: kind('release'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: kind('offer'), room: anyRoom }),
  },
  { weight: 1, arbitrary: fc.record({ do: kind('resize'), which: fc.nat(1), room: anyRoom }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: kind('readable'),
      which: fc.nat(1),
      ids: fc.option(fc.subarray(['a', 'b', 'c', 'd']), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: kind('quiet'),
      test: fc.constantFrom('all' as const, 'errors pass' as const, 'read' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: kind('stretch'), times: fc.constantFrom(1, 2, 4, Infinity) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: kind('configure'),
      changes: fc.record(
        {
          duration: fc.constantFrom(5000, 900),
          limit: anyRoom,
          overflow: fc.constantFrom('newest-first' as const, 'oldest-first' as const),
        },
        { requiredKeys: [] },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: kind('leave'), which }) },
]
const actionSteps: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 3,
    arbitrary: fc.record({
      do: kind('act'),
      id,
      how: fc.constantFrom('done' as const, 'throws' as const, 'later' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: kind('endAct'), which, succeeds: fc.boolean() }) },
]
const promiseSteps: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 2,
    arbitrary: fc.record({ do: kind('promise'), loading: fc.option(added, { nil: null }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: kind('settle'), which, succeeds: fc.boolean(), state }),
  },
  { weight: 1, arbitrary: fc.record({ do: kind('abort'), which }) },
]
const timeSteps: fc.WeightedArbitrary<Step>[] = [
  { weight: 6, arbitrary: fc.record({ do: kind('pass'), ms }) },
]
const oddTimeSteps: fc.WeightedArbitrary<Step>[] = [
  { weight: 2, arbitrary: fc.record({ do: kind('freeze'), ms }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: kind('jump'), ms: ms.chain((n) => fc.constantFrom(n, -n)) }),
  },
]
const instant = [...queueSteps, ...stageSteps]
const batch: fc.WeightedArbitrary<Step> = {
  weight: 2,
  arbitrary: fc.record({
    do: kind('batch'),
    steps: fc.array(fc.oneof(...instant), { maxLength: 5 }),
  }),
}

const options: fc.Arbitrary<ModelOptions> = fc.record({
  duration: fc.constantFrom<ModelOptions['duration'][]>(5000, 0, 700, ({ type }) =>
    type === 'error' ? 3000 : 800,
  ),
  limit: fc.constantFrom(1, 2, 3, Infinity),
  overflow: fc.constantFrom('newest-first' as const, 'oldest-first' as const),
})

const failure = new Error('as planned')

/** Does the same with the notifier and with its model, and compares them after every step. */
async function compare(settings: ModelOptions, steps: readonly Step[]): Promise<void> {
  const host = createHost()
  const notify = createNotifier({ ...settings, clock: host.clock })
  const model = createModel(settings)
  const log: string[] = []
  const pairs = {
    acts: [] as { end: (succeeds: boolean) => void; modelEnd: (succeeds: boolean) => void }[],
    holds: [] as (() => void)[],
    views: [] as {
      leave: () => void
      resize: (room: number) => void
      readable: (ids: string[] | undefined) => void
    }[],
    promises: [] as {
      settle: (succeeds: boolean, state: ModelFields | null) => Promise<void>
      abort: () => void
    }[],
  }

  notify.observe((change) => {
    const { id, title } = change.notification
    log.push(`${change.type} ${id} ${title} ${change.reason ?? ''} ${change.by ?? ''}`)
  })
  notify.subscribe((list) => log.push(`list ${list.map(({ id }) => id).join()}`))

  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))

  function withAction(given: ModelFields): NotificationInput {
    if (!given.action) return { ...given, action: undefined }
    return { ...given, action: { ...given.action, onAction: () => onAction() } }
  }
  let onAction: () => unknown = () => {}

  function takeAtOnce(step: InstantStep): void {
    switch (step.do) {
      case 'add': {
        const added = notify(withAction(step.fields))
        expect(model.add(step.fields, added)).toBe(added)
        break
      }
      case 'update':
        expect(notify.update(step.id, step.changes)).toBe(model.update(step.id, step.changes))
        break
      case 'dismiss':
        expect(notify.dismiss(step.id, step.by)).toBe(model.dismiss(step.id, step.by))
        break
      case 'clear':
        notify.clear(step.by)
        model.clear(step.by)
        break
      case 'quiet': {
        const silences = ({ type }: { type?: unknown }) =>
          step.test !== 'errors pass' || type !== 'error'
        const release = notify.quiet((one) => (step.test === 'read' ? 'read' : silences(one)))
        const modelRelease = model.quiet(silences)
        pairs.holds.push(() => {
          release()
          modelRelease()
        })
        break
      }
      case 'stretch': {
        const release = notify.stretch(step.times)
        const modelRelease = model.stretch(step.times)
        pairs.holds.push(() => {
          release()
          modelRelease()
        })
        break
      }
      case 'configure':
        notify.configure(step.changes)
        model.configure(step.changes)
        break
      case 'resize':
        pairs.views[step.which]?.resize(step.room)
        break
      case 'readable':
        pairs.views[step.which]?.readable(step.ids)
        break
      case 'hold': {
        const release = notify.hold(step.id)
        const modelRelease = model.hold(step.id)
        pairs.holds.push(() => {
          release()
          modelRelease()
        })
        break
      }
      case 'release':
        pairs.holds[step.which]?.()
        break
      case 'offer': {
        const offer = notify.offer(step.room)
        const view = model.offer(step.room)
        pairs.views.push({
          leave() {
            offer()
            view.leave()
          },
          resize(room) {
            offer.resize(room)
            view.resize(room)
          },
          readable(ids) {
            offer.readable(ids)
            view.readable(ids)
          },
        })
        break
      }
      case 'leave':
        pairs.views[step.which]?.leave()
        break
    }
  }

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'batch':
        notify.batch(() =>
          model.batch(() => {
            for (const inner of step.steps) {
              takeAtOnce(inner)
              state()
            }
          }),
        )
        break
      case 'act': {
        let end: (succeeds: boolean) => void = () => {}
        onAction = () => {
          if (step.how === 'throws') throw failure
          if (step.how === 'later')
            return new Promise<void>((resolve, reject) => {
              end = (succeeds) => (succeeds ? resolve() : reject(failure))
            })
          return undefined
        }
        const modelEnd = model.act(step.id)
        expect(notify.act(step.id)).toBe(modelEnd !== undefined)
        if (!modelEnd) break
        if (step.how === 'later') pairs.acts.push({ end, modelEnd })
        else modelEnd(step.how === 'done')
        break
      }
      case 'endAct': {
        const [act] = pairs.acts.splice(step.which, 1)
        act?.end(step.succeeds)
        await flush()
        act?.modelEnd(step.succeeds)
        break
      }
      case 'promise': {
        let resolve: (value: unknown) => void = () => {}
        let reject: (error: unknown) => void = () => {}
        const work = new Promise((yes, no) => {
          resolve = yes
          reject = no
        })
        const controller = new AbortController()
        let final: ModelFields | null = null
        const ids = notify.list().map((notification) => notification.id)
        void notify.promise(work, {
          loading: step.loading && withAction(step.loading),
          success: () => final,
          error: () => final,
          signal: controller.signal,
        })
        const fresh = () => notify.list().find((notification) => !ids.includes(notification.id))
        const follows = model.promise(step.loading, fresh()?.id ?? '')
        pairs.promises.push({
          async settle(succeeds, state) {
            final = state
            ids.splice(0, Infinity, ...notify.list().map((notification) => notification.id))
            if (succeeds) resolve(0)
            else reject(failure)
            await flush()
            follows.settle(succeeds ? 'success' : 'error', state, fresh()?.id ?? '')
          },
          abort() {
            controller.abort()
            follows.abort()
          },
        })
        break
      }
      case 'settle': {
        const [promise] = pairs.promises.splice(step.which, 1)
        await promise?.settle(step.succeeds, step.state)
        break
      }
      case 'abort':
        pairs.promises[step.which]?.abort()
        break
      case 'pass':
        pass(step.ms)
        break
      case 'freeze':
        host.freeze(step.ms)
        model.wait(step.ms)
        break
      case 'jump':
        host.jump(step.ms)
        break
      case 'add':
      case 'update':
      case 'dismiss':
      case 'clear':
      case 'hold':
      case 'release':
      case 'offer':
      case 'leave':
      case 'quiet':
      case 'stretch':
      case 'configure':
      case 'resize':
      case 'readable':
        takeAtOnce(step)
        break
    }
  }

  /** Time passes from wake-up to wake-up. */
  function pass(span: number): void {
    let left = span
    for (;;) {
      same(host.timer() ?? Infinity, model.untilWakeUp())
      const wait = model.untilWakeUp()
      if (wait > left) break
      host.freeze(wait)
      model.wait(wait)
      left -= wait
      model.look(host.clock.now())
      host.fire()
      model.wake()
      state()
    }
    host.freeze(left)
    model.wait(left)
  }

  function state(): void {
    const list = notify.list()
    same(list.map(plain), model.list().map(plain))
    same(notify.size(), list.length)
    same(notify.waiting(), model.waiting())
    same(
      notify.shown().map((shown) => shown.id),
      model.shown(),
    )
    same(
      list.map((one) => round(notify.remaining(one.id))),
      model.remaining().map(round),
    )
  }

  for (const step of steps) {
    model.look(host.clock.now())
    await take(step)
    model.look(host.clock.now())
    state()
    same(log.splice(0), model.log())
  }
  expect(reported.filter((error) => error !== failure)).toEqual([])
}

/** Only what differs is worth the words of a matcher. */
function same(actual: unknown, expected: unknown): void {
  if (String(actual) !== String(expected)) expect(actual).toEqual(expected)
}

const round = (ms: number | undefined) => ms && Math.round(ms * 1000) / 1000

function plain(notification: ModelFields & { count?: number }) {
  const { id, title, type, duration, pending, key, priority, silent, data, count } = notification
  return JSON.stringify([id, title, type, duration, pending, key, priority, silent, data, count])
}

async function flush(): Promise<void> {
  for (let i = 0; i < 6; i++) await Promise.resolve()
}

const property = (kinds: fc.WeightedArbitrary<Step>[], all: number) =>
  fc.assert(
    fc.asyncProperty(options, fc.array(fc.oneof(...kinds), { maxLength: 30 }), compare),
    runs(all),
  )

test('queue, limit, room, holds and time are those of the model', async () => {
  await expect(property([...instant, ...timeSteps, batch], 5000)).resolves.toBeUndefined()
}, 300_000)

test('… also when the host sleeps and its clock is set back and forth', async () => {
  const kinds = [...instant, ...timeSteps, ...oddTimeSteps, batch]
  await expect(property(kinds, 3000)).resolves.toBeUndefined()
}, 300_000)

test('… with actions and promises under way', async () => {
  const kinds = [...instant, ...actionSteps, ...promiseSteps, ...timeSteps, batch]
  await expect(property(kinds, 3000)).resolves.toBeUndefined()
}, 300_000)
