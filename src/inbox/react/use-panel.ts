import { type RefObject, useEffect, useRef, useState } from 'react'

/** Where the panel opens relative to its bell. */
export type PanelPosition = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'

/** A button and the panel that it opens. */
export interface PanelRefs {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly panel: RefObject<HTMLDivElement | null>
  readonly heading: RefObject<HTMLHeadingElement | null>
}

const canPop = (panel: HTMLElement) => typeof panel.showPopover === 'function'

/** Places the panel next to its button, inside the window. */
const place = (button: HTMLElement, panel: HTMLElement, position: PanelPosition): void => {
  const { innerHeight, innerWidth } = button.ownerDocument.defaultView!
  const box = button.getBoundingClientRect()
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const isStart = position.endsWith('start') !== isRtl
  const width = panel.offsetWidth
  const left = isStart ? box.left : box.right - width
  const isBelow = position.startsWith('bottom')
  const room = isBelow ? innerHeight - box.bottom : box.top
  const top = isBelow ? `${box.bottom + 8}px` : 'auto'
  const bottom = isBelow ? 'auto' : `${innerHeight - box.top + 8}px`
  const inside = Math.max(8, Math.min(left, innerWidth - width - 8))
  panel.style.setProperty('--bf-panel-inset', `${top} auto ${bottom} ${inside}px`)
  // A panel anchored at its bottom edge would move whenever it grows, so it gets a fixed height.
  panel.style.setProperty('--bf-panel-height', isBelow ? 'auto' : '100vh')
  panel.style.setProperty('--bf-panel-room', `${Math.max(160, room - 24)}px`)
}

/**
 * Opens and closes the panel: in the top layer where the browser has one, otherwise in place. Focus
 * goes to the heading, and with Escape back to the bell.
 */
export const usePanel = (
  position: PanelPosition,
): PanelRefs & {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
} => {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = panel.current!
    if (!canPop(element)) return undefined
    // Tells the browser that a press on the bell is not a press outside.
    button.current!.popoverTargetElement = element
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    element.addEventListener('toggle', onToggle)
    // Effects don't run while hidden in an `<Activity>`, so a toggle may have been missed.
    setOpen(element.matches(':popover-open'))
    return () => element.removeEventListener('toggle', onToggle)
  }, [])

  useEffect(() => {
    const element = panel.current!
    if (!canPop(element)) element.hidden = !isOpen
    if (!isOpen) return undefined
    const arrange = () => place(button.current!, element, position)
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
  }, [isOpen])

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

  return { button, panel, heading, isOpen, toggle, close }
}
