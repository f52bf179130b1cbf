import type { Clock } from '../core/index.ts'

/** Something to announce. */
interface Utterance {
  /** Called when its turn comes; returns '' if it no longer needs to be announced. */
  readonly text: () => string
  /** The language of the text, if it isn't the page's. */
  readonly language?: (() => string | undefined) | undefined
  /** Returns the text announced instead of `count` utterances. */
  readonly summary: (count: number) => string
  /** Whether it may interrupt the current announcement. */
  readonly isUrgent: boolean
  /** Called when it has been announced. */
  readonly onSaid?: () => void
}

/** A queue of utterances. */
export interface Line {
  /** Queues an utterance; it replaces a waiting one with the same key. */
  say: (key: string, utterance: Utterance) => void
  drop: (key: string) => void
  /**
   * Call it when the live regions move: text that moves with them is read again, and text that is
   * there before browsers know the regions is not read at all.
   */
  pause: () => void
  /** Call it when the page becomes visible again. */
  wake: () => void
  end: () => void
}

// Measured with a screen reader: with less than 250 ms between messages, some are lost.
const PAUSE = 500
// Chosen, not measured: up to 120 ms, texts went unnoticed; a longer wait would repeat more of them.
const NOTICE = 150
// If more than this are waiting, they are summarised.
const MANY = 3

/**
 * Announces utterances one at a time. Its two live regions exist, empty, before the first utterance,
 * so that browsers know them.
 */
export const createLine = (root: ShadowRoot, clock: Clock, onSay: (text: string) => void): Line => {
  const document = root.ownerDocument
  const waiting = new Map<string, Utterance>()
  /** Does what comes next; undefined while there is nothing to announce. */
  let timer: unknown
  /** Ends the last message, if no other follows. */
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
      // On a slow machine, a screen reader may lag, so the last message stays a while longer.
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
    // The same text twice in a row would be announced only once.
    region.textContent = last = text === last ? `${text}\u00a0` : text
    onSay(text)
    timer = clock.setTimeout(() => finish(turn), NOTICE)
  }

  /** Returns the next utterance, or all of them if there are many. */
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

  // Text that stays in a live region is read again when a modal closes.
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
      // Not at once: a modal that was just opened isn't known yet, and more utterances may follow.
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
