import type { Clock } from '../core/index.ts'
import { attempt, complain } from '../core/inside.ts'
import type { InboxRecord } from '../record/index.ts'
import type { Inbox, InboxStore } from './inbox.ts'
import type { Ledger } from './ledger.ts'

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 2000

/** Receives what the store has or other tabs saved; null means that another tab forgot everything. */
type Take = Parameters<InboxStore['listen']>[0]

/** Something that a store was asked for. Both tell whether it was done. */
interface Asked {
  /** Settles when the store has answered, which may be never. */
  readonly ended: Promise<boolean>
  /** Settles once the store has had time to answer, too. */
  readonly inTime: Promise<boolean>
}

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
  /** How many times it is being asked to forget everything. */
  let forgetting = 0
  /** The writes under way. */
  const saving = new Set<Asked>()
  let isTold = false
  let leave: (() => void) | undefined
  let isClosed = false

  const tell = (what: string, cause?: unknown): void => {
    if (isTold) return
    isTold = true
    complain(new Error(`belfry: the store ${what}; the inbox works from memory`, { cause }))
  }

  /** Calls the store, which may throw right away, fail or never answer. */
  const ask = (work: () => Promise<unknown>, failure: string): Asked => {
    let timer: unknown
    const late = new Promise<boolean>((resolve) => {
      const giveUp = (): void => {
        tell('does not answer')
        resolve(false)
      }
      // In two halves: a page that was busy all the while finds the answer waiting after the first.
      timer = clock.setTimeout(() => {
        timer = clock.setTimeout(giveUp, PATIENCE / 2)
      }, PATIENCE / 2)
    })
    const call = async (): Promise<boolean> => {
      try {
        await work()
        return true
      } catch (error) {
        tell(failure, error)
        return false
      } finally {
        clock.clearTimeout(timer)
      }
    }
    const ended = call()
    return { ended, inTime: Promise.race([ended, late]) }
  }

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

  // What a store in trouble still has is dropped when it is read again; until then, ids of what is gone
  // would only pile up.
  const note = (id: string): void => {
    if (isWell || get(id)) noted.add(id)
    else noted.delete(id)
  }

  const write = async (): Promise<void> => {
    const mustWait = saving.size > 0 && !(store.keepsOrder && isWell)
    if (!isOpen || forgetting || mustWait || !noted.size) return
    const ids = [...noted]
    noted.clear()
    const before = era
    const records = ids.flatMap((id) => get(id) ?? [])
    const dropped = ids.filter((id) => !get(id))
    const asked = ask(() => store.save(records, dropped), 'could not write')
    saving.add(asked)
    void asked.inTime.then((isDone) => (isWell = isDone))
    const isDone = (isWell = await asked.ended)
    saving.delete(asked)
    // Tried again with the next change; or another tab forgot everything, perhaps before this was written.
    if (!isDone || (era !== before && !forgetting)) ids.forEach(note)
    // Not awaited: without a pause, each write would keep those before it.
    if (isDone) void write()
  }

  /** What is changed in one go is written in one go: a page that leaves has no time for a second write. */
  const flush = (): void => void Promise.resolve().then(write)

  const reset = (): void => {
    era++
    noted.clear()
    if (early) early = []
  }

  return {
    open: async (take, together) => {
      const { inTime } = ask(() => load(take, together), 'could not be read')
      // A store that is reading for us may still answer when the inbox is closed.
      const hear: Take = (records) => {
        if (!isClosed) take(records)
      }
      leave = attempt(
        () => store.listen(hear),
        (error) => tell('cannot be listened to', error),
      )
      return (await inTime) ? 'stored' : 'memory'
    },
    afterLoading: (call) => early?.push(call),
    note,
    flush,
    reset,
    forget: async () => {
      const unfinished = [...saving].map(({ ended }) => ended)
      const allWritten = () => ask(() => Promise.all(unfinished), 'could not write').inTime
      const erase = () => ask(() => store.forget(), 'could not forget').inTime
      // What comes next must not be erased.
      forgetting++
      await erase()
      // It may have been written after that, and would stay.
      if (unfinished.length && (await allWritten())) await erase()
      forgetting--
      void write()
    },
    close: () => {
      isClosed = true
      void write()
      if (typeof leave === 'function') leave()
    },
  }
}
