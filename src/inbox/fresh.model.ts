import { vi } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { createTestClock, type TestClock } from '../testing/index.ts'
import { createInbox } from './create-inbox.ts'
import type { Inbox, InboxItem, InboxOptions, InboxStore } from './inbox.ts'
import type { InboxRecord } from '../record/index.ts'

/** A moment in 2026: stamps are times. */
export const START = 1_790_000_000_000
export const DAY = 86_400_000

/** An inbox of its own, with its notifier and a clock that stands still. */
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

/** Another tab: a notifier and an inbox of its own beside the same store, under the same clock. */
export const tab = (clock: TestClock, store: InboxStore): Omit<Fresh, 'clock'> => {
  const notify = createNotifier({ clock })
  return { notify, inbox: createInbox({ notifier: notify, clock, store }) }
}

/** A store of several tabs, as simple as one can be: rows are whole, and the last writer wins. */
export interface SharedRows {
  rows: Map<string, InboxRecord>
  /** How often something was written. */
  saves: number
  /** The place of a tab. */
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

/** Title and state of everything that is listed. */
export const states = (inbox: Inbox): Record<string, InboxItem['state']> =>
  Object.fromEntries(inbox.list('all').map(({ title, state }) => [title, state]))

/** Lets promises that are done be heard of. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** Hears what is said on the console instead of showing it. */
export const complaints = (): unknown[] => {
  const heard: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => void heard.push(error))
  return heard
}
