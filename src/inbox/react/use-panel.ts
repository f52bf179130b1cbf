import { type RefObject, useEffect, useRef, useState } from 'react'
import { askForSheet } from '../../parts/index.ts'

/** Where the panel opens relative to its bell. */
export type PanelPosition = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'

/** A button and the panel that it opens. */
interface Panel {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly panel: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
}

const canPop = (panel: HTMLElement) => 'hidePopover' in panel

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
const place = (button: HTMLElement, panel: HTMLElement, position: PanelPosition): void => {
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

/** A dialog that has hidden the panel can't give focus back to what was in there: the bell takes it. */
const inheritFrom = (dialog: Element | null | undefined, bell: HTMLElement): void => {
  if (!dialog || dialog.contains(bell)) return
  const inherit = () => {
    const { activeElement, body } = bell.ownerDocument
    if (activeElement === body || dialog.contains(activeElement))
      bell.focus({ preventScroll: true })
  }
  dialog.addEventListener('close', inherit, { once: true })
}

/**
 * Opens and closes the panel: in the top layer where the browser has one, otherwise in place. Focus
 * goes to the heading, and with Escape back to the bell.
 */
export const usePanel = (
  position: PanelPosition,
  heading: RefObject<HTMLElement | null>,
): Panel => {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = panel.current!
    // jsdom hides what has the attribute, and can't show it.
    if (!canPop(element)) return element.removeAttribute('popover')
    // Tells the browser that a press on the bell is not a press outside.
    button.current!.popoverTargetElement = element
    const onToggle = (event: Event) => {
      const isShown = (event as ToggleEvent).newState === 'open'
      setOpen(isShown)
      const { activeElement } = element.ownerDocument
      if (!isShown) inheritFrom(activeElement?.closest('dialog'), button.current!)
    }
    element.addEventListener('toggle', onToggle)
    return () => {
      element.removeEventListener('toggle', onToggle)
      // Hidden in an `<Activity>`, it would still take an Escape, and focus when it comes back.
      if (element.matches(':popover-open')) element.hidePopover()
      setOpen(false)
    }
  }, [])

  useEffect(() => {
    const element = panel.current!
    if (!canPop(element)) element.hidden = !isOpen
    if (!isOpen) return undefined
    askForSheet('belfry/inbox.css', '--bf-tint', () => panel.current)
    const arrange = () => {
      const isVisible = element.checkVisibility?.() ?? true
      if (isVisible) place(button.current!, element, position)
      // Hidden with its bell, as in a narrow window, an open panel would keep toasts away.
      else element.hidePopover?.()
    }
    arrange()
    const window = element.ownerDocument.defaultView!
    window.addEventListener('resize', arrange)
    window.addEventListener('scroll', arrange, true)
    return () => {
      window.removeEventListener('resize', arrange)
      window.removeEventListener('scroll', arrange, true)
    }
  }, [isOpen, position])

  useEffect(() => {
    if (isOpen) heading.current!.focus({ preventScroll: true })
  }, [heading, isOpen])

  const close = () => {
    // Before hiding: a screen reader whose place vanishes with the panel doesn't say where it is.
    button.current!.focus({ preventScroll: true })
    if (canPop(panel.current!)) panel.current!.hidePopover()
    else setOpen(false)
  }
  // With popover support, the browser does it.
  const toggle = () => {
    if (!canPop(panel.current!)) setOpen(!isOpen)
  }

  return { button, panel, isOpen, toggle, close }
}
