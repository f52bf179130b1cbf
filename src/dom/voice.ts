import type { Notification, Notifier } from '../core/index.ts'
import type { Listen } from './listen.ts'

/** The words around a notification when it is read aloud. */
export interface VoiceWords {
  types: Record<Notification['type'], string>
  times: (count: number) => string
  summary: (count: number) => string
}

/** What reads notifications aloud, for screen readers. */
export interface Voice {
  /**
   * To be called whenever the regions come to another place: a text that moves with them is read
   * again, and one that is there before browsers know them is not read at all.
   */
  pause: () => void
  stop: () => void
}

// Measured with a screen reader: below 250 ms between two messages some are lost.
const PAUSE = 500
// Chosen, not measured: up to 120 ms texts went unnoticed, and a longer wait would say more twice.
const NOTICE = 150
// More than this many waiting are summed up.
const MANY = 3

const endsSentence = /\p{P}$/u

// What was heard of each notification, whichever view said it.
const heardOf = new WeakMap<object, Map<string, string>>()

function createRegion(parent: HTMLElement, role: string, politeness: string): HTMLElement {
  const region = parent.ownerDocument.createElement('div')
  region.className = 'belfry-voice'
  region.setAttribute('role', role)
  region.setAttribute('aria-live', politeness)
  region.setAttribute('aria-atomic', 'true')
  parent.prepend(region)
  return region
}

/**
 * Has every notification read aloud once, one at a time, and again only when its text has changed.
 * Its two live regions are there, empty, before the first message, so that browsers know them.
 */
export function createVoice<Data>(
  shell: HTMLElement,
  listen: Listen,
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  words: () => VoiceWords,
): Voice {
  const document = shell.ownerDocument
  const polite = createRegion(shell, 'status', 'polite')
  const assertive = createRegion(shell, 'alert', 'assertive')
  const heard = heardOf.get(notifier) ?? new Map<string, string>()
  heardOf.set(notifier, heard)
  const waiting = new Map<string, Notification<Data>>()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(next, PAUSE)
  let fading: typeof timer
  let last = ''

  /** A notification as one utterance: what it is, what it says, and what can be done. */
  function textOf({ action, count, message, title, type }: Notification<Data>): string {
    const { times, types } = words()
    const kind = types[type]
    const sentences = [title, message, count && times(count), action?.label]
      .filter(Boolean)
      .map((sentence) => (endsSentence.test(`${sentence}`) ? sentence : `${sentence}.`))
      .join(' ')
    return !kind || kind === title ? sentences : `${kind}: ${sentences}`
  }

  function say(notification: Notification<Data>): void {
    const { id } = notification
    if (heard.get(id) === textOf(notification)) waiting.delete(id)
    else waiting.set(id, notification)
    if (timer === undefined) next()
  }

  function next(): void {
    timer = undefined
    clearTimeout(fading)
    if (document.hidden || !waiting.size) {
      // On a slow machine a screen reader comes late, so the last message stays a while longer.
      fading = setTimeout(hush, PAUSE)
      return
    }
    hush()
    const all = [...waiting.values()]
    const turn = all.length > MANY ? all : all.slice(0, 1)
    const text = turn.length > 1 ? words().summary(turn.length) : textOf(turn[0]!)
    const region = turn.some(({ type }) => type === 'error') ? assertive : polite
    // The same text twice in a row would be heard once.
    region.textContent = last = text === last ? `${text}\u00a0` : text
    timer = setTimeout(end, NOTICE, turn)
  }

  function end(turn: Notification<Data>[]): void {
    for (const notification of turn) {
      const { id } = notification
      const text = textOf(notification)
      const latest = waiting.get(id)
      if (latest && textOf(latest) === text) waiting.delete(id)
      if (notifier.remaining(id) !== undefined) heard.set(id, text)
    }
    timer = setTimeout(next, PAUSE - NOTICE)
  }

  // What stays in a live region is read again when a modal closes.
  function hush(): void {
    polite.textContent = assertive.textContent = ''
  }

  // Those that were there before this view, or came while another one showed.
  const sayShown = () => {
    if (isShowing()) notifier.shown().forEach(say)
  }

  const stopWatching = notifier.watch(sayShown)
  const stopObserving = notifier.observe((change) => {
    const { id } = change.notification
    if (change.type === 'closed') {
      heard.delete(id)
      // Others could read what has expired, so it is still said.
      if (change.reason !== 'expired') waiting.delete(id)
    } else if (isShowing()) say(change.notification)
  })
  listen(document, 'visibilitychange', () => timer === undefined && next())
  sayShown()

  return {
    pause() {
      clearTimeout(timer)
      hush()
      timer = setTimeout(next, PAUSE)
    },
    stop() {
      stopWatching()
      stopObserving()
      clearTimeout(timer)
    },
  }
}
