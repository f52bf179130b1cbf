const MOST = 3

// One card per 6 rem in half of the window's smallest height.
const PART = '6rem'
const WINDOW = '100svh'

/**
 * Returns how many cards fit in a window, if no limit is set. It measures with a temporary element,
 * because scripts know neither a window's smallest height nor its font size.
 */
export const roomIn = (place: HTMLElement): number => {
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
  if (!offsetWidth || !offsetHeight) return MOST
  return Math.min(MOST, Math.max(1, Math.floor(offsetHeight / 2 / offsetWidth)))
}
