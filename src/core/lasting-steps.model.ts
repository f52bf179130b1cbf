import { expect } from 'vitest'
import type { ModelFields } from './notifier.model.ts'
import { type Pair, failure, flush } from './pair.model.ts'
import type { Doing, InstantStep, LastingStep } from './steps.model.ts'

/** Performs steps that take time on a notifier and its model: batches, actions, promises, waiting. */
export function createLastingSteps(
  pair: Pair,
  takeAtOnce: (step: InstantStep) => void,
): Doing<LastingStep, void | Promise<void>> {
  const { host, notify, model, withAction } = pair
  const acts: { end: (succeeds: boolean) => void; modelEnd: (succeeds: boolean) => void }[] = []
  const promises: {
    settle: (succeeds: boolean, state: ModelFields | null) => Promise<void>
    abort: () => void
  }[] = []

  function freeze(ms: number): void {
    host.freeze(ms)
    model.wait(ms)
  }

  return {
    batch({ steps }) {
      notify.batch(() =>
        model.batch(() => {
          for (const step of steps) {
            takeAtOnce(step)
            pair.seesSameState()
          }
        }),
      )
    },

    act({ id, how }) {
      let end: (succeeds: boolean) => void = () => {}
      pair.answerActions(() => {
        if (how === 'throws') throw failure
        if (how === 'later')
          return new Promise<void>((resolve, reject) => {
            end = (succeeds) => (succeeds ? resolve() : reject(failure))
          })
        return undefined
      })
      const modelEnd = model.act(id)
      expect(notify.act(id)).toBe(modelEnd !== undefined)
      if (!modelEnd) return
      if (how === 'later') acts.push({ end, modelEnd })
      else modelEnd(how === 'done')
    },

    async endAct({ which, succeeds }) {
      const [act] = acts.splice(which, 1)
      act?.end(succeeds)
      await flush()
      act?.modelEnd(succeeds)
    },

    promise({ loading }) {
      let resolve: (value: unknown) => void = () => {}
      let reject: (error: unknown) => void = () => {}
      const work = new Promise((yes, no) => {
        resolve = yes
        reject = no
      })
      const controller = new AbortController()
      let final: ModelFields | null = null
      let known = notify.list().map(({ id }) => id)
      const freshId = () => notify.list().find(({ id }) => !known.includes(id))?.id ?? ''
      void notify.promise(work, {
        loading: loading && withAction(loading),
        success: () => final,
        error: () => final,
        signal: controller.signal,
      })
      const follows = model.promise(loading, freshId())
      promises.push({
        async settle(succeeds, state) {
          final = state
          known = notify.list().map(({ id }) => id)
          if (succeeds) resolve(0)
          else reject(failure)
          await flush()
          follows.settle(succeeds ? 'success' : 'error', state, freshId())
        },
        abort() {
          controller.abort()
          follows.abort()
        },
      })
    },
    async settle({ which, succeeds, state }) {
      const [promise] = promises.splice(which, 1)
      await promise?.settle(succeeds, state)
    },
    abort: ({ which }) => promises[which]?.abort(),

    /** Time passes from wake-up to wake-up. */
    pass({ ms }) {
      let left = ms
      for (;;) {
        pair.seesSameWakeUp()
        const wait = model.untilWakeUp()
        if (wait > left) break
        freeze(wait)
        left -= wait
        pair.looksAtClock()
        host.fire()
        model.wake()
        pair.seesSameState()
      }
      freeze(left)
    },
    freeze: ({ ms }) => freeze(ms),
    jump: ({ ms }) => host.jump(ms),
  }
}
