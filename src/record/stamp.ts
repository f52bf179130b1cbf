import { type InboxRecord, states } from './record.ts'

/** How far a stamp may be ahead, in milliseconds: one beyond it would win over everything to come. */
export const MOST_AHEAD = 86_400_000

/** Whether it can be a stamp: epoch milliseconds, and none later than the latest. */
export const isStamp = (value: unknown, latest: number = Infinity): value is number =>
  Number.isFinite(value) && (value as number) >= 0 && (value as number) <= latest

/** Whether it says where a record stands, and since when. */
export const isStampedState = (
  value: unknown,
  latest?: number,
): value is NonNullable<InboxRecord['state']> =>
  Array.isArray(value) &&
  value.length === 2 &&
  (states as readonly unknown[]).includes(value[0]) &&
  isStamp(value[1], latest)
