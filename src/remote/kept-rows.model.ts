import type { InboxStore } from '../inbox/index.ts'

/** Creates a store whose rows outlive the page. */
export function createKeptRows(): { store: InboxStore; ids: () => string[] } {
  const rows = new Map<string, unknown>()
  return {
    ids: () => [...rows.keys()],
    store: {
      load: async () => structuredClone([...rows.values()]),
      save: async (records, dropped) => {
        for (const record of structuredClone(records)) rows.set(record.id, record)
        for (const id of dropped) rows.delete(id)
      },
      listen: () => () => {},
      forget: async () => rows.clear(),
    },
  }
}
