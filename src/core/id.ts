let origin = ''
let made = 0

/** Creates an id. Its random part, drawn once, makes it unique across tabs, reloads and copies. */
export const createId = (): string => `${++made}-${(origin ||= String(Math.random()))}`
