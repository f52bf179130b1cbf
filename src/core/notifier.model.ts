/**
 * The specification once more, as plainly as it can be said: arrays, sorting, and time that is taken
 * off each notification as it passes. Slow, and meant to be obviously right. The properties compare
 * the notifier with it.
 */

type Type = 'info' | 'success' | 'warning' | 'error'

/** The fields that make a difference to queue, time or publishing. */
export interface ModelFields {
  id?: string | undefined
  title?: string | undefined
  type?: Type | undefined
  duration?: number | undefined
  pending?: boolean | undefined
  key?: string | undefined
  priority?: number | undefined
  silent?: boolean | undefined
  data?: unknown
  action?: { label: string; keepOpen?: boolean } | undefined
}

export interface ModelOptions {
  duration: number | ((fields: { type?: Type | undefined }) => number)
  limit: number
  overflow: 'newest-first' | 'oldest-first'
}

interface Item {
  fields: ModelFields & { id: string; count?: number }
  /** Tells it from another one that has, or had, the same id. */
  version: object
  /** When it came to the end of the queue. */
  arrival: number
  shown: boolean
  acting: boolean
  full: number
  left: number
  closedBy?: string | undefined
  /** Whether its time ran at the last look, and whether it began to after the clock was set back. */
  ran: boolean
  late: boolean
}

const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

