import type { InboxRecord } from '../record/index.ts'
import type { Database } from './database.ts'

/** Creates rows that last as long as the page. */
export const createMemoryRows = (): Database => {
  const rows = new Map<string, InboxRecord>()
  return {
    read: async () => ({ born: '', records: [...rows.values()] }),
    write: async (records, dropped) => {
      for (const record of records) rows.set(record.id, record)
      for (const id of dropped) rows.delete(id)
    },
    erase: async () => rows.clear(),
    release: () => {},
  }
}
