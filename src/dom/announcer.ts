import type { Notification, Notifier } from '../core/index.ts'
import { clockOf } from '../core/inside.ts'
import { identityOf } from './identity.ts'
import type { Life } from './life.ts'
import { voiceOf } from './voice.ts'
import { type VoiceWords, ownWordsOf, textOf } from './words.ts'

/** Announces the notifications of a view. */
export interface Announcer<Data> {
  /** Announces a notification, unless it was already heard. */
  say: (notification: Notification<Data>) => void
  /** Announces that a notification's action has failed. */
  sayFailed: (notification: Notification<Data>) => void
  /** Call it before the shell moves. */
  pause: () => void
}

/**
 * Announces every notification once when it is added, and again only when its own text has changed
 * (not the labels around it). Of a pending one, only the start and the end are announced.
 */
export const createAnnouncer = <Data>(
  shell: HTMLElement,
  { onEnd }: Life,
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  options: () => { labels: VoiceWords; lang: string | undefined },
): Announcer<Data> => {
  const voice = voiceOf(shell.ownerDocument)
  const leave = voice.join(shell)
  const line = voice.lineOf(clockOf(notifier))
  const heard = voice.heardOf(notifier)
  const language = () => options().lang
  // Equal ids of several notifiers stay apart.
  const keyOf = (id: string, what = 'itself') => `${identityOf(notifier)} ${what} ${id}`
  let hasLeft = false
  const isQueued = (id: string) => notifier.remaining(id) !== undefined

  // Ids that closed while no view was mounted may be used again.
  for (const id of heard.keys()) if (!isQueued(id)) heard.delete(id)

  const say = (notification: Notification<Data>): void => {
    const { id, pending, silent, type } = notification
    const key = keyOf(id)
    // What follows holds on to it: the id may soon belong to another notification.
    const before = heard.get(id) ?? { words: undefined, isPending: false }
    heard.set(id, before)
    const isHeard = () =>
      before.words !== undefined &&
      (before.words === ownWordsOf(notification) || (before.isPending && !!pending))
    // Nobody tells a view that has left of what is dismissed.
    const isOutdated = () => hasLeft && !isQueued(id)
    if (silent || isHeard()) return line.drop(key)
    line.say(key, {
      text: () => (isHeard() || isOutdated() ? '' : textOf(notification, options().labels)),
      language,
      summary: (count) => options().labels.summary(count),
      isUrgent: type === 'error',
      onSaid: () =>
        Object.assign(before, { words: ownWordsOf(notification), isPending: !!pending }),
    })
  }

  onEnd(leave)
  onEnd(() => (hasLeft = true))
  onEnd(
    notifier.observe(({ notification, reason }) => {
      const { id } = notification
      if (!reason && isShowing()) say(notification)
      if (reason) heard.delete(id)
      // Sighted users could read an expired one, so it is still announced.
      if (reason && reason !== 'expired') line.drop(keyOf(id))
    }),
  )

  return {
    say,
    sayFailed: ({ id }) => {
      const { labels } = options()
      line.say(keyOf(id, 'failed'), {
        text: () => textOf({ title: labels.failed, message: '', type: 'error' }, labels),
        language,
        summary: labels.summary,
        isUrgent: true,
      })
    },
    pause: () => voice.move(shell),
  }
}
