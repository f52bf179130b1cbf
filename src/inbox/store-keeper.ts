import type { Clock } from '../core/index.ts'
import { attempt, complain } from '../core/inside.ts'
import type { InboxRecord } from '../record/index.ts'
import type { Inbox, InboxStore } from './inbox.ts'
import type { Ledger } from './ledger.ts'

/** How long a store may take to answer, in milliseconds. */
const PATIENCE = 2000
/** How long it may take to forget: somebody waits for it, to sign out. */
const FORGETTING = 5000
/** How long another tab may take to write what it has told this one. */
const ELSEWHERE = 1000

/** Receives what the store has or other tabs saved; null means that another tab forgot everything. */
type Take = Parameters<InboxStore['listen']>[0]

/** Receives what the store has. */
interface Listener {
  take: Take
  /** Called before that with how far the relay's time was ahead of the device's. */
  recall: (ahead: string | undefined, rows: readonly unknown[]) => void
  /** Publishes once what loading changes. */
  together: Ledger['together']
}

/** Something that a store was asked for. Both tell whether it was done. */
interface Asked {
  /** Settles when the store has answered, which may be never. */
  readonly ended: Promise<boolean>
  /** Settles once the store has had time to answer, too. */
  readonly inTime: Promise<boolean>
}

/** An inbox's connection to its store. */
export interface StoreKeeper {
  /** Starts loading and listening. */
  open: (listener: Listener) => Inbox['ready']
  /** Runs a call once the store has loaded, or couldn't; not at all if that was before. */
  afterLoading: (call: () => void) => void
  /** Schedules this id's record for the next `flush`; without a record, its row is deleted. */
  note: (id: string) => void
  /** Schedules it too, unless another tab tells within a second that it has written the same. */
  noteLater: (id: string) => void
  /** Unschedules it: the store has it. */
  settle: (id: string) => void
  /** Writes everything noted when the running task ends, or after the previous write. */
  flush: () => void
  /** Has a value kept beside the records, once everything noted is written. */
  keep: (name: string, value: string) => void
  /** Returns a value that was kept beside the records that were loaded. */
  kept: (name: string) => Promise<string | undefined>
  /** Discards what was noted, and whatever a load in progress will return. */
  reset: () => void
  /** Resolves once the store has forgotten everything; else it rejects, within five seconds. */
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
  /** The ids of records that another tab will probably write. */
  const later = new Set<string>()
  let laterTimer: unknown
  /** The values that are still to be written. */
  const unkept = new Map<string, string>()
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

  /** Starts a timer in two halves: a page that was busy all the while finds an answer after the first. */
  const startTimer = (ms: number, task: () => void): (() => void) => {
    let timer = clock.setTimeout(() => {
      timer = clock.setTimeout(task, ms / 2)
    }, ms / 2)
    return () => clock.clearTimeout(timer)
  }

  /** Calls the store, which may throw right away, fail or never answer. */
  const ask = (work: () => Promise<unknown>, failure: string): Asked => {
    let stopTimer!: () => void
    const late = new Promise<boolean>((resolve) => {
      stopTimer = startTimer(PATIENCE, () => {
        tell('does not answer')
        resolve(false)
      })
    })
    const call = async (): Promise<boolean> => {
      try {
        await work()
        return true
      } catch (error) {
        tell(failure, error)
        return false
      } finally {
        stopTimer()
      }
    }
    const ended = call()
    return { ended, inTime: Promise.race([ended, late]) }
  }

  const readAhead = async (): Promise<string | undefined> => {
    const value: unknown = await store.kept?.('ahead')
    return typeof value === 'string' ? value : undefined
  }

