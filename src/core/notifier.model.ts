import { arrange } from './arrange.model.ts'
import { createModelPromise } from './promise.model.ts'
import {
  type ModelFields,
  type ModelItem,
  type ModelOptions,
  byId,
  byVersion,
  createState,
} from './state.model.ts'
import { createModelTime } from './time.model.ts'
import { createWriting } from './writing.model.ts'

export type { ModelFields, ModelOptions } from './state.model.ts'

/** Adds one to the others; the returned function removes it. */
const join = <One>(others: One[], one: One): (() => void) => {
  others.push(one)
  return () => {
    if (others.includes(one)) others.splice(others.indexOf(one), 1)
  }
}

/**
 * The specification again, as simply as possible: arrays, sorting, and time that is subtracted from
 * each notification as it passes. Slow, and meant to be obviously right. The property tests compare
 * the notifier with it.
 */
export function createModel(options: ModelOptions) {
  const state = createState(options)
  const time = createModelTime(state)
  const writing = createWriting(state, time.start)
  const { close } = writing
  let depth = 0

  function settle(): void {
    arrange(state)
    time.notice()
  }

  function publish(): void {
    if (state.changed) state.log.push(`list ${state.queue.map(({ fields }) => fields.id).join()}`)
    state.changed = false
    time.setWakeUp()
  }

  function operation<Result>(work: () => Result): Result {
    depth++
    const result = work()
    settle()
    depth--
    if (depth === 0) publish()
    return result
  }

  return {
    log: () => state.log.splice(0),
    list: () => state.queue.map(({ fields }) => fields),
    shown: () =>
      state.queue
        .filter(({ shown }) => shown)
        .sort((a, b) => a.arrival - b.arrival)
        .map(({ fields }) => fields.id),
    remaining: () =>
      state.queue.map(({ fields, left }) =>
        fields.pending || state.pace === Infinity ? Infinity : Math.max(0, left * state.pace),
      ),
    waiting: () => state.queue.filter(({ fields, shown }) => !shown && !fields.silent).length,

    look: time.look,
    untilWakeUp: time.untilWakeUp,
    wait: time.wait,
    wake() {
      const ended = time.wake()
      operation(() => {
        for (const item of ended) close(item, 'expired')
      })
    },

    add: (fields: ModelFields, freshId: string) =>
      operation(() => writing.add(fields, freshId).fields.id),
    update: (id: string, changes: ModelFields) => operation(() => writing.update(id, changes)),
    dismiss: (id: string, by?: string) =>
      operation(() => {
        const item = byId(state, id)
        if (item) close(item, 'dismissed', by)
        return item !== undefined
      }),
    clear: (by?: string) =>
      operation(() => {
        for (const item of state.queue) if (!by || !item.fields.silent) close(item, 'cleared', by)
      }),
    configure: (changes: Partial<ModelOptions>) =>
      operation(() => {
        state.options = { ...state.options, ...changes }
      }),
    quiet: (silences: (fields: ModelFields) => boolean) => join(state.spells, { silences }),
    stretch(times: number) {
      const setPace = () => {
        state.pace = Math.max(1, ...state.stretches.map((one) => one.times))
        time.setWakeUp()
      }
      const leave = operation(() => {
        const leave = join(state.stretches, { times })
        setPace()
        return leave
      })
      return () =>
        operation(() => {
          leave()
          setPace()
        })
    },

    /** Starts the action; the returned function ends it. */
    act(id: string) {
      const item = byId(state, id)
      const action = item?.fields.action
      const starts = operation(() => {
        if (!item || !action || item.acting) return false
        item.acting = true
        return true
      })
      if (!starts || !item) return undefined
      const { version } = item
      return (succeeded: boolean) =>
        operation(() => {
          if (!byVersion(state, id, version)) return
          item.acting = false
          if (succeeded && !action?.keepOpen) close(item, 'acted')
        })
    },

    hold(id?: string) {
      const hasChanged = () => {
        settle()
        time.setWakeUp()
      }
      const leave = operation(() => {
        const leave = join(state.holds, { id })
        hasChanged()
        return leave
      })
      return () =>
        operation(() => {
          leave()
          hasChanged()
        })
    },

    offer(size: number) {
      const view = { room: size, readable: undefined as Set<ModelItem> | undefined }
      const makeRoom = () => {
        state.room = state.views[0]?.room ?? state.room
      }
      const leave = operation(() => {
        const leave = join(state.views, view)
        makeRoom()
        return leave
      })
      return {
        resize: (next: number) =>
          operation(() => {
            view.room = next
            makeRoom()
          }),
        readable: (ids?: readonly string[]) =>
          operation(() => {
            view.readable =
              ids && new Set(state.queue.filter(({ fields }) => ids.includes(fields.id)))
          }),
        leave: () =>
          operation(() => {
            if (state.views[0] === view && state.views.length > 1) state.changed = true
            leave()
            makeRoom()
          }),
      }
    },

    batch: (work: () => void) => operation(work),
    promise: createModelPromise(state, writing, operation),
  }
}
