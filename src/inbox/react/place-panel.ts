/** Where the panel opens relative to its bell. */
export type PanelPosition = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'

// In pixels: the distance to bell and window, and the height below which hardly a row is readable.
const GAP = 8
const LEAST = 160

/** Returns the distance to an edge of the window that keeps all of a length inside. */
const inside = (distance: number, length: number, window: number) =>
  Math.max(GAP, Math.min(distance, window - length - GAP))

/**
 * Returns the size of the window in the pixels of rectangles, without the page's scrollbar, which covers
 * what is under it. It moves the panel.
 */
const windowOf = (panel: HTMLElement, zoom: number): [width: number, height: number] => {
  panel.style.setProperty('--bf-panel-inset', '100% auto auto 100%')
  const { left, top } = getComputedStyle(panel)
  return [parseFloat(left) * zoom, parseFloat(top) * zoom]
}

/**
 * Places the panel next to its button, on the other side if the given one has no room, and inside the
 * window even if the button is not.
 */
export const placePanel = (
  button: HTMLElement,
  panel: HTMLElement,
  position: PanelPosition,
): void => {
  const box = button.getBoundingClientRect()
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const isStart = position.endsWith('start') !== isRtl
  // A page may set CSS `zoom`. Rectangles are then in the window's pixels, in WebKit in the page's. The
  // panel's tell, not the bell's: what is in the top layer isn't scaled by anything else.
  const { width } = panel.getBoundingClientRect()
  const zoom = width / panel.offsetWidth || 1
  const [windowWidth, windowHeight] = windowOf(panel, zoom)
  const left = inside(isStart ? box.left : box.right - width, width, windowWidth)

  const above = box.top - 3 * GAP
  const below = windowHeight - box.bottom - 3 * GAP
  const isWanted = position.startsWith('bottom')
  const isBelow = (isWanted ? below : above) < LEAST ? below >= above : isWanted
  const room = Math.min(Math.max(LEAST, isBelow ? below : above), windowHeight - 2 * GAP)
  const edge = inside((isBelow ? box.bottom : windowHeight - box.top) + GAP, room, windowHeight)

  const inset = isBelow ? `${edge / zoom}px auto auto` : `auto auto ${edge / zoom}px`
  panel.style.setProperty('--bf-panel-inset', `${inset} ${left / zoom}px`)
  // A panel anchored at its bottom edge would move whenever it grows, so it gets a fixed height.
  panel.style.setProperty('--bf-panel-height', isBelow ? 'auto' : '100vh')
  panel.style.setProperty('--bf-panel-room', `${room / zoom}px`)
}
