import type { Notifier, Offer } from '../core/index.ts'
import { room as readRoom } from '../core/inside.ts'
import type { Life } from './life.ts'

/** How many are shown if no limit is set. */
const USUAL = 3

// One card per 6 rem in half of the window's smallest height.
const PART = '6rem'
const WINDOW = '100svh'

/**
 * Returns how many cards fit in a window. It measures with a temporary element,
 * because scripts know neither a window's smallest height nor its font size.
 */
const roomIn = (place: HTMLElement): number => {
  const probe = place.ownerDocument.createElement('div')
  Object.assign(probe.style, {
    position: 'fixed',
    width: PART,
    minWidth: PART,
    height: WINDOW,
    minHeight: WINDOW,
    padding: '0',
    border: 'none',
  })
  place.append(probe)
  const { offsetWidth, offsetHeight } = probe
  probe.remove()
  // Without layout, as in a test DOM, there is room.
  if (!offsetWidth || !offsetHeight) return Infinity
  return Math.max(1, Math.floor(offsetHeight / 2 / offsetWidth))
}

/**
 * Offers a notifier room for `limit` cards. Without it, as many are shown as the notifier's own limit
 * says, or else three, and no more than fit in the window.
 *
 * @returns the offer, and a function to call when the limit may have changed
 */
export const offerRoom = <Data>(
  notifier: Notifier<Data>,
  document: Document,
  { listen, onEnd }: Life,
  limit: () => number | undefined,
): [offer: Offer, resize: () => void] => {
  let measured: number | undefined
  const measure = () => (measured ??= roomIn(document.documentElement))
  // Measuring forces a layout, so a page that mounts an empty view doesn't pay for it.
  const fitting = () => (notifier.size() ? measure() : USUAL)
  const roomNow = () => limit() ?? fitting()
  const limitNow = () => limit() ?? USUAL
  let room = roomNow()
  let most = limitNow()
  const offer = notifier.offer(readRoom('limit', room), most)
  onEnd(offer)

  const resize = () => {
    if (room === roomNow() && most === limitNow()) return
    room = roomNow()
    most = limitNow()
    offer.resize(readRoom('limit', room), most)
  }
  listen(document.defaultView!, 'resize', () => {
    measured = undefined
    resize()
  })
  return [offer, resize]
}
