import type { InboxStore } from '../inbox/index.ts'

/** Creates a store whose rows outlive the page. */
export function createKeptRows(): {
  store: InboxStore
  rows: Map<string, unknown>
  values: Map<string, string>
  ids: () => string[]
} {
  const rows = new Map<string, unknown>()
  const values = new Map<string, string>()
  return {
    rows,
    values,
    ids: () => [...rows.keys()],
    store: {
      load: async () => structuredClone([...rows.values()]),
      save: async (records, dropped) => {
        for (const record of structuredClone(records)) rows.set(record.id, record)
        for (const id of dropped) rows.delete(id)
      },
      listen: () => () => {},
      keep: async (name, value) => {
        if (value === null) values.delete(name)
        else values.set(name, value)
      },
      kept: async (name) => values.get(name),
      forget: async () => {
        rows.clear()
        values.clear()
      },
    },
  }
}
