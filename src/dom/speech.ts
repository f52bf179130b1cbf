import type { Notification, Notifier } from '../core/index.ts'
import type { Announcer } from './announcer.ts'

/** The words around a notification when it is read aloud. */
export interface SpeechWords {
  types: Record<Notification['type'], string>
  times: (count: number) => string
}

const endsSentence = /\p{P}$/u

/** A notification as one utterance: what it is, what it says, and what can be done. */
export function textOf<Data>(notification: Notification<Data>, words: SpeechWords): string {
  const { action, count, message, title, type } = notification
  const kind = words.types[type]
  const sentences = [title, message, count && words.times(count), action?.label]
  const text = sentences
    .filter(Boolean)
    .map((sentence) => (endsSentence.test(`${sentence}`) ? sentence : `${sentence}.`))
    .join(' ')
  return !kind || kind === title ? text : `${kind}: ${text}`
}

// Which versions were said already, whichever view said them.
const said = new WeakSet()

/** Has every notification read aloud once, and again only when its text has changed. */
export function watchSpeech<Data>(
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  announcer: Announcer,
  words: () => SpeechWords,
): () => void {
  const texts = new Map<string, string>()

  function say(notification: Notification<Data>): void {
    const { id, type } = notification
    const text = textOf(notification, words())
    const isNews = !said.has(notification) && texts.get(id) !== text
    said.add(notification)
    texts.set(id, text)
    if (isNews) announcer.say(id, { text, isUrgent: type === 'error' })
  }

  // Those that were there before this view, or came while another one showed.
  function sayShown(): void {
    if (isShowing()) notifier.shown().forEach(say)
  }

  const stopWatching = notifier.watch(sayShown)
  const stopObserving = notifier.observe(({ type, notification }) => {
    if (type === 'closed') {
      texts.delete(notification.id)
      announcer.drop(notification.id)
    } else if (isShowing()) say(notification)
  })
  sayShown()

  return () => {
    stopWatching()
    stopObserving()
  }
}
