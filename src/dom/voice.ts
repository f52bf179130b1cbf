import type { Clock } from '../core/index.ts'
import { type Line, createLine } from './line.ts'

/** Announces for all views in a document. */
export interface Voice {
  /** What was announced since the first view joined, latest last. */
  readonly said: string[]
  /** Returns the line of a clock; there is one per clock. */
  lineOf: (clock: Clock) => Line
  /** Returns what was announced for each of a notifier's notifications, by any view. */
  heardOf: (notifier: object) => Map<string, Heard>
  /** Puts the voice in a shell, which follows what is on top. Returns a function that leaves it. */
  join: (shell: HTMLElement) => () => void
  /** Puts the voice in a fixed place, unless there is a shell: a modal may hide such a place. */
  lodge: (place: HTMLElement) => { come: () => void; leave: () => void }
  /** Call it before a shell moves. */
  move: (shell: HTMLElement) => void
}

/** What was announced of a notification. */
interface Heard {
  /** The announced text; undefined until then. */
  words: string | undefined
  /** Whether it was pending then. */
  isPending: boolean
}

// More than any test would ask for.
const MOST_REMEMBERED = 1000

// Shared by all copies of this major version in the document.
const key: unique symbol = Symbol.for('belfry@1 voice')

/**
 * Keeps the texts in a closed shadow root, so that a search of the page finds only those of the cards.
 * Libraries that hide the page behind their modals skip live regions, so the host declares itself one.
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
  // Hidden by the host's inline style: no style sheet, the page's or ours, reaches the shadow root.
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
          // What was begun in a place may end after that is gone.
          if (!shells.size && places.has(place)) moveTo(place)
        },
        leave: () => leave(place),
      }
    },
    move(shell) {
      if (host.parentNode === shell) pause()
    },
  }
}

/** Returns the voice of a document. */
export const voiceOf = (document: Document): Voice => {
  const shared = document as { [key]?: Voice }
  return (shared[key] ??= createVoice(document))
}

/** Returns what a document's voice has announced since its first view, latest last. */
export const saidIn = (document: Document): readonly string[] => [
  ...((document as { [key]?: Voice })[key]?.said ?? []),
]
