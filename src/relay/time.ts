export const MINUTE = 60_000
export const DAY: number = 24 * 60 * MINUTE