export function createModel(options: ModelOptions) {
  let { duration, limit, overflow } = options
  let queue: Item[] = []
  let keyTakers: Item[] = []
  let holds: { id: string | undefined }[] = []
  let views: { room: number; readable: Set<Item> | undefined }[] = []
  let spells: { silences: (fields: ModelFields) => boolean }[] = []
  let stretches: { times: number }[] = []
  let pace = 1
  let room = Infinity
  let arrivals = 0

  // The wall clock, the display time's last look at it, and the wake-up that is pending.
  let now = 0
  let wakeUp: number | undefined
  let untilWakeUp = Infinity
  /** What display time has left to run until then, and whether the clock was set back meanwhile. */
  let runsUntilWakeUp = Infinity
  let setBack = false

  let log: string[] = []
  let changed = false
  let depth = 0

  // A host waits for less than 2³¹ ms at a time.
  const waitFor = ({ left }: Item) => Math.min(2e9, Math.max(0, Math.ceil(left * pace - 1e-6)))
  const byId = (id: string | undefined) => queue.find(({ fields }) => fields.id === id)
  const heldById = ({ fields }: Item) => holds.some(({ id }) => id === fields.id)
  const rank = ({ fields }: Item) => fields.priority ?? (fields.type === 'error' ? 1 : 0)
  const canRead = (item: Item) => views[0]?.readable?.has(item) ?? true
  const runs = (item: Item): boolean =>
    (item.fields.silent === true || (item.shown && canRead(item))) &&
    !item.fields.pending &&
    !item.acting &&
    item.left < Infinity

  /** Display time runs up to 2 s past the pending wake-up, and never backwards. */
  function look(time: number): void {
    if (wakeUp !== undefined && time < now) {
      wakeUp -= now - time
      setBack = true
    } else if (wakeUp !== undefined) {
      runFor(Math.max(0, Math.min(time, wakeUp + 2000) - now), () => true)
    }
    now = time
  }

  function runFor(ms: number, which: (item: Item) => boolean): void {
    runsUntilWakeUp -= ms
    for (const item of queue.filter(runs).filter(which)) item.left -= ms / pace
  }

  function setWakeUp(): void {
    const waits = queue.filter(runs).map(waitFor)
    const stands = holds.length > 0 || pace === Infinity || waits.length === 0
    const next = stands ? undefined : now + Math.min(...waits)
    if (next !== undefined && next === wakeUp) return
    wakeUp = next
    untilWakeUp = runsUntilWakeUp = stands ? Infinity : Math.min(...waits)
    setBack = false
    for (const item of queue) item.late = false
  }

  /** At most as many as there is room for: first those shown and held, the others by rank; then by age. */
  function arrange(): void {
    const pinnedRank = (item: Item) => (item.shown && heldById(item) ? 1e9 : rank(item))
    const age = (a: Item, b: Item) =>
      overflow === 'newest-first' ? b.arrival - a.arrival : a.arrival - b.arrival
    const best = queue
      .filter(({ fields }) => !fields.silent)
      .sort((a, b) => pinnedRank(b) - pinnedRank(a) || age(a, b))
      .slice(0, Math.min(limit, room))
    for (const item of queue) {
      const shown = best.includes(item)
      if (shown !== item.shown) changed = true
      if (shown !== item.shown) for (const { readable } of views) readable?.delete(item)
      const isCovered = !shown && item.shown && !item.fields.silent
      if (isCovered) item.left = Math.max(item.left, Math.min(item.full, 1000))
      item.shown = shown
    }
    for (const item of queue) {
      if (setBack && runs(item) && !item.ran) item.late = true
      item.ran = runs(item)
    }
  }

  function operation<Result>(work: () => Result): Result {
    depth++
    const result = work()
    arrange()
    depth--
    if (depth === 0) publish()
    return result
  }

  function publish(): void {
    if (changed) log.push(`list ${queue.map(({ fields }) => fields.id).join()}`)
    changed = false
    setWakeUp()
  }

  function tell(type: string, { fields }: Item, reason = '', by = ''): void {
    log.push(`${type} ${fields.id} ${fields.title} ${reason} ${by}`)
    changed = true
  }

  function startTime(item: Item): void {
    const ms =
      item.fields.duration ?? (typeof duration === 'number' ? duration : duration(item.fields))
    item.full = item.left = ms || Infinity
    if (setBack) item.late = true
  }

  /** Several may have one key: it belongs to who took it last, then to who did before. */
  const byKey = (key: string | undefined): Item | undefined =>
    keyTakers.filter(({ fields }) => key !== undefined && fields.key === key).at(-1)

  function takeKey(item: Item): void {
    keyTakers = [...keyTakers.filter((other) => other !== item), item]
  }

  function close(item: Item, reason: string, by?: string): void {
    item.closedBy = by
    keyTakers = keyTakers.filter((other) => other !== item)
    queue = queue.filter((other) => other !== item)
    tell('closed', item, reason, by)
  }

  function add(given: ModelFields, freshId: string): Item {
    const fields = withoutUndefined({ type: 'info' as const, ...withoutUndefined(given) })
    const sameId = byId(fields.id)
    const sameKey = byKey(fields.key)
    const old = sameId ?? sameKey
    if (fields.silent === undefined && (!old || old.fields.silent)) {
      if (spells.some(({ silences }) => silences(fields))) fields.silent = true
    }
    const item: Item = old ?? {
      ...{ fields: { id: '' }, version: {}, arrival: 0, shown: false, acting: false },
      ...{ full: Infinity, left: Infinity, ran: false, late: false },
    }
    const id = old ? old.fields.id : (fields.id ?? freshId)
    const count = !sameId && sameKey ? { count: (sameKey.fields.count ?? 1) + 1 } : {}
    takeKey(item)
    item.fields = { ...fields, id, ...count }
    item.version = {}
    item.acting = false
    if (!sameId) {
      item.arrival = ++arrivals
      queue = [...queue.filter((other) => other !== item), item]
    }
    startTime(item)
    tell(old ? 'updated' : 'added', item)
    return item
  }

  function update(id: string, changes: ModelFields): boolean {
    const item = byId(id)
    if (!item) return false
    const before = item.fields
    const defaults = Object.hasOwn(changes, 'type') ? { type: changes.type ?? 'info' } : {}
    const endsPending =
      !('pending' in changes) && 'type' in defaults && defaults.type !== before.type
    const after = withoutUndefined({
      ...before,
      ...(endsPending ? { pending: undefined } : {}),
      ...changes,
      ...defaults,
      id,
    })
    const differs = (field: keyof ModelFields) => before[field] !== after[field]
    const restarts =
      'duration' in changes ||
      differs('title') ||
      differs('type') ||
      (before.pending === true && !after.pending)
    const any = (
      ['title', 'type', 'pending', 'key', 'priority', 'silent', 'data', 'duration'] as const
    ).some(differs)
    if (restarts || any) {
      takeKey(item)
      item.fields = after
      if (restarts) startTime(item)
      tell('updated', item)
    }
    return true
  }

  const find = (id: string, version: object) =>
    queue.find((item) => item.fields.id === id && item.version === version)

  return {
    log: () => log.splice(0),
    list: () => queue.map(({ fields }) => fields),
    shown: () =>
      queue
        .filter(({ shown }) => shown)
        .sort((a, b) => a.arrival - b.arrival)
        .map(({ fields }) => fields.id),
    remaining: () =>
      queue.map(({ fields, left }) =>
        fields.pending || pace === Infinity ? Infinity : Math.max(0, left * pace),
      ),
    waiting: () => queue.filter(({ fields, shown }) => !shown && !fields.silent).length,

    look,
    /** How long the host waits until it wakes the notifier. */
    untilWakeUp: () => untilWakeUp,
    /** The host lets so much of that time pass. */
    wait(ms: number) {
      untilWakeUp = Math.max(0, untilWakeUp - ms)
    },
    wake() {
      if (runsUntilWakeUp > 2000) runFor(runsUntilWakeUp, (item) => !item.late)
      wakeUp = undefined
      operation(() => {
        const ended = queue
          .filter((item) => runs(item) && item.left <= 1e-6)
          .sort((a, b) => a.left - b.left || a.arrival - b.arrival)
        for (const item of ended) close(item, 'expired')
      })
    },

    add: (fields: ModelFields, freshId: string) => operation(() => add(fields, freshId).fields.id),
    update: (id: string, changes: ModelFields) => operation(() => update(id, changes)),
    dismiss: (id: string, by?: string) =>
      operation(() => {
        const item = byId(id)
        if (item) close(item, 'dismissed', by)
        return item !== undefined
      }),
    clear: (by?: string) =>
      operation(() => {
        for (const item of queue) if (!by || !item.fields.silent) close(item, 'cleared', by)
      }),
    configure: (changes: Partial<ModelOptions>) =>
      operation(() => {
        ;({ duration, limit, overflow } = { duration, limit, overflow, ...changes })
      }),
    quiet(silences: (fields: ModelFields) => boolean) {
      const spell = { silences }
      spells.push(spell)
      return () => {
        spells = spells.filter((other) => other !== spell)
      }
    },
    stretch(times: number) {
      const own = { times }
      const setPace = () => {
        pace = Math.max(1, ...stretches.map((one) => one.times))
        setWakeUp()
      }
      operation(() => {
        stretches.push(own)
        setPace()
      })
      return () =>
        operation(() => {
          stretches = stretches.filter((other) => other !== own)
          setPace()
        })
    },

    /** Starts the action; the answer ends it. */
    act(id: string) {
      const item = byId(id)
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
          if (!find(id, version)) return
          item.acting = false
          if (succeeded && !action?.keepOpen) close(item, 'acted')
        })
    },

    hold(id?: string) {
      const hold = { id }
      const hasChanged = () => {
        arrange()
        setWakeUp()
      }
      operation(() => {
        holds.push(hold)
        hasChanged()
      })
      return () =>
        operation(() => {
          holds = holds.filter((other) => other !== hold)
          hasChanged()
        })
    },

    offer(size: number) {
      const view = { room: size, readable: undefined as Set<Item> | undefined }
      const makeRoom = () => {
        room = views[0]?.room ?? room
      }
      operation(() => {
        views.push(view)
        makeRoom()
      })
      return {
        resize: (next: number) =>
          operation(() => {
            view.room = next
            makeRoom()
          }),
        readable: (ids?: readonly string[]) =>
          operation(() => {
            view.readable = ids && new Set(queue.filter(({ fields }) => ids.includes(fields.id)))
          }),
        leave: () =>
          operation(() => {
            if (views[0] === view && views.length > 1) changed = true
            views = views.filter((other) => other !== view)
            makeRoom()
          }),
      }
    },

    batch: (work: () => void) => operation(work),

    /** Shows `loading`; the answer settles it, once, with a state or null, or aborts it. */
    promise(loading: ModelFields | null, freshId: string) {
      const first =
        loading &&
        operation(() => add({ type: 'info', pending: true, ...withoutUndefined(loading) }, freshId))
      const version = first?.version
      let over = false
      const current = () => version && find(first.fields.id, version)
      return {
        settle(type: Type, state: ModelFields | null, nextId: string) {
          const isSilent =
            first &&
            !queue.includes(first) &&
            first.version === version &&
            first.closedBy === 'user'
          if (over || (first && !current() && !isSilent)) return
          over = true
          const last = current()
          if (isSilent && state !== null) {
            const { id, data } = first.fields
            const { key, ...rest } = {
              ...withoutUndefined({ key: first.fields.key, data, type }),
              ...withoutUndefined(state),
            }
            const free = {
              id: byId(id) ? undefined : id,
              key: byKey(key) ? undefined : key,
            }
            operation(() => add({ ...rest, ...withoutUndefined(free), silent: true }, nextId))
            return
          }
          operation(() => {
            if (state === null) {
              if (last) close(last, 'dismissed')
              return
            }
            const { id, key, data } = last?.fields ?? {}
            add(
              { ...withoutUndefined({ key, data, type }), ...withoutUndefined(state), id },
              nextId,
            )
          })
        },
        abort() {
          const last = over ? undefined : current()
          over = true
          if (last) operation(() => close(last, 'dismissed'))
        },
      }
    },
  }
}
