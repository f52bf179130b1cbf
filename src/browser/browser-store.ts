import { name as readName } from '../core/inside.ts'
import type { InboxStore } from '../inbox/index.ts'
import type { InboxRecord } from '../record/index.ts'
import { type Database, createDatabase } from './database.ts'
import { createMemoryRows } from './memory-rows.ts'
import { type Message, type Tabs, joinTabs } from './tabs.ts'

/** How a browser store behaves. */
export interface BrowserStoreOptions {
  /** Keeps everything in memory and in other tabs, and writes nothing. @default false */
  session?: boolean | undefined
}

/** On a server there is no user whose items could be kept. */
const isServer = (): boolean => typeof document === 'undefined' && typeof indexedDB === 'undefined'

/**
 * Creates a store that keeps an inbox in IndexedDB, one row per item, in sync with other tabs. Every
 * account has its own database.
 *
 * @example
 * const inbox = createInbox({ store: createBrowserStore('user-42') })
 */
export const createBrowserStore = (
  account: string,
  { session = false }: BrowserStoreOptions = {},
): InboxStore => {
  const name = `belfry:${readName('account', account)}`
  const inMemory = session || isServer()
  const rows: Database = inMemory ? createMemoryRows() : createDatabase(name)
  let tabs: Tabs | undefined
  /** The database that was last read, as its own row names it. */
  let born: string | undefined
  /** When this tab opened, or last learnt that everything was forgotten. */
  let since = Date.now()
  let forgottenAt = 0

  const tell = (records: readonly unknown[]): void => tabs?.send({ type: 'saved', records, since })

  const forgetAt = (at: number): void => {
    forgottenAt = Math.max(forgottenAt, at)
    since = Math.max(since, at)
    born = undefined
  }

  const load = async (): Promise<readonly unknown[]> => {
    const before = forgottenAt
    const read = await rows.read()
    // It may have been read before all was forgotten.
    if (forgottenAt !== before) return []
    born = read.born
    return read.records
  }

  /** Since all was forgotten, the database is another one; only reading tells which. */
  const learn = (): void => {
    if (born === undefined) load().catch(() => {})
  }

  /** Reads everything again; if the database was recreated, everything was forgotten meanwhile. */
  const catchUp = async (on: Parameters<InboxStore['listen']>[0]): Promise<void> => {
    const before = born
    const records = await load()
    if (before && born && before !== born) {
      since = Date.now()
      on(null)
    }
    on(records)
  }

  const listen: InboxStore['listen'] = (on) => {
    // A channel would keep a server's process alive.
    if (isServer()) return () => {}
    const ask = (): void => tabs?.send({ type: 'ask', since })

    const onMessage = async (message: Message): Promise<void> => {
      // Who said it had not heard yet that all was forgotten.
      if (message.type === 'saved' && message.since >= forgottenAt) {
        if (inMemory) await rows.write(message.records as readonly InboxRecord[], [])
        on(message.records)
        learn()
      }
      if (message.type === 'forgot' && message.at > forgottenAt) {
        forgetAt(message.at)
        // What is written from now on belongs to the next life of the database.
        rows.release()
        if (inMemory) await rows.erase()
        on(null)
      }
      if (message.type === 'ask' && inMemory) {
        // It may have been suspended when all was forgotten.
        if (message.since < forgottenAt) tabs?.send({ type: 'forgot', at: forgottenAt })
        tell((await rows.read()).records)
      }
    }

    tabs = joinTabs(session ? `belfry-session:${account}` : name, {
      onMessage: (message) => void onMessage(message),
      // If reading fails now, the next write reports it.
      onMissed: () => (inMemory ? ask() : void catchUp(on).catch(() => {})),
      onLeave: rows.release,
    })
    if (inMemory) ask()
    return tabs.close
  }

  return {
    load,
    // Transactions of one store come one after the other.
    keepsOrder: true,
    save: (records, dropped) => {
      const writing = rows.write(records, dropped)
      learn()
      // Other tabs hear of it at once, even if this one can't write. After leaving, telling them also
      // releases the connection, once it has written: so they are told even if there is no news.
      tell(records)
      return writing
    },
    listen,
    keep: rows.keep,
    kept: async (name) => (await rows.kept(name)) as string | undefined,
    forget: () => {
      const at = Math.max(Date.now(), forgottenAt + 1)
      // Asked for first: what a tab writes when it hears of it must not be erased.
      const erased = rows.erase()
      tabs?.send({ type: 'forgot', at })
      forgetAt(at)
      return erased
    },
  }
}
