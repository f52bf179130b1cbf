import { type RefObject, useEffect, useRef, useState } from 'react'
import { askForSheet } from '../../parts/index.ts'
import { type PanelPosition, placePanel } from './place-panel.ts'

/** A button and the panel that it opens. */
interface Panel {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly panel: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
}

const canPop = (panel: HTMLElement) => 'hidePopover' in panel

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
      if (isVisible) placePanel(button.current!, element, position)
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
