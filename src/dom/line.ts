import type { Clock } from '../core/index.ts'

/** Something to be read aloud. */
export interface Utterance {
  /** Asked when its turn comes; nothing, when there is no need to say it any more. */
  readonly text: () => string
  /** The language of the words, where it is not the page's. */
  readonly language?: (() => string | undefined) | undefined
  /** What is said in place of so many. */
  readonly summary: (count: number) => string
  /** Whether it may interrupt what is being read. */
  readonly isUrgent: boolean
  /** To be called when it has been said. */
  readonly onSaid?: () => void
}

/** Utterances that wait for their turn. */
export interface Line {
  /** Newer words of the same replace older ones that were not said yet. */
  say: (key: string, utterance: Utterance) => void
  drop: (key: string) => void
  /**
   * To be called when the regions come to another place: a text that moves with them is read again,
   * and one that is there before browsers know them is not read at all.
   */
  pause: () => void
  /** To be called when the page is seen again. */
  wake: () => void
  end: () => void
}

// Measured with a screen reader: below 250 ms between two messages some are lost.
const PAUSE = 500
// Chosen, not measured: up to 120 ms texts went unnoticed, and a longer wait would say more twice.
const NOTICE = 150
// More than this many waiting are summed up.
const MANY = 3

/**
 * Has utterances read one at a time. Its two live regions are there, empty, before the first of them,
 * so that browsers know them.
 */
export const createLine = (root: ShadowRoot, clock: Clock, onSay: (text: string) => void): Line => {
  const document = root.ownerDocument
  const waiting = new Map<string, Utterance>()
  let timer: unknown
  let fading: unknown
  let last = ''
  let isOver = false

  const createRegion = (role: string, politeness: string): HTMLElement => {
    const region = document.createElement('div')
    region.setAttribute('role', role)
    region.setAttribute('aria-live', politeness)
    region.setAttribute('aria-atomic', 'true')
    root.append(region)
    return region
  }
  const polite = createRegion('status', 'polite')
  const assertive = createRegion('alert', 'assertive')

  const next = () => {
    timer = undefined
    clock.clearTimeout(fading)
    const turn = document.hidden ? [] : chooseTurn()
    if (!turn.length) {
      // On a slow machine a screen reader comes late, so the last message stays a while longer.
      fading = clock.setTimeout(hush, PAUSE)
      return
    }
    hush()
    const [, first] = turn[0]!
    const text = turn.length > 1 ? first.summary(turn.length) : first.text()
    const region = turn.some(([, { isUrgent }]) => isUrgent) ? assertive : polite
    const language = first.language?.()
    if (language) region.lang = language
    else region.removeAttribute('lang')
    // The same text twice in a row would be heard once.
    region.textContent = last = text === last ? `${text}\u00a0` : text
    onSay(text)
    timer = clock.setTimeout(() => finish(turn), NOTICE)
  }

  /** The next one; or all of them, where they are many. */
  const chooseTurn = (): [string, Utterance][] => {
    for (const [key, { text }] of waiting) if (!text()) waiting.delete(key)
    return waiting.size > MANY ? [...waiting] : [...waiting].slice(0, 1)
  }

  const finish = (turn: [string, Utterance][]) => {
    for (const [key, utterance] of turn) {
      if (waiting.get(key) === utterance) waiting.delete(key)
      utterance.onSaid?.()
    }
    timer = clock.setTimeout(next, PAUSE - NOTICE)
  }

  // What stays in a live region is read again when a modal closes.
  const hush = () => {
    polite.textContent = assertive.textContent = ''
  }

  const pause = () => {
    clock.clearTimeout(timer)
    hush()
    timer = clock.setTimeout(next, PAUSE)
  }
  pause()

  return {
    say: (key, utterance) => {
      if (isOver) return
      waiting.set(key, utterance)
      // Not at once: a modal that was just opened is not known yet, and more may come with this one.
      timer ??= clock.setTimeout(next, 0)
    },
    drop: (key) => void waiting.delete(key),
    pause,
    wake: () => timer ?? next(),
    end: () => {
      isOver = true
      clock.clearTimeout(timer)
      clock.clearTimeout(fading)
      polite.remove()
      assertive.remove()
    },
  }
}
