import { act, cleanup, configure } from '@testing-library/react'
import { vi } from 'vitest'

// As most applications are while they are developed.
configure({ reactStrictMode: true })

/** What came of a scene with the original and with the door. */
interface Both {
  readonly theirs: object
  readonly ours: object
}

/** Lets time pass, by a driven clock. */
export const passes = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

/** All elements that a selector finds. */
export const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/** The scenes of a table, each by the part that it belongs to and its own name. */
export const scenesOf = <Scene>(
  part: string,
  table: Readonly<Record<string, Scene>>,
): [name: string, scene: Scene][] =>
  Object.entries(table).map(([name, scene]) => [`${part}${name}`, scene])

/** Plays something with the original and then with the door, under a driven clock. */
export const playWithBoth = async <Library>(
  original: Library,
  door: Library,
  play: (library: Library) => Promise<object>,
): Promise<Both> => {
  vi.useFakeTimers()
  try {
    return { theirs: await play(original), ours: await play(door) }
  } finally {
    cleanup()
    vi.useRealTimers()
  }
}
