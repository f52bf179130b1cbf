import type { KeyboardEvent } from 'react'
import { goToRow } from './go-to-row.ts'
import { meaningOf } from './meaning-of.ts'

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Moves focus between the rows of a list: up, down, to the first and to the last. Custom rows may have
 * fields, which need these keys themselves.
 */
export const stepBetween = (event: KeyboardEvent): void => {
  const rows = [...event.currentTarget.children] as HTMLElement[]
  const target = event.target as Element
  const place = rows.findIndex((row) => row.contains(target))
  const step = meaningOf(event, STEPS)
  if (!step || place < 0 || !target.matches('[data-item], a, button')) return
  event.preventDefault()
  goToRow(rows[step(place, rows.length - 1)])
}
