import { type InboxRecord, type Mark, cameAt, seal, states } from './record.ts'

/** How far ahead a stamp may be, in milliseconds: one beyond it would win over everything to come. */
export const MOST_AHEAD = 86_400_000

/** Returns whether it is a valid stamp: epoch milliseconds, not after `latest`. */
export const isStamp = (value: unknown, latest: number = Infinity): value is number =>
  Number.isFinite(value) && (value as number) >= 0 && (value as number) <= latest

/** Returns whether it is a valid state with its stamp. */
export const isStampedState = (
  value: unknown,
  latest?: number,
): value is NonNullable<InboxRecord['state']> =>
  Array.isArray(value) &&
  value.length === 2 &&
  (states as readonly unknown[]).includes(value[0]) &&
  isStamp(value[1], latest)

/** Returns the latest stamp of a mark; 0 if it has none. */
export const stampOf = ({ state, acted = 0, gone = 0 }: Mark): number =>
  Math.max(state?.[1] ?? 0, acted, gone)

/** Returns the latest stamp of a record; 0 if it has none. */
export const latestOf = (record: InboxRecord): number => Math.max(cameAt(record), stampOf(record))

/**
 * Returns a record whose stamps after `latest` are earlier by so many milliseconds.
 *
 * @example
 * earlier({ v: 1, id: 'a', filed: 70, state: ['read', 90] }, 50, 80) // filed: 70, state: ['read', 40]
 */
export const earlier = (record: InboxRecord, by: number, latest: number): InboxRecord => {
  const move = <Stamp extends number | undefined>(stamp: Stamp): Stamp | number =>
    stamp !== undefined && stamp > latest ? Math.max(0, stamp - by) : stamp
  const { filed, edited, state, acted, gone, sent } = record
  return seal({
    ...record,
    filed: move(filed),
    edited: move(edited),
    state: state && [state[0], move(state[1])],
    acted: move(acted),
    gone: move(gone),
    sent: move(sent),
  })
}

/** Returns when the latest of the relay's records among these rows was filed; 0 without any. */
export const latestSent = (rows: readonly unknown[]): number =>
  Math.max(
    0,
    ...rows.map((row) => {
      const { filed, sent } = Object(row) as Partial<InboxRecord>
      return isStamp(filed) && isStamp(sent) ? filed : 0
    }),
  )
