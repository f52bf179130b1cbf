import type { Notification } from '../core/index.ts'

/** The labels around a notification when it is announced. */
export interface VoiceWords {
  types: Record<Notification['type'], string>
  times: (count: number) => string
  summary: (count: number) => string
  failed: string
}

// Nobody reads more than this on a card, and laying it out could take seconds.
const LONGEST = 2000

/** Shortens a text to what is shown and announced, without cutting an emoji in half. */
export const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const endsSentence = /\p{P}$/u

/** What is said of a notification. */
interface Said extends Pick<Notification, 'count' | 'message' | 'title' | 'type'> {
  readonly action?: { readonly label: string } | undefined
}

/**
 * Returns a notification as one utterance: its type, its text, and its action. Without a text, it is
 * only the type.
 */
export const textOf = (notification: Said, words: VoiceWords): string => {
  const { action, count, message, title, type } = notification
  const kind = words.types[type]
  const isPlain = !kind || kind === title || !(title || message)
  const sentences = [title || message ? title : kind, message, count && words.times(count)]
  const text = [...sentences, action?.label]
    .filter((sentence): sentence is string => !!sentence)
    .map(shorten)
    .map((sentence) => (endsSentence.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
  return isPlain ? text : `${kind}: ${text}`
}

/** Returns a notification's own text, independent of the language of the labels around it. */
export const ownWordsOf = <Data>(notification: Notification<Data>): string => {
  const { action, count, message, title, type } = notification
  return JSON.stringify([type, title, message, count, action?.label])
}
