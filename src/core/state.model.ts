type Type = 'info' | 'success' | 'warning' | 'error'

/** The fields that affect queue, time or publishing. */
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
  action?: { label: string; keepOpen?: boolean | undefined } | undefined
}

export interface ModelOptions {
  duration: number | ((fields: { type?: Type | undefined }) => number)
  limit: number
  overflow: 'newest-first' | 'oldest-first'
}

export interface ModelItem {
  fields: ModelFields & { id: string; count?: number }
  /** Distinguishes it from another one that has, or had, the same id. */
  version: object
  /** When it was put at the end of the queue. */
  arrival: number
  shown: boolean
  acting: boolean
  full: number
  left: number
  closedBy?: string | undefined
  /** Whether its time ran at the last look, and whether it started after the clock was set back. */
  ran: boolean
  late: boolean
}

interface ModelView {
  room: number
  readable: Set<ModelItem> | undefined
}

/** Everything that a model remembers, except the time. */
export interface ModelState {
  options: ModelOptions
  queue: ModelItem[]
  /** Several may share a key: it belongs to the last one that took it, then to the one before. */
  keyTakers: ModelItem[]
  holds: { id: string | undefined }[]
  views: ModelView[]
  spells: { silences: (fields: ModelFields) => boolean }[]
  stretches: { times: number }[]
  pace: number
  room: number
  arrivals: number
  log: string[]
  /** Whether there is something to publish. */
  changed: boolean
}

export const createState = (options: ModelOptions): ModelState => ({
  options,
  queue: [],
  keyTakers: [],
  holds: [],
  views: [],
  spells: [],
  stretches: [],
  pace: 1,
  room: Infinity,
  arrivals: 0,
  log: [],
  changed: false,
})

export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

export const byId = ({ queue }: ModelState, id: string | undefined): ModelItem | undefined =>
  queue.find(({ fields }) => fields.id === id)

export const byKey = ({ keyTakers }: ModelState, key: string | undefined): ModelItem | undefined =>
  keyTakers.filter(({ fields }) => key !== undefined && fields.key === key).at(-1)

/** Finds the item of a known version, if it is still there. */
export const byVersion = (
  { queue }: ModelState,
  id: string,
  version: object,
): ModelItem | undefined => queue.find((item) => item.fields.id === id && item.version === version)

/** Whether its time runs. */
export const runs = ({ views }: ModelState, item: ModelItem): boolean =>
  (item.fields.silent === true || (item.shown && (views[0]?.readable?.has(item) ?? true))) &&
  !item.fields.pending &&
  !item.acting &&
  item.left < Infinity
