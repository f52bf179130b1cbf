import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Clock, Media } from '../core/index.ts'
import type { Deck, DeckCard } from './deck.ts'

// A little longer than the stylesheet's motion, so that nothing depends on animation events.
const ENTER = 400
// How long a card waits for its image before it enters without it.
const DECODE = 250

type CardRef = RefObject<HTMLElement | null>

/** Returns whether a card's image, if it draws one, is decoded, broken or late. */
const useDecoded = (element: CardRef, media: Media | undefined, clock: Clock): boolean => {
  const [isDecoded, setDecoded] = useState(media?.type !== 'image')

  useEffect(() => {
    if (isDecoded) return undefined
    const end = () => setDecoded(true)
    const decoding = element.current!.querySelector('img')?.decode?.()
    // A spinner or a renderer may draw something else, and a test DOM decodes nothing.
    if (!decoding) return end()
    const timer = clock.setTimeout(end, DECODE)
    decoding.then(end, end)
    return () => clock.clearTimeout(timer)
  }, [clock, element, isDecoded])
  return isDecoded
}

/**
 * Lets a card enter, with its image. Returns whether it may be visible; `onAppear` is called before a
 * card that had to wait is drawn.
 */
export const useEntering = <Data>(
  element: CardRef,
  { key, notification, state }: DeckCard<Data>,
  deck: Deck<Data>,
  clock: Clock,
  onAppear: () => void,
): boolean => {
  const isReady = useDecoded(element, notification.media, clock)
  const [hasWaited] = useState(!isReady)
  const isEntering = isReady && state === 'entering'

  useLayoutEffect(() => {
    if (hasWaited && isReady) onAppear()
  }, [hasWaited, isReady, onAppear])
  useEffect(() => deck.draw(key), [deck, key])
  useEffect(() => {
    if (!isEntering) return undefined
    const timer = clock.setTimeout(() => deck.settle(key), ENTER)
    return () => clock.clearTimeout(timer)
  }, [clock, deck, isEntering, key])
  return isReady
}
