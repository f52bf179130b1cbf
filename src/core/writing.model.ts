import {
  type ModelFields,
  type ModelItem,
  type ModelState,
  byId,
  byKey,
  withoutUndefined,
} from './state.model.ts'

const comparedFields = [
  'title',
  'type',
  'pending',
  'key',
  'priority',
  'silent',
  'data',
  'duration',
] as const

/** The operations that write to the queue; `startTime` gives an item its full display time. */
export function createWriting(state: ModelState, startTime: (item: ModelItem) => void) {
  function tell(type: string, { fields }: ModelItem, reason = '', by = ''): void {
    state.log.push(`${type} ${fields.id} ${fields.title} ${reason} ${by}`)
    state.changed = true
  }

  function takeKey(item: ModelItem): void {
    state.keyTakers = [...state.keyTakers.filter((other) => other !== item), item]
  }

  return {
    add: (given: ModelFields, freshId: string): ModelItem => {
      const fields = withoutUndefined({ type: 'info' as const, ...withoutUndefined(given) })
      const sameId = byId(state, fields.id)
      const sameKey = byKey(state, fields.key)
      const old = sameId ?? sameKey
      if (fields.silent === undefined && (!old || old.fields.silent)) {
        if (state.spells.some(({ silences }) => silences(fields))) fields.silent = true
      }
      const item: ModelItem = old ?? {
        fields: { id: '' },
        version: {},
        arrival: 0,
        shown: false,
        acting: false,
        full: Infinity,
        left: Infinity,
        ran: false,
        late: false,
      }
      const id = old ? old.fields.id : (fields.id ?? freshId)
      const count = !sameId && sameKey ? { count: (sameKey.fields.count ?? 1) + 1 } : {}
      takeKey(item)
      item.fields = { ...fields, id, ...count }
      item.version = {}
      item.acting = false
      if (!sameId) {
        item.arrival = ++state.arrivals
        state.queue = [...state.queue.filter((other) => other !== item), item]
      }
      startTime(item)
      tell(old ? 'updated' : 'added', item)
      return item
    },

    update: (id: string, changes: ModelFields): boolean => {
      const item = byId(state, id)
      if (!item) return false
      const before = item.fields
      const defaults = Object.hasOwn(changes, 'type') ? { type: changes.type ?? 'info' } : {}
      const endsPending =
        !('pending' in changes) && 'type' in defaults && defaults.type !== before.type
      const pending = endsPending ? { pending: undefined } : {}
      const after = withoutUndefined({ ...before, ...pending, ...changes, ...defaults, id })
      const differs = (field: keyof ModelFields) => before[field] !== after[field]
      const restarts =
        'duration' in changes ||
        differs('title') ||
        differs('type') ||
        (before.pending === true && !after.pending)
      if (restarts || comparedFields.some(differs)) {
        takeKey(item)
        item.fields = after
        if (restarts) startTime(item)
        tell('updated', item)
      }
      return true
    },

    close: (item: ModelItem, reason: string, by?: string): void => {
      item.closedBy = by
      state.keyTakers = state.keyTakers.filter((other) => other !== item)
      state.queue = state.queue.filter((other) => other !== item)
      tell('closed', item, reason, by)
    },
  }
}
