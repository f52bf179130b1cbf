let count = 0

/** An id that is unique in this process and, but for a chance of one in 2⁵², anywhere else. */
export const createId = (): string => `${++count}-${Math.random()}`
