import type { InboxRecord } from '../record/index.ts'

const ROWS = 'records'
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

/** Creates a database that is opened on first use. */
export const createDatabase = (name: string): Database => {
  let connection: Promise<IDBDatabase> | undefined

  const open = async (): Promise<IDBDatabase> => {
    // In whatever version it is: a newer copy of the package may have upgraded it.
    const request = indexedDB.open(name)
    request.addEventListener('upgradeneeded', () => {
      const rows = request.result.createObjectStore(ROWS, { keyPath: 'id' })
      rows.put({ id: BORN, at: `${Date.now()}-${Math.random()}` })
    })
    const database = await answerTo(request)
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

  const connect = async (mode?: IDBTransactionMode): Promise<IDBTransaction> => {
    connection ??= open()
    return (await connection).transaction(ROWS, mode)
  }

  const begin = (mode?: IDBTransactionMode): Promise<IDBTransaction> =>
    connect(mode).catch(() => {
      // It could not be opened before, or Safari closed it without telling while the page was suspended.
      release()
      return connect(mode)
    })

  return {
    read: async () => {
      const rows = (await begin()).objectStore(ROWS)
      const all = (await answerTo(rows.getAll())) as { id: string; at?: string }[]
      const born = all.find(({ id }) => id === BORN)
      return { born: born?.at ?? '', records: all.filter((row) => row !== born) }
    },
    write: async (records, dropped) => {
      const transaction = await begin('readwrite')
      const rows = transaction.objectStore(ROWS)
      for (const record of records) rows.put(record)
      for (const id of dropped) rows.delete(id)
      const end = endOf(transaction)
      transaction.commit()
      await end
    },
    erase: async () => {
      release()
      await answerTo(indexedDB.deleteDatabase(name))
    },
    release,
  }
}
