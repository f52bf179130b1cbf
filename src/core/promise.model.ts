import {
  type ModelFields,
  type ModelState,
  byId,
  byKey,
  byVersion,
  withoutUndefined,
} from './state.model.ts'
import type { createWriting } from './writing.model.ts'

type Writing = ReturnType<typeof createWriting>

/** Shows `loading`; the result settles it, once, with a state or null, or aborts it. */
export const createModelPromise =
  (state: ModelState, { add, close }: Writing, operation: <Result>(work: () => Result) => Result) =>
  (loading: ModelFields | null, freshId: string) => {
    const first =
      loading &&
      operation(() => add({ type: 'info', pending: true, ...withoutUndefined(loading) }, freshId))
    const version = first?.version
    let over = false
    const current = () => version && byVersion(state, first.fields.id, version)

    /** The outcome of a card that a person closed: it gives up an id or key that another one has. */
    function addSilent({ id, key, data }: ModelFields, named: ModelFields, nextId: string): void {
      const fields = { ...withoutUndefined({ key, data }), ...named }
      const free = {
        id: byId(state, id) ? undefined : id,
        key: byKey(state, fields.key) ? undefined : fields.key,
      }
      add(withoutUndefined({ ...fields, ...free, silent: true }), nextId)
    }

    return {
      settle(type: ModelFields['type'], shown: ModelFields | null, nextId: string) {
        const isSilent =
          first &&
          !state.queue.includes(first) &&
          first.version === version &&
          first.closedBy === 'user'
        if (over || (first && !current() && !isSilent)) return
        over = true
        const last = current()
        operation(() => {
          if (shown === null) {
            if (last) close(last, 'dismissed')
            return
          }
          const named = { type, ...withoutUndefined(shown) }
          if (isSilent) return addSilent(first.fields, named, nextId)
          const { id, key, data } = last?.fields ?? {}
          add({ ...withoutUndefined({ key, data }), ...named, id }, nextId)
        })
      },
      abort() {
        const last = over ? undefined : current()
        over = true
        if (last) operation(() => close(last, 'dismissed'))
      },
    }
  }
