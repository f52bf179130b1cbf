import type { Clock } from '../core/index.ts'
import { complain } from '../core/inside.ts'
import type { InboxRecord } from '../record/index.ts'
import type { Inbox, InboxStore } from './inbox.ts'
import type { Ledger } from './ledger.ts'

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 2000

/** Receives what the store has or other tabs saved; null means that another tab forgot everything. */
type Take = Parameters<InboxStore['listen']>[0]

/** An inbox's connection to its store. */
export interface StoreKeeper {
  /** Starts loading and listening; what loading changes is published once, by `together`. */
  open: (take: Take, together: Ledger['together']) => Inbox['ready']
  /** Runs a call once the store has loaded, or couldn't; not at all if that was before. */
  afterLoading: (call: () => void) => void
  /** Schedules this id's record for the next `flush`; without a record, its row is deleted. */
  note: (id: string) => void
  /** Writes everything noted when the running task ends, or after the previous write. */
  flush: () => void
  /** Discards what was noted, and whatever a load in progress will return. */
  reset: () => void
  forget: () => Promise<void>
  close: () => void
}

/**
 * Loads from a store, listens to it and writes to it. If it fails or is slow, the inbox works from
 * memory, and the console is told once.
 */
export const createStoreKeeper = (
  store: InboxStore,
  clock: Clock,
  get: (id: string) => InboxRecord | undefined,
): StoreKeeper => {
  const noted = new Set<string>()
  /** Calls that wait until the store has loaded; undefined once it has, or can't. */
  let early: (() => void)[] | undefined = []
  /** Counts resets: what was loaded before one is no longer wanted. */
  let era = 0
  let isOpen = false
  /** Whether it has done what it was last asked for, in time. */
  let isWell = false
  let isForgetting = false
  /** The write under way. */
  let saving: Promise<void> | undefined
  let isTold = false
  let leave: (() => void) | undefined

  const tell = (what: string, cause?: unknown): void => {
    if (isTold) return
    isTold = true
    complain(new Error(`belfry: the store ${what}; the inbox works from memory`, { cause }))
  }

  /** Calls the store, which may throw right away or never answer. */
  const ask = async <Answer>(work: () => Promise<Answer>, onLate?: () => void): Promise<Answer> => {
    const giveUp = (): void => {
      tell('does not answer')
      onLate?.()
    }
    // In two halves: a page that was busy all the while finds the answer waiting after the first.
    let timer = clock.setTimeout(() => {
      timer = clock.setTimeout(giveUp, PATIENCE / 2)
    }, PATIENCE / 2)
    try {
      return await work()
    } finally {
      clock.clearTimeout(timer)
    }
  }

  /** Whether the store did something, in the time that it has for it. */
  const inTime = (work: () => Promise<void>, failure: string): Promise<boolean> =>
    new Promise((resolve) => {
      ask(work, () => resolve(false)).then(
        () => resolve(true),
        (error: unknown) => {
          tell(failure, error)
          resolve(false)
        },
      )
    })

  const load = async (take: Take, together: Ledger['together']): Promise<void> => {
    const before = era
    let loaded: readonly unknown[] = []
    try {
      const records = await store.load()
      if (!Array.isArray(records)) throw new TypeError('belfry: load must return an array')
      isOpen = isWell = true
      loaded = records
    } finally {
      const calls = early
      early = undefined
      together(() => {
        if (era === before) take(loaded)
        calls?.forEach((call) => call())
      })
    }
    void write()
  }

  const listen = (take: Take): void => {
    try {
      leave = store.listen(take)
    } catch (error) {
      tell('cannot be listened to', error)
    }
  }

  // What a store in trouble still has is dropped when it is read again; until then, ids of what is gone
  // would only pile up.
  const note = (id: string): void => {
    if (isWell || get(id)) noted.add(id)
    else noted.delete(id)
  }

  const write = async (): Promise<void> => {
    if (!isOpen || isForgetting || saving || !noted.size) return
    const ids = [...noted]
    noted.clear()
    const records = ids.map(get).filter((record) => record !== undefined)
    const dropped = ids.filter((id) => !get(id))
    try {
      saving = ask(
        () => store.save(records, dropped),
        () => (isWell = false),
      )
      await saving
      isWell = true
      saving = undefined
      await write()
    } catch (error) {
      isWell = false
      saving = undefined
      tell('could not write', error)
      // Retried with the next change.
      ids.forEach(note)
    }
  }

  /** What is changed in one go is written in one go: a page that leaves has no time for a second write. */
  const flush = async (): Promise<void> => {
    await Promise.resolve()
    await write()
  }

  const reset = (): void => {
    era++
    noted.clear()
    if (early) early = []
  }

  return {
    open: async (take, together) => {
      const loading = inTime(() => load(take, together), 'could not be read')
      listen(take)
      return (await loading) ? 'stored' : 'memory'
    },
    afterLoading: (call) => early?.push(call),
    note,
    flush: () => void flush(),
    reset,
    forget: async () => {
      const unfinished = saving
      const erase = () => inTime(() => store.forget(), 'could not forget')
      // What comes next must not be erased.
      isForgetting = true
      await erase()
      // It may have been written after that, and would stay.
      if (unfinished && (await inTime(() => unfinished, 'could not write'))) await erase()
      isForgetting = false
      void write()
    },
    close: () => {
      void write()
      if (typeof leave === 'function') leave()
    },
  }
}
