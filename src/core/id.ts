let origin = ''
let made = 0

/** A new id. Its random part, drawn once, tells it from those of other tabs, reloads and copies. */
export const createId = (): string => `${++made}-${(origin ||= String(Math.random()))}`
