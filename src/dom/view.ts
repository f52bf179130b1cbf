import type { Notification, Notifier } from '../core/index.ts'
import { attempt, overflowOf } from '../core/inside.ts'
import { createAnnouncer } from './announcer.ts'
import { watchAttention } from './attention.ts'
import { watchFocus } from './focus.ts'
import { createHost } from './host.ts'
import { createLife } from './life.ts'
import { guardPresses } from './press.ts'
import { roomIn } from './room.ts'
import { watchSight } from './sight.ts'
import { createStack } from './stack.ts'
import { type Position, watchSwipe } from './swipe.ts'
import type { Root } from './tree.ts'
import type { VoiceWords } from './words.ts'

/** What a view may be told anew at any time. */
export interface ViewOptions {
  stack: boolean | undefined
  limit: number | undefined
  position: Position
  hotkey: string | null
  labels: VoiceWords
  /** The language of the cards. */
  lang: string | undefined
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
  options: () => ViewOptions,
): View<Data> => {
  const life = createLife()
  const [listen, onEnd, destroy] = life
  const document = root.ownerDocument ?? root
  let measured: number | undefined
  const roomNow = () => options().limit ?? (measured ??= roomIn(document.documentElement))
  let room = roomNow()
  const offer = notifier.offer(room)
  onEnd(offer)

  const { stage, shell, toggle } = createHost(root, life, (move) => {
    announcer.pause()
    keepFocus(move)
  })
  const announcer = createAnnouncer(shell, life, notifier, offer.shows, options)
  const stack = createStack(
    stage,
    life,
    options,
    () => overflowOf(notifier) === 'oldest-first',
    () => attended(),
  )
  const checkSight = watchSight(stage, life, stack, (ids) => offer.readable?.(ids))
  const arrange = () => {
    stack.arrange()
    checkSight()
  }
  const [checkAttention, attended] = watchAttention(stage, life, notifier.hold, arrange)
  const dismiss = (id: string) => notifier.dismiss(id, 'user')
  const [checkFocus, keepFocus] = watchFocus(root, stage, life, options, dismiss)
  watchSwipe(stage, life, options, guardPresses(stage, listen), dismiss)
  onEnd(
    notifier.observe(({ notification, by }) => {
      if (by === 'user') stack.giveWay(notification.id)
    }),
  )

  // A shared notifier of an older copy may lack it.
  const resize = () => {
    const next = roomNow()
    if (next !== room) offer.resize?.((room = next))
  }
  listen(document.defaultView!, 'resize', () => {
    measured = undefined
    resize()
  })

  const look = () => {
    resize()
    // One that has ended may still be asked.
    if (!offer.shows()) return
    arrange()
    // Placed before they are seen, so that nothing moves them there.
    toggle(!!stage.querySelector('[data-notification]'))
    // Those that were there before this view, or came while another one showed.
    notifier.shown().forEach(announcer.say)
    checkFocus()
    checkAttention()
  }
  // A view runs inside of the application's own effects, which must not fail because of it.
  const refresh = () => attempt(look)
  refresh()

  return { stage, shows: offer.shows, sayFailed: announcer.sayFailed, refresh, destroy }
}
