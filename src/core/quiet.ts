import { callback } from './check.ts'
import { attempt } from './host.ts'
import type { Notification } from './notification.ts'
import type { QuietAnswer } from './notifier.ts'

type Test<Data> = (notification: Notification<Data>) => QuietAnswer

/** Spells during which new notifications are silent. */
export interface Quiet<Data> {
  /** Starts a spell, and returns its end, which may be called more than once. */
  start: (test?: Test<Data>) => () => void
  /** Whether there is a spell at all. */
  any: () => boolean
  /** What the spells make of a new one; 'read' prevails. A test that throws lets it pass. */
  ask: (notification: Notification<Data>) => QuietAnswer
}

/** Creates a place for quiet spells. */
export const createQuiet = <Data>(): Quiet<Data> => {
  const spells = new Set<{ test: Test<Data> }>()

  return {
    start: (test = () => true) => {
      callback('test', test)
      const spell = { test }
      spells.add(spell)
      return () => void spells.delete(spell)
    },
    any: () => spells.size > 0,
    ask: (notification) => {
      const answers = [...spells].map(({ test }) => attempt(() => test(notification)))
      return answers.includes('read') ? 'read' : answers.some(Boolean)
    },
  }
}
