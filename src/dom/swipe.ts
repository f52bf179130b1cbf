import { cardOf } from './cards.ts'
import { type WayOut, dragCard, isSwipeable } from './drag.ts'
import type { Life } from './life.ts'
import { hasOwnGesture } from './own-gesture.ts'
import { sideOf } from './position.ts'
import type { Press } from './press.ts'

const wayOut = (card: HTMLElement): WayOut => {
  const position = card.closest<HTMLElement>('.belfry-region')!.dataset.position!
  const side = sideOf(position, card)
  const isForward = side ? side === 'right' : position.startsWith('bottom')
  return { isVertical: !side, sign: isForward ? 1 : -1 }
}

/** Lets a finger or pen push a card off the screen; the mouse selects text instead. */
export const watchSwipe = (
  stage: HTMLElement,
  { listen, onEnd }: Life,
  press: Press,
  onSwipe: (id: string) => void,
): void => {
  let cancel = () => {}
  onEnd(() => cancel())

  listen(stage, 'pointerdown', (down: PointerEvent) => {
    const card = cardOf(down.target as Element)
    // A pen's button means something else.
    if (!card || !down.isPrimary || down.button || down.pointerType === 'mouse') return
    if (!isSwipeable(card) || press.isSpent()) return
    const way = wayOut(card)
    if (hasOwnGesture(down, card, way.isVertical)) return
    cancel = dragCard(card, down, way, {
      onCaught: press.spend,
      onSwipe: () => onSwipe(card.dataset.notification!),
    })
  })
}
