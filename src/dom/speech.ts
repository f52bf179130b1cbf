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

// What was heard of each notification, whichever view said it.
const heardOf = new WeakMap<object, Map<string, string>>()

/** Has every notification read aloud once, and again only when its text has changed. */
export function watchSpeech<Data>(
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  announcer: Announcer,
  words: () => SpeechWords,
): () => void {
  const heard = heardOf.get(notifier) ?? new Map<string, string>()
  heardOf.set(notifier, heard)

  function say(notification: Notification<Data>): void {
    const { id, type } = notification
    const text = textOf(notification, words())
    if (heard.get(id) === text) return announcer.drop(id)
    const isQueued = () => notifier.remaining(id) !== undefined
    announcer.say(id, {
      text,
      isUrgent: type === 'error',
      onHeard: () => isQueued() && heard.set(id, text),
    })
  }

  // Those that were there before this view, or came while another one showed.
  function sayShown(): void {
    if (isShowing()) notifier.shown().forEach(say)
  }

  const stopWatching = notifier.watch(sayShown)
  const stopObserving = notifier.observe((change) => {
    const { id } = change.notification
    if (change.type === 'closed') {
      heard.delete(id)
      // Others could read what has expired, so it is still said.
      if (change.reason !== 'expired') announcer.drop(id)
    } else if (isShowing()) say(change.notification)
  })
  sayShown()

  return () => {
    stopWatching()
    stopObserving()
  }
}
