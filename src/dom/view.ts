import type { Notification, Notifier } from '../core/index.ts'
import { watchAttention } from './attention.ts'
import { watchFocus } from './focus.ts'
import { createHost } from './host.ts'
import { createLife } from './life.ts'
import { createStack } from './stack.ts'
import { type Position, watchSwipe } from './swipe.ts'
import type { Root } from './tree.ts'
import { type VoiceWords, createVoice } from './voice.ts'

/** What a view may be told anew at any time. */
export interface ViewOptions {
  expand: boolean | undefined
  position: Position
  hotkey: string | null
  labels: VoiceWords
}

/** Everything that the browser does for a view. */
export interface View<Data> {
  /** Where the cards go. */
  readonly stage: HTMLElement
  /** Whether this view is the one that shows. */
  shows: () => boolean
  /** To be called when an action has failed. */
  sayFailed: (notification: Notification<Data>) => void
  /** To be called whenever cards have come, gone or changed. */
  refresh: () => void
  destroy: () => void
}

/** Sets up a view's place in a document or shadow root, and all that watches over it. */
export const createView = <Data>(
  root: Root,
  notifier: Notifier<Data>,
  room: number,
  options: () => ViewOptions,
): View<Data> => {
  const life = createLife()
  const [listen, onEnd, destroy] = life
  const offer = notifier.offer(room)
  onEnd(offer)

  const { stage, shell, toggle, isVisible } = createHost(
    root,
    life,
    (move) => {
      pauseVoice()
      keepFocus(move)
    },
    () => checkAttention(),
  )
  const [say, pauseVoice] = createVoice(shell, life, notifier, offer.shows, options)
  const arrange = createStack(stage, life, (id) => isHeld(id))
  const [checkAttention, isHeld] = watchAttention(
    stage,
    life,
    options,
    isVisible,
    notifier.hold,
    arrange,
  )
  const [checkFocus, keepFocus] = watchFocus(root, stage, life, options, notifier.dismiss)
  watchSwipe(stage, listen, options, notifier.dismiss)

  const refresh = () => {
    // One that has ended may still be asked.
    if (!offer.shows()) return
    arrange()
    // Placed before they are seen, so that nothing moves them there.
    toggle(!!stage.querySelector('[data-notification]'))
    // Those that were there before this view, or came while another one showed.
    notifier.shown().forEach(say)
    checkFocus()
    checkAttention()
  }
  refresh()

  // Not the notification itself: that was said before.
  const sayFailed = ({ id }: Notification<Data>) =>
    say({ id: `${id} failed`, title: options().labels.failed, message: '', type: 'error' })

  return { stage, shows: offer.shows, sayFailed, refresh, destroy }
}
