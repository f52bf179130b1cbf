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

/** Returns the title; the type where there is no text at all. */
export const headingOf = ({ message, title, type }: Said, words: VoiceWords): string =>
  title || message ? title : words.types[type]

/** Returns the type as it precedes a notification's text; empty where it would add nothing. */
export const prefixOf = ({ message, title, type }: Said, words: VoiceWords): string => {
  const kind = words.types[type]
  return kind && kind !== title && (title || message) ? `${kind}: ` : ''
}

/** Returns a notification as one utterance: its type, its text, and its action. */
export const textOf = (notification: Said, words: VoiceWords): string => {
  const { action, count, message } = notification
  const heading = headingOf(notification, words)
  const text = [heading, message, count && words.times(count), action?.label]
    .filter((sentence): sentence is string => !!sentence)
    .map(shorten)
    .map((sentence) => (endsSentence.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
  return prefixOf(notification, words) + text
}

/** Returns a notification's own text, independent of the language of the labels around it. */
export const ownWordsOf = <Data>(notification: Notification<Data>): string => {
  const { action, count, message, title, type } = notification
  return JSON.stringify([type, title, message, count, action?.label])
}
