import type { Notifier } from '../core/index.ts'
import { watchAttention } from './attention.ts'
import { watchFocus } from './focus.ts'
import { createHost } from './host.ts'
import type { Root } from './layers.ts'
import { createListening } from './listen.ts'
import { createStack } from './stack.ts'
import { type SwipeDirection, watchSwipe } from './swipe.ts'
import { type VoiceWords, createVoice } from './voice.ts'

/** Where the stack stands; start and end follow the direction of writing. */
export type Position =
  | 'top-start'
  | 'top-center'
  | 'top-end'
  | 'bottom-start'
  | 'bottom-center'
  | 'bottom-end'

/** What a view may be told anew at any time. */
export interface ViewOptions {
  position: Position
  hotkey: string | null
  words: VoiceWords
}

/** Everything that the browser does for a view. */
export interface View {
  /** Where the cards go. */
  readonly stage: HTMLElement
  /** To be called whenever cards have come, gone or changed. */
  refresh: () => void
  destroy: () => void
}

/** The way off the screen from a position. */
function wayOut(position: Position, stage: HTMLElement): SwipeDirection {
  if (position.endsWith('center')) return { axis: 'y', sign: position.startsWith('top') ? -1 : 1 }
  const isLeftToRight = getComputedStyle(stage).direction === 'ltr'
  return { axis: 'x', sign: position.endsWith('end') === isLeftToRight ? 1 : -1 }
}

/** Sets up a view's place in a document or shadow root, and all that watches over it. */
export function createView<Data>(
  root: Root,
  notifier: Notifier<Data>,
  isShowing: () => boolean,
  options: () => ViewOptions,
): View {
  const [listen, stopListening] = createListening()
  const host = createHost(root, listen, () => voice.pause())
  const { shell, stage } = host
  const voice = createVoice(shell, listen, notifier, isShowing, () => options().words)
  host.toggle(false)
  const stack = createStack(stage, (id) => attention.isHeld(id))
  const attention = watchAttention(stage, listen, notifier.hold, stack.arrange)
  const focus = watchFocus(stage, listen, () => options().hotkey, notifier.dismiss)
  watchSwipe(stage, listen, () => wayOut(options().position, stage), notifier.dismiss)

  return {
    stage,
    refresh() {
      host.toggle(!!stage.querySelector('[data-notification]'))
      stack.arrange()
      focus.check()
      attention.check()
    },
    destroy() {
      voice.stop()
      focus.stop()
      attention.stop()
      stack.stop()
      stopListening()
      host.destroy()
    },
  }
}
