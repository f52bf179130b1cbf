const MOST = 3

// One card for each 6 rem of half of the window's smallest height.
const PART = '6rem'
const WINDOW = '100svh'

/**
 * How many cards a window has room for, where nobody said. Measured by an element that is gone again,
 * since scripts know neither the smallest height of a window nor the size of its letters.
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
  // Where nothing is measured, as in a test's DOM, there is room.
  if (!offsetWidth || !offsetHeight) return MOST
  return Math.min(MOST, Math.max(1, Math.floor(offsetHeight / 2 / offsetWidth)))
}
