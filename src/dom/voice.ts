import type { Clock } from '../core/index.ts'
import { type Line, createLine } from './line.ts'

/** What reads aloud for all that stand in a document. */
export interface Voice {
  /** What was said since the first one joined, the latest last. */
  readonly said: string[]
  /** The line of those who wait by a clock; there is one for each clock. */
  lineOf: (clock: Clock) => Line
  /** What was heard of each notification of a notifier, whichever view said it. */
  heardOf: (notifier: object) => Map<string, Heard>
  /** Lives in a shell, which follows what is on top, until left. */
  join: (shell: HTMLElement) => () => void
  /** Lives in a place that stays where it is, unless there is a shell: a modal may hide such a place. */
  lodge: (place: HTMLElement) => { come: () => void; leave: () => void }
  /** To be called whenever a shell has moved. */
  move: (shell: HTMLElement) => void
}

/** The words of a notification that were said, and whether it was pending then. */
interface Heard {
  readonly words: string
  readonly isPending: boolean
}

// As many as a test may ask for.
const MOST_REMEMBERED = 1000

// One for all copies of the package of this major version in the document.
const key: unique symbol = Symbol.for('belfry@1 voice')

/**
 * The words stand in a closed shadow root, so that a search of the page finds those of the cards
 * alone. Libraries that hide the page behind their modals spare what is live, so its host says so.
 */
const createVoice = (document: Document): Voice => {
  const said: string[] = []
  const shells = new Set<HTMLElement>()
  const places = new Set<HTMLElement>()
  const lines = new Map<Clock, Line>()
  const memories = new WeakMap<object, Map<string, Heard>>()
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  host.setAttribute('aria-live', 'off')
  // Neither a stylesheet of the page nor one of ours reaches inside.
  Object.assign(host.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })

  const pause = () => lines.forEach((line) => line.pause())
  const wake = () => lines.forEach((line) => line.wake())

  const remember = (text: string) => {
    said.push(text)
    if (said.length > MOST_REMEMBERED) said.shift()
  }

  const moveTo = (home: HTMLElement) => {
    if (host.parentNode === home) return
    home.prepend(host)
    pause()
  }

  const enter = (home: HTMLElement) => {
    if (!shells.size && !places.size) {
      said.length = 0
      document.addEventListener('visibilitychange', wake)
    }
    if (!shells.size) moveTo(home)
  }

  const leave = (home: HTMLElement) => {
    shells.delete(home)
    places.delete(home)
    if (host.parentNode !== home) return
    const [next] = [...shells, ...places]
    if (next) {
      moveTo(next)
      return
    }
    host.remove()
    document.removeEventListener('visibilitychange', wake)
    lines.forEach((line) => line.end())
    lines.clear()
  }

  return {
    said,
    lineOf(clock) {
      const line = lines.get(clock) ?? createLine(root, clock, remember)
      lines.set(clock, line)
      return line
    },
    heardOf(notifier) {
      const heard = memories.get(notifier) ?? new Map<string, Heard>()
      memories.set(notifier, heard)
      return heard
    },
    join(shell) {
      enter(shell)
      shells.add(shell)
      return () => leave(shell)
    },
    lodge(place) {
      if (!places.size) enter(place)
      places.add(place)
      return {
        come: () => {
          if (!shells.size) moveTo(place)
        },
        leave: () => leave(place),
      }
    },
    move(shell) {
      if (host.parentNode === shell) pause()
    },
  }
}

/** The voice of a document. */
export const voiceOf = (document: Document): Voice => {
  const shared = document as { [key]?: Voice }
  return (shared[key] ??= createVoice(document))
}

/** What the voice of a document has said since the first view was there, the latest last. */
export const saidIn = (document: Document): readonly string[] => [
  ...((document as { [key]?: Voice })[key]?.said ?? []),
]
