import type { InboxRecord } from '../record/index.ts'
import type { Database } from './database.ts'

/** Rows that live as long as their page. */
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
