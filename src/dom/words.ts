import type { Notification } from '../core/index.ts'

/** The words around a notification when it is read aloud. */
export interface VoiceWords {
  types: Record<Notification['type'], string>
  times: (count: number) => string
  summary: (count: number) => string
  failed: string
}

// Nobody reads more than that on a card, and laying it out could take seconds.
const LONGEST = 2000

/** As much of a text as is shown and said, without half an emoji at its end. */
export const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const endsSentence = /\p{P}$/u

/**
 * A notification as one utterance: what it is, what it says, and what can be done. One without
 * words of its own says what it is, and no more.
 */
export const textOf = <Data>(notification: Notification<Data>, words: VoiceWords): string => {
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

/** What a notification itself says, in whatever language the words around it are. */
export const ownWordsOf = <Data>(notification: Notification<Data>): string => {
  const { action, count, message, title, type } = notification
  return JSON.stringify([type, title, message, count, action?.label])
}
