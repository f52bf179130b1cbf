import { callback } from './check.ts'
import { createClaims } from './claims.ts'
import type { Given } from './fields.ts'
import { attempt } from './host.ts'
import { markRead } from './facts.ts'
import type { Notification } from './notification.ts'
import type { QuietAnswer } from './notifier.ts'

type Test<Data> = (notification: Notification<Data>) => QuietAnswer

/** Spells during which new notifications are silent. */
export interface Quiet<Data> {
  /** Starts a spell, and returns its end, which may be called more than once. */
  start: (test?: Test<Data>) => () => void
  /** What the spells make of a new one; 'read' prevails. A test that throws lets it pass. */
  ask: (notification: Notification<Data>) => QuietAnswer
  /** Asks about a new one, and about one that takes the place of a silent one; it may have its own say. */
  silence: (draft: Given<Data>, old: { notification: Notification<Data> } | undefined) => void
}

/** Creates a place for quiet spells. */
export const createQuiet = <Data>(): Quiet<Data> => {
  const tests = createClaims<Test<Data>>()

  const ask = (notification: Notification<Data>): QuietAnswer => {
    const answers = tests.all().map((test) => attempt(() => test(notification)))
    return answers.includes('read') ? 'read' : answers.some(Boolean)
  }

  return {
    start: (test = () => true) => {
      callback('test', test)
      return tests.add(test)
    },
    ask,
    silence: (draft, old) => {
      const isShown = old && !old.notification.silent
      if (!tests.all().length || isShown || draft.silent !== undefined) return
      const id = old?.notification.id ?? draft.id
      const answer = ask(Object.freeze({ ...draft, id }) as Notification<Data>)
      if (answer) draft.silent = true
      if (answer === 'read') markRead(draft)
    },
  }
}
