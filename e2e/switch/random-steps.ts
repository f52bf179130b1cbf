import type { Step } from './pair.ts'

/** Numbers between 0 and 1 that are the same for the same seed. */
const numbers = (seed: number) => {
  let state = seed * 2_654_435_761
  return (): number => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}

// Not `1` and `'1'`: sonner's own cards are doubled where both are on the screen.
const kinds = ['toast', 'message', 'success', 'info', 'warning', 'error', 'loading']

/** What somebody might do, one thing after another. */
export const randomSteps = (seed: number): Step[] => {
  const next = numbers(seed)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(next() * values.length)]!
  const maybe = (name: string, values: readonly unknown[]) =>
    next() < 0.3 ? { [name]: pick(values) } : {}
  const titles: string[] = []

  const make = (): Step => {
    const title = `T${seed}-${titles.length}`
    titles.push(title)
    return {
      do: 'make',
      how: pick(kinds),
      title,
      options: {
        ...maybe('id', ['a', 'b', 900]),
        ...maybe('description', ['one', 'two']),
        ...maybe('testId', ['x', 'y']),
        ...maybe('className', ['c', 'd']),
        ...maybe('richColors', [true, false]),
        ...maybe('invert', [true]),
        ...maybe('unstyled', [true]),
        ...maybe('icon', [null, '!']),
      },
      buttons: { ...maybe('action', ['closes', 'stays']), ...maybe('cancel', ['closes', 'stays']) },
    }
  }

  const step = (): Step => {
    const chance = next()
    if (chance < 0.5 || titles.length === 0) return make()
    if (chance < 0.65) return { do: 'dismiss', id: pick(['a', 'b', 900, 'nobody']) }
    if (chance < 0.7) return { do: 'dismiss' }
    if (chance < 0.8) return { do: 'promise', outcome: `P${seed}`, fails: next() < 0.5 }
    const which = pick(['action', 'cancel', 'close-button'] as const)
    return { do: 'press', which, title: pick(titles) }
  }
  return Array.from({ length: 8 }, step)
}
