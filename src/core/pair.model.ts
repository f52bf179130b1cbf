import { expect, vi } from 'vitest'
import { createHost } from './host.model.ts'
import { type NotificationInput, createNotifier } from './index.ts'
import { type ModelFields, type ModelOptions, createModel } from './notifier.model.ts'

/** The error with which an action or a promise fails on purpose. */
export const failure = new Error('as planned')

/** Calls the slow matcher only for values that differ. */
function same(actual: unknown, expected: unknown): void {
  if (String(actual) !== String(expected)) expect(actual).toEqual(expected)
}

const round = (ms: number | undefined) => ms && Math.round(ms * 1000) / 1000

function plain(notification: ModelFields & { count?: number }): string {
  const { id, title, type, duration, pending, key, priority, silent, data, count } = notification
  return JSON.stringify([id, title, type, duration, pending, key, priority, silent, data, count])
}

/** A notifier and its model on one host; what is done to one is done to the other. */
export function createPair(settings: ModelOptions) {
  const host = createHost()
  const notify = createNotifier({ ...settings, clock: host.clock })
  const model = createModel(settings)

  const told: string[] = []
  notify.observe(({ type, notification: { id, title }, reason, by }) => {
    told.push(`${type} ${id} ${title} ${reason ?? ''} ${by ?? ''}`)
  })
  notify.subscribe((list) => told.push(`list ${list.map(({ id }) => id).join()}`))

  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))

  let onAction: () => unknown = () => {}

  function seesSameState(): void {
    const list = notify.list()
    same(list.map(plain), model.list().map(plain))
    same(notify.size(), list.length)
    same(notify.waiting(), model.waiting())
    same(
      notify.shown().map(({ id }) => id),
      model.shown(),
    )
    same(
      list.map(({ id }) => round(notify.remaining(id))),
      model.remaining().map(round),
    )
  }

  return {
    host,
    notify,
    model,
    /** Converts the model's fields for the notifier; actions do what `answerActions` says. */
    withAction: ({ action, ...fields }: ModelFields): NotificationInput => ({
      ...fields,
      action: action && { ...action, onAction: () => onAction() },
    }),
    answerActions(answer: () => unknown): void {
      onAction = answer
    },
    /** Tells the model the host's time. */
    looksAtClock: () => model.look(host.clock.now()),
    seesSameState,
    seesSameTold: () => same(told.splice(0), model.log()),
    seesSameWakeUp: () => same(host.timer() ?? Infinity, model.untilWakeUp()),
    /** What is shown stays for ever, and whatever waits can't be shown beside it. */
    seesOnlyWhatStays(): void {
      const ids = new Set(notify.shown().map(({ id }) => id))
      const ending = notify
        .list()
        .filter(({ id, silent }) => (silent || ids.has(id)) && notify.remaining(id) !== Infinity)
      expect(ending).toEqual([])
      if (notify.waiting()) expect(ids.size).toBeGreaterThan(0)
    },
    seesNothingReported: () => expect(reported.filter((error) => error !== failure)).toEqual([]),
  }
}

export type Pair = ReturnType<typeof createPair>

/** Lets the callbacks of settled promises run. */
export async function flush(): Promise<void> {
  for (let i = 0; i < 6; i++) await Promise.resolve()
}
