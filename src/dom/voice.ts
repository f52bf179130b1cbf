import type { Notification, Notifier } from '../core/index.ts'
import type { Life } from './life.ts'

/** The words around a notification when it is read aloud. */
export interface VoiceWords {
  types: Record<Notification['type'], string>
  times: (count: number) => string
  summary: (count: number) => string
  failed: string
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

/** A notification as one utterance: what it is, what it says, and what can be done. */
export const textOf = <Data>(notification: Notification<Data>, words: VoiceWords): string => {
  const { action, count, message, title, type } = notification
  const kind = words.types[type]
  const sentences = [title, message, count && words.times(count), action?.label]
    .filter(Boolean)
    .map((sentence) => (endsSentence.test(sentence as string) ? sentence : `${sentence}.`))
    .join(' ')
  return !kind || kind === title ? sentences : `${kind}: ${sentences}`
}

/**
 * Has every notification read aloud once, one at a time, and again only when its text has changed.
 * Its two live regions are there, empty, before the first message, so that browsers know them.
 *
 * @returns `say` adds one more; `pause` is to be called whenever the regions come to another place:
 * a text that moves with them is read again, and one that is there before browsers know them is not
 * read at all
 */
export const createVoice = <Data>(
  shell: HTMLElement,
  [listen, onEnd]: Life,
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  options: () => { labels: VoiceWords },
): [say: (notification: Notification<Data>) => void, pause: () => void] => {
  const document = shell.ownerDocument

  const createRegion = (role: string, politeness: string): HTMLElement => {
    const region = document.createElement('div')
    region.className = 'belfry-hidden'
    region.role = role
    region.ariaLive = politeness
    region.ariaAtomic = 'true'
    shell.prepend(region)
    return region
  }

  const polite = createRegion('status', 'polite')
  const assertive = createRegion('alert', 'assertive')
  const heard = heardOf.get(notifier) ?? new Map<string, string>()
  heardOf.set(notifier, heard)
  const waiting = new Map<string, Notification<Data>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let fading: typeof timer
  let last = ''

  const inWords = (notification: Notification<Data>) => textOf(notification, options().labels)

  const say = (notification: Notification<Data>) => {
    const { id } = notification
    const before = heard.get(id)
    if (before && before === inWords(notification)) waiting.delete(id)
    else {
      waiting.set(id, notification)
      // Not at once: a modal that was just opened is not known yet, and more may come with this one.
      timer ??= setTimeout(next)
    }
  }

  const next = () => {
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
    const text = turn.length > 1 ? options().labels.summary(turn.length) : inWords(turn[0]!)
    const region = turn.some(({ type }) => type === 'error') ? assertive : polite
    // The same text twice in a row would be heard once.
    region.textContent = last = text === last ? `${text}\u00a0` : text
    timer = setTimeout(end, NOTICE, turn)
  }

  const end = (turn: Notification<Data>[]) => {
    for (const notification of turn) {
      const { id } = notification
      const text = inWords(notification)
      const latest = waiting.get(id)
      if (latest && inWords(latest) === text) waiting.delete(id)
      if (notifier.remaining(id) !== undefined) heard.set(id, text)
    }
    timer = setTimeout(next, PAUSE - NOTICE)
  }

  // What stays in a live region is read again when a modal closes.
  const hush = () => {
    polite.textContent = assertive.textContent = ''
  }

  const pause = () => {
    clearTimeout(timer)
    hush()
    timer = setTimeout(next, PAUSE)
  }

  onEnd(
    notifier.observe(({ notification, reason }) => {
      const { id } = notification
      if (!reason && isShowing()) say(notification)
      if (reason) heard.delete(id)
      // Others could read what has expired, so it is still said.
      if (reason && reason !== 'expired') waiting.delete(id)
    }),
  )
  onEnd(() => clearTimeout(timer))
  listen(document, 'visibilitychange', () => timer ?? next())
  pause()
  return [say, pause]
}
