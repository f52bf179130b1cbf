import { createListening } from './listen.ts'

/** Something to say. */
export interface Utterance {
  readonly text: string
  /** Interrupts what is being said. */
  readonly isUrgent: boolean
}

/** A voice for screen readers: one message at a time, each said once. */
export interface Announcer {
  /** Says something; a newer text with the same id replaces an older one that is still waiting. */
  say: (id: string, utterance: Utterance) => void
  /** Drops what is still waiting. */
  drop: (id: string) => void
  destroy: () => void
}

// Measured with a screen reader: below 250 ms between two messages some are lost.
const PAUSE = 500
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
  summary: (count: number) => string,
): Announcer {
  const document = parent.ownerDocument
  const [listen, stopListening] = createListening()
  const polite = createRegion(parent, 'status', 'polite')
  const assertive = createRegion(parent, 'alert', 'assertive')
  const waiting = new Map<string, Utterance>()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(next, PAUSE)
  let last = ''

  function next(): void {
    timer = undefined
    hush()
    const utterance = document.hidden ? undefined : take()
    if (!utterance) return
    // The same text twice in a row would be heard once.
    last = utterance.text === last ? `${last}\u00a0` : utterance.text
    const region = utterance.isUrgent ? assertive : polite
    region.textContent = last
    timer = setTimeout(next, PAUSE)
  }

  function take(): Utterance | undefined {
    const utterances = [...waiting]
    const first = utterances[0]
    if (!first) return undefined
    if (utterances.length <= MANY) {
      waiting.delete(first[0])
      return first[1]
    }
    waiting.clear()
    return {
      text: summary(utterances.length),
      isUrgent: utterances.some(([, { isUrgent }]) => isUrgent),
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
    destroy() {
      clearTimeout(timer)
      stopListening()
      polite.remove()
      assertive.remove()
    },
  }
}
