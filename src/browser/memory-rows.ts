import type { InboxRecord } from '../record/index.ts'
import type { Database } from './database.ts'

/** Creates rows that last as long as the page. */
export const createMemoryRows = (): Database => {
  const rows = new Map<string, InboxRecord>()
  const values = new Map<string, string>()
  return {
    read: async () => ({ born: '', records: [...rows.values()] }),
    write: async (records, dropped) => {
      for (const record of records) rows.set(record.id, record)
      for (const id of dropped) rows.delete(id)
    },
    keep: async (name, value) => {
      if (value === null) values.delete(name)
      else values.set(name, value)
    },
    kept: async (name) => values.get(name),
    erase: async () => {
      rows.clear()
      values.clear()
    },
    release: () => {},
  }
}
