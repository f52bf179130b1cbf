import { callback } from './check.ts'
import { createClaims } from './claims.ts'
import type { Given } from './fields.ts'
import { attempt } from './errors.ts'
import type { Notification } from './notification.ts'
import type { QuietAnswer } from './notifier.ts'
import { markRead } from './read-mark.ts'

/** `isInquiry` says that it is only asked about, and not added. */
type Test<Data> = (notification: Notification<Data>, isInquiry: boolean) => QuietAnswer

/** Spells during which new notifications are silent. */
export interface Quiet<Data> {
  /** Starts a spell and returns a function that ends it, which is safe to call more than once. */
  start: (test?: Test<Data>) => () => void
  /** Returns what the spells would answer for a new one. */
  ask: (notification: Notification<Data>) => QuietAnswer
  /** Silences a new draft, or one that replaces a silent one, unless it sets `silent` itself. */
  silence: (draft: Given<Data>, old: { notification: Notification<Data> } | undefined) => void
}

/** Creates the quiet spells of a notifier. */
export const createQuiet = <Data>(): Quiet<Data> => {
  const tests = createClaims<Test<Data>>()

  /** 'read' wins. A test that throws doesn't silence it. */
  const ask = (notification: Notification<Data>, isInquiry: boolean): QuietAnswer => {
    const answers = tests.all().map((test) => attempt(() => test(notification, isInquiry)))
    return answers.includes('read') ? 'read' : answers.some(Boolean)
  }

  return {
    start: (test = () => true) => {
      callback('test', test)
      return tests.add(test)
    },
    ask: (notification) => ask(notification, true),
    silence: (draft, old) => {
      const isShown = old && !old.notification.silent
      if (!tests.all().length || isShown || draft.silent !== undefined) return
      const id = old?.notification.id ?? draft.id
      const answer = ask(Object.freeze({ ...draft, id }) as Notification<Data>, false)
      if (answer) draft.silent = true
      if (answer === 'read') markRead(draft)
    },
  }
}