  const load = async ({ take, recall, together }: Listener): Promise<void> => {
    const before = era
    let loaded: readonly unknown[] = []
    try {
      const [records, ahead] = await Promise.all([store.load(), readAhead().catch(() => undefined)])
      if (!Array.isArray(records)) throw new TypeError('belfry: load must return an array')
      isOpen = isWell = true
      if (era === before) recall(ahead, records)
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

  /** Asks for a write; returns whether it was done. */
  const askToWrite = async (work: () => Promise<unknown>): Promise<boolean> => {
    const asked = ask(work, 'could not write')
    saving.add(asked)
    void asked.inTime.then((isDone) => (isWell = isDone))
    isWell = await asked.ended
    saving.delete(asked)
    return isWell
  }

  const writeRecords = async (): Promise<void> => {
    const ids = [...noted]
    noted.clear()
    const before = era
    const records = ids.flatMap((id) => get(id) ?? [])
    const dropped = ids.filter((id) => !get(id))
    const isDone = await askToWrite(() => store.save(records, dropped))
    // Tried again with the next change; or another tab forgot everything, perhaps before this was written.
    if (!isDone || (era !== before && !forgetting)) ids.forEach(note)
    // Not awaited: without a pause, each write would keep those before it.
    if (isDone) void write()
  }

  const writeValues = async (): Promise<void> => {
    const values = [...unkept]
    unkept.clear()
    const before = era
    const keep = () => Promise.all(values.map(async ([name, value]) => store.keep?.(name, value)))
    const isDone = await askToWrite(keep)
    for (const [name, value] of values)
      if (!isDone && era === before && !unkept.has(name)) unkept.set(name, value)
    if (isDone) void write()
  }

  const write = async (): Promise<void> => {
    const mustWait = saving.size > 0 && !(store.keepsOrder && isWell)
    if (!isOpen || forgetting || mustWait) return
    if (noted.size) await writeRecords()
    // What they say of the records, such as how far these go, is true once the records are written.
    else if (unkept.size && later.size + saving.size === 0) await writeValues()
  }

  /** Writes what no other tab has written. */
  const writeLater = (): void => {
    clock.clearTimeout(laterTimer)
    laterTimer = undefined
    later.forEach(note)
    later.clear()
    void write()
  }

  /** What is changed in one go is written in one go: a page that leaves has no time for a second write. */
  const flush = (): void => void Promise.resolve().then(write)

  const reset = (): void => {
    era++
    noted.clear()
    later.clear()
    unkept.clear()
    if (early) early = []
  }

  return {
    open: async (listener) => {
      const { inTime } = ask(() => load(listener), 'could not be read')
      // A store that is reading for us may still answer when the inbox is closed.
      const hear: Take = (records) => {
        if (!isClosed) listener.take(records)
      }
      leave = attempt(
        () => store.listen(hear),
        (error) => tell('cannot be listened to', error),
      )
      return (await inTime) ? 'stored' : 'memory'
    },
    afterLoading: (call) => early?.push(call),
    note,
    noteLater: (id) => {
      if (noted.has(id)) return
      later.add(id)
      laterTimer ??= clock.setTimeout(writeLater, ELSEWHERE)
    },
    settle: (id) => {
      noted.delete(id)
      later.delete(id)
    },
    flush,
    keep: (name, value) => {
      unkept.set(name, value)
      flush()
    },
    kept: async (name) => {
      const before = era
      let value: unknown
      const read = async (): Promise<void> => {
        value = await store.kept?.(name)
      }
      // Beside records that could not be read, a value says nothing.
      if (isOpen && !forgetting) await ask(read, 'could not be read').inTime
      return typeof value === 'string' && era === before ? value : undefined
    },
    reset,
    forget: async () => {
      const unfinished = store.keepsOrder ? [] : [...saving].map(({ ended }) => ended)
      const erase = async (): Promise<void> => {
        await store.forget()
        if (unfinished.length === 0) return
        // It may have been written after that, and would stay.
        await Promise.all(unfinished)
        await store.forget()
      }
      // What comes next must not be erased.
      forgetting++
      let stopTimer!: () => void
      const late = new Promise<never>((_, reject) => {
        stopTimer = startTimer(FORGETTING, () => reject(new Error('it does not answer')))
      })
      try {
        await Promise.race([erase(), late])
      } catch (cause) {
        const failure = new Error('belfry: the store could not forget; it may still have items', {
          cause,
        })
        complain(failure)
        throw failure
      } finally {
        stopTimer()
        forgetting--
        void write()
      }
    },
    close: () => {
      isClosed = true
      writeLater()
      if (typeof leave === 'function') leave()
    },
  }
}
