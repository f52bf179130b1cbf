import type { Notification, Notifier } from '../core/index.ts'
import { attempt, overflowOf } from '../core/inside.ts'
import { createAnnouncer } from './announcer.ts'
import { watchAttention } from './attention.ts'
import { watchFocus } from './focus.ts'
import { createHost } from './host.ts'
import { avoidKeyboard } from './keyboard.ts'
import { createLife } from './life.ts'
import { watchLostFocus } from './lost-focus.ts'
import { guardPresses } from './press.ts'
import { offerRoom } from './room.ts'
import { watchSight } from './sight.ts'
import { createStack } from './stack.ts'
import { watchSwipe } from './swipe.ts'
import type { Root } from './tree.ts'
import type { VoiceWords } from './words.ts'

/** The options of a view, read anew each time. */
export interface ViewOptions {
  stack: boolean | undefined
  limit: number | undefined
  hotkey: string | null | undefined
  labels: VoiceWords
  /** The language of the cards. */
  lang: string | undefined
}

/** The browser's side of a view. */
export interface View<Data> {
  /** The element to render the cards into. */
  readonly stage: HTMLElement
  /** Returns whether this view is the one that shows. */
  shows: () => boolean
  /** Call it when an action has failed. */
  sayFailed: (notification: Notification<Data>) => void
  /** Call it whenever cards were added, removed or changed. */
  refresh: () => void
  destroy: () => void
}

/** Creates a view in a document or shadow root, with everything that watches it. */
export const createView = <Data>(
  root: Root,
  notifier: Notifier<Data>,
  options: () => ViewOptions,
): View<Data> => {
  const life = createLife()
  const { listen, onEnd } = life
  const document = root.ownerDocument ?? root
  const [offer, resize] = offerRoom(notifier, document, life, () => options().limit)
  const { stage, shell, toggle } = createHost(root, life, (move) => {
    announcer.pause()
    focus.keep(move)
  })
  const announcer = createAnnouncer(shell, life, notifier, offer.shows, options)
  const stack = createStack(stage, life, {
    options,
    isOldestFirst: () => overflowOf(notifier) === 'oldest-first',
    attended: () => attention.attended(),
    onResize: () => sight.look(),
  })
  const avoid = avoidKeyboard(stage, listen)
  const sight = watchSight(stage, life, stack, offer.readable)
  const attention = watchAttention(stage, life, notifier.hold, () => {
    stack.arrange()
    sight.look()
  })
  const dismiss = (id: string) => notifier.dismiss(id, 'user')
  const focus = watchFocus(root, stage, life, options, dismiss)
  watchLostFocus(stage, life, () => {
    focus.check()
    attention.check()
    sight.look()
  })
  // A window that was closed shows nothing any more, even if React doesn't know: another view may.
  listen(document.defaultView!, 'pagehide', ({ persisted }: PageTransitionEvent) => {
    if (!persisted) life.end()
  })
  watchSwipe(stage, life, guardPresses(stage, listen), dismiss)
  // An empty view measures nothing, and later ones nothing that was just drawn: that would force a layout.
  let hasMeasured = false
  const measure = () => {
    resize()
    if (hasMeasured || !notifier.size()) return
    hasMeasured = true
    avoid()
    sight.begin()
  }
  onEnd(
    notifier.observe(({ notification, by }) => {
      measure()
      if (by === 'user') stack.giveWay(notification.id)
    }),
  )

  const look = () => {
    measure()
    // `refresh` may still be called after the view has ended.
    if (!offer.shows()) return
    stack.arrange()
    sight.check()
    // Cards are placed before they become visible, so that they don't move into place.
    toggle(!!stage.querySelector('[data-notification]'))
    // Some were there before this view, or were added while another one showed.
    notifier.shown().forEach(announcer.say)
    focus.check()
    attention.check()
  }
  // A view runs inside the application's own effects, which must not fail because of it.
  const refresh = () => attempt(look)
  refresh()

  return { stage, shows: offer.shows, sayFailed: announcer.sayFailed, refresh, destroy: life.end }
}
