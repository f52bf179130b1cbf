import type { InboxRecord } from '../record/index.ts'

const ROWS = 'records'
/** Values beside the records, by name. */
const VALUES = 'values'
/** The row that tells a database from one that was erased and recreated. */
const BORN = 'belfry:born'

/** What a database holds. */
interface Rows {
  /** Changes when everything was erased and the database recreated. */
  readonly born: string
  readonly records: readonly unknown[]
}

/** An account's rows in IndexedDB. Every call may reject, or never answer. */
export interface Database {
  read: () => Promise<Rows>
  write: (records: readonly InboxRecord[], dropped: readonly string[]) => Promise<void>
  /** Keeps a value beside the records; null erases it. */
  keep: (name: string, value: string | null) => Promise<void>
  kept: (name: string) => Promise<unknown>
  /** Resolves once nothing is left to be read. */
  erase: () => Promise<void>
  /** Closes the connection; the next call opens another. */
  release: () => void
}

const answerTo = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    // A full disk is reported by the abort, not by an error.
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

const createBirth = () => ({ id: BORN, at: `${Date.now()}-${Math.random()}` })

/** Asks for a connection, in whatever version: a newer copy of the package may have upgraded it. */
const openDatabase = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(VALUES)
    request.result.createObjectStore(ROWS, { keyPath: 'id' }).put(createBirth())
  })
  return answerTo(request)
}

/** Creates a database that is opened on first use. */
export const createDatabase = (name: string): Database => {
  let connection: Promise<IDBDatabase> | undefined

  const open = async (): Promise<IDBDatabase> => {
    const database = await openDatabase(name)
    // A newer version of the page may upgrade it, and another tab may erase it: don't block either.
    database.addEventListener('versionchange', release)
    database.addEventListener('close', release)
    return database
  }

  const release = (): void => {
    const old = connection
    connection = undefined
    old?.then(
      (database) => database.close(),
      () => {},
    )
  }

  const connect = async (store: string, mode?: IDBTransactionMode): Promise<IDBTransaction> => {
    connection ??= open()
    return (await connection).transaction(store, mode)
  }

  const begin = (store: string, mode?: IDBTransactionMode): Promise<IDBTransaction> =>
    connect(store, mode).catch(() => {
      // It could not be opened before, or Safari closed it without telling while the page was suspended.
      release()
      return connect(store, mode)
    })

  const change = async (store: string, work: (rows: IDBObjectStore) => void): Promise<void> => {
    const transaction = await begin(store, 'readwrite')
    work(transaction.objectStore(store))
    const end = endOf(transaction)
    transaction.commit()
    await end
  }

  /** Begins another life: an erased database that was not deleted yet has no row that tells. */
  const beBorn = async (): Promise<string> => {
    const rows = (await begin(ROWS, 'readwrite')).objectStore(ROWS)
    const born = (await answerTo(rows.get(BORN))) as { at: string } | undefined
    const { at } = born ?? createBirth()
    if (!born) rows.put({ id: BORN, at })
    return at
  }

  return {
    read: async () => {
      const rows = (await begin(ROWS)).objectStore(ROWS)
      const all = (await answerTo(rows.getAll())) as { id: string; at?: string }[]
      const born = all.find(({ id }) => id === BORN)
      return { born: born?.at ?? (await beBorn()), records: all.filter((row) => row !== born) }
    },
    write: (records, dropped) =>
      change(ROWS, (rows) => {
        for (const record of records) rows.put(record)
        for (const id of dropped) rows.delete(id)
      }),
    keep: (key, value) =>
      change(VALUES, (values) => {
        if (value === null) values.delete(key)
        else values.put(value, key)
      }),
    kept: async (key) => answerTo((await begin(VALUES)).objectStore(VALUES).get(key)),
    erase: async () => {
      // Without IndexedDB, nothing was ever written.
      if (typeof indexedDB === 'undefined') return
      release()
      const opening = openDatabase(name)
      // Asked for at once, so that what other tabs write from now on comes after it. A tab that hangs can
      // block it for as long as it hangs, but not the transaction that empties the database before.
      indexedDB.deleteDatabase(name)
      const database = await opening
      const stores = [...database.objectStoreNames]
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
      for (const store of stores) transaction.objectStore(store).clear()
      const end = endOf(transaction)
      transaction.commit()
      database.close()
      await end
    },
    release,
  }
}
