import { vi } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { createTestClock, type TestClock } from '../testing/index.ts'
import { createInbox } from './create-inbox.ts'
import type { Inbox, InboxItem, InboxOptions, InboxStore } from './inbox.ts'
import type { InboxRecord } from '../record/index.ts'

/** A moment in 2026, because stamps are times. */
export const START = 1_790_000_000_000
export const DAY = 86_400_000

/** An inbox for one test, with its notifier and a clock that the test drives. */
export interface Fresh {
  clock: TestClock
  notify: Notifier
  inbox: Inbox
}

export const fresh = (options: Omit<InboxOptions, 'notifier' | 'clock'> = {}): Fresh => {
  const clock = createTestClock(START)
  const notify = createNotifier({ clock })
  return { clock, notify, inbox: createInbox({ notifier: notify, clock, ...options }) }
}

/** The same, with items whose ids are their titles, the last one newest. */
export const filled = (...names: string[]): Fresh => {
  const all = fresh()
  for (const title of names) all.inbox.add({ id: title, title })
  return all
}

/** Another tab: its own notifier and inbox with the same store and clock. */
export const tab = (clock: TestClock, store: InboxStore, limit?: number): Omit<Fresh, 'clock'> => {
  const notify = createNotifier({ clock })
  return { notify, inbox: createInbox({ notifier: notify, clock, store, limit }) }
}

/** The simplest store for several tabs: rows are replaced whole, and the last writer wins. */
export interface SharedRows {
  rows: Map<string, InboxRecord>
  /** How many times something was written. */
  saves: number
  /** Opens the store of a tab. */
  open: () => InboxStore
}

export const createSharedRows = (): SharedRows => {
  type On = Parameters<InboxStore['listen']>[0]
  const tabs = new Set<On>()
  const shared: SharedRows = {
    rows: new Map(),
    saves: 0,
    open: () => {
      let own: On | undefined
      const tellOthers = (records: readonly InboxRecord[] | null): void => {
        const heard = structuredClone(records)
        for (const on of tabs) if (on !== own) on(heard)
      }
      return {
        load: async () => structuredClone([...shared.rows.values()]),
        save: async (records, dropped) => {
          shared.saves++
          for (const record of structuredClone(records)) shared.rows.set(record.id, record)
          for (const id of dropped) shared.rows.delete(id)
          tellOthers(records)
        },
        listen: (on) => {
          own = on
          tabs.add(on)
          return () => tabs.delete(on)
        },
        forget: async () => {
          shared.rows.clear()
          tellOthers(null)
        },
      }
    },
  }
  return shared
}

export const titles = (items: readonly { title: string }[]): string[] =>
  items.map(({ title }) => title)

/** Returns the state of everything listed, by title. */
export const states = (inbox: Inbox): Record<string, InboxItem['state']> =>
  Object.fromEntries(inbox.list('all').map(({ title, state }) => [title, state]))

/** Lets the callbacks of settled promises run. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** Collects what is logged to the console, instead of showing it. */
export const complaints = (): unknown[] => {
  const heard: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => void heard.push(error))
  return heard
}

/** A store that does everything right, but for what a test says. */
export const storeThat = (does: Partial<InboxStore>): InboxStore => ({
  ...createSharedRows().open(),
  ...does,
})
