import { cardOf } from './cards.ts'
import { type WayOut, dragCard, isSwipeable } from './drag.ts'
import type { Life } from './life.ts'
import { hasOwnGesture } from './own-gesture.ts'
import { sideOf } from './position.ts'
import type { Press } from './press.ts'

const ways: Readonly<Record<string, WayOut>> = {
  top: { isVertical: true, sign: -1 },
  right: { isVertical: false, sign: 1 },
  bottom: { isVertical: true, sign: 1 },
  left: { isVertical: false, sign: -1 },
}

/** Returns the ways out of a card: those that its landmark names, or else the one over its nearest edge. */
const waysOut = (card: HTMLElement, named: string | undefined, position: string): WayOut[] => {
  const names = named ?? sideOf(position, card) ?? position.split('-')[0]!
  return names.split(' ').flatMap((name) => ways[name] ?? [])
}

/**
 * Lets a finger or pen push a card off the screen. The mouse selects text instead, unless the landmark
 * names its ways out in `data-swipe`: then it does both, as users of other libraries know it.
 */
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
    if (!card || !down.isPrimary || down.button) return
    const { swipe, position } = card.closest<HTMLElement>('.belfry-region')!.dataset
    if (down.pointerType === 'mouse' && swipe === undefined) return
    if (!isSwipeable(card) || press.isSpent()) return
    const free = waysOut(card, swipe, position!).filter(
      ({ isVertical }) => !hasOwnGesture(down, card, isVertical),
    )
    if (!free.length) return
    cancel = dragCard(card, down, free, {
      onCaught: press.spend,
      onSwipe: () => onSwipe(card.dataset.notification!),
    })
  })
}
