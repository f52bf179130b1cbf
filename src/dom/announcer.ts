import type { Notification, Notifier } from '../core/index.ts'
import { clockOf } from '../core/inside.ts'
import type { Life } from './life.ts'
import { voiceOf } from './voice.ts'
import { type VoiceWords, ownWordsOf, textOf } from './words.ts'

/** Has the notifications of a view read aloud. */
export interface Announcer<Data> {
  /** Says a notification, unless it was heard before. */
  say: (notification: Notification<Data>) => void
  /** Says that the action of a notification has failed. */
  sayFailed: (notification: Notification<Data>) => void
  /** To be called when the shell moves. */
  pause: () => void
}

let announced = 0
const numbers = new WeakMap<object, number>()

/** Tells notifications of several notifiers apart. */
const numberOf = (notifier: object): number => {
  const number = numbers.get(notifier) ?? ++announced
  numbers.set(notifier, number)
  return number
}

/**
 * Has every notification read aloud once when it is added, and again only when its own words have
 * changed: not those around it. Of one that is pending only the beginning and the end are said.
 */
export const createAnnouncer = <Data>(
  shell: HTMLElement,
  [, onEnd]: Life,
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  options: () => { labels: VoiceWords; lang: string | undefined },
): Announcer<Data> => {
  const voice = voiceOf(shell.ownerDocument)
  const leave = voice.join(shell)
  const line = voice.lineOf(clockOf(notifier))
  const heard = voice.heardOf(notifier)
  const language = () => options().lang
  const keyOf = (id: string) => `${numberOf(notifier)} ${id}`

  // Those that left while nobody watched may come again.
  for (const id of heard.keys()) if (notifier.remaining(id) === undefined) heard.delete(id)

  const isHeard = (notification: Notification<Data>): boolean => {
    const before = heard.get(notification.id)
    if (!before) return false
    return before.words === ownWordsOf(notification) || (before.isPending && !!notification.pending)
  }

  const say = (notification: Notification<Data>): void => {
    const { id, pending, silent, type } = notification
    const key = keyOf(id)
    if (silent || isHeard(notification)) return line.drop(key)
    line.say(key, {
      text: () => (isHeard(notification) ? '' : textOf(notification, options().labels)),
      language,
      summary: (count) => options().labels.summary(count),
      isUrgent: type === 'error',
      onSaid: () => {
        if (notifier.remaining(id) === undefined) return
        heard.set(id, { words: ownWordsOf(notification), isPending: !!pending })
      },
    })
  }

  onEnd(leave)
  onEnd(
    notifier.observe(({ notification, reason }) => {
      const { id } = notification
      if (!reason && isShowing()) say(notification)
      if (reason) heard.delete(id)
      // Others could read what has expired, so it is still said.
      if (reason && reason !== 'expired') line.drop(keyOf(id))
    }),
  )

  return {
    say,
    sayFailed: ({ id }) => {
      const { labels } = options()
      line.say(keyOf(`${id} failed`), {
        text: () => textOf({ id, title: labels.failed, message: '', type: 'error' }, labels),
        language,
        summary: labels.summary,
        isUrgent: true,
      })
    },
    pause: () => voice.move(shell),
  }
}
