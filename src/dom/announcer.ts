import type { Listen } from './listen.ts'

/** Something to say. */
export interface Utterance {
  readonly text: string
  /** Interrupts what is being said. */
  readonly isUrgent: boolean
  readonly onHeard: () => void
}

/** A voice for screen readers: one message at a time, each said once. */
export interface Announcer {
  /** Says something; a newer text with the same id replaces an older one that is still waiting. */
  say: (id: string, utterance: Utterance) => void
  /** Drops what is still waiting. */
  drop: (id: string) => void
  /**
   * To be called whenever the regions come to another place: a text that moves with them is read
   * again, and one that is there before browsers know them is not read at all.
   */
  pause: () => void
  stop: () => void
}

// Measured with a screen reader: below 250 ms between two messages some are lost.
const PAUSE = 500
// Also measured: what stands there shorter than this may go unnoticed.
const NOTICE = 150
// More than this many waiting are summed up.
const MANY = 3

function createRegion(parent: HTMLElement, role: string, politeness: string): HTMLElement {
  const region = parent.ownerDocument.createElement('div')
  region.className = 'belfry-voice'
  region.setAttribute('role', role)
  region.setAttribute('aria-live', politeness)
  region.setAttribute('aria-atomic', 'true')
  parent.prepend(region)
  return region
}

/** Creates the two live regions, empty, so that browsers know them before the first message. */
export function createAnnouncer(
  parent: HTMLElement,
  listen: Listen,
  summary: (count: number) => string,
): Announcer {
  const document = parent.ownerDocument
  const polite = createRegion(parent, 'status', 'polite')
  const assertive = createRegion(parent, 'alert', 'assertive')
  const waiting = new Map<string, Utterance>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''

  function next(): void {
    timer = undefined
    hush()
    if (document.hidden || !waiting.size) return
    const all = [...waiting]
    const turn = all.length > MANY ? all : all.slice(0, 1)
    const text = turn.length > 1 ? summary(turn.length) : turn[0]![1].text
    const region = turn.some(([, { isUrgent }]) => isUrgent) ? assertive : polite
    // The same text twice in a row would be heard once.
    last = text === last ? `${text}\u00a0` : text
    region.textContent = last
    timer = setTimeout(end, NOTICE, turn)
  }

  function end(turn: [id: string, utterance: Utterance][]): void {
    timer = setTimeout(next, PAUSE - NOTICE)
    for (const [id, { text, onHeard }] of turn) {
      if (waiting.get(id)?.text === text) waiting.delete(id)
      onHeard()
    }
  }

  // What stays in a live region is read again when a modal closes.
  function hush(): void {
    polite.textContent = assertive.textContent = ''
  }

  function resume(): void {
    if (timer === undefined) next()
  }

  listen(document, 'visibilitychange', resume)

  return {
    say(id, utterance) {
      waiting.set(id, utterance)
      resume()
    },
    drop: (id) => {
      waiting.delete(id)
    },
    pause() {
      clearTimeout(timer)
      hush()
      timer = setTimeout(next, PAUSE)
    },
    stop: () => clearTimeout(timer),
  }
}
