/** Where the focus is. */
export interface FocusPlace {
  /** On nothing at all. */
  isNowhere: boolean
  /** In a Toaster. */
  isInCards: boolean
  /** What is wrong about it, if anything. */
  fault: string | undefined
}

/** Where the focus is now, in shadow roots as well. Runs in the page. */
export function focusPlace(): FocusPlace {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const isNowhere = !active || active === document.body || active === document.documentElement
  const fault = active?.closest('[data-state=leaving]')
    ? 'in a card that leaves'
    : active?.closest('[inert]')
      ? 'in something inert'
      : undefined
  return { isNowhere, isInCards: !!active?.closest('.belfry-stage'), fault }
}

/** Goes to the newest card, unless the focus is in one. Runs in the page. */
export function reachCard(): void {
  if (document.activeElement?.closest('.belfry-stage')) return
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'F6', bubbles: true, composed: true, cancelable: true }),
  )
}

/** Has code take away the card that has the focus. Runs in the page. */
export function dismissFocused(): void {
  const card = document.activeElement?.closest<HTMLElement>('[data-notification]')
  if (card) window.notify.dismiss(card.dataset.notification!)
}

/** Whether anything on the page would take the focus. Runs in the page, and leaves it as it was. */
export function canFocus(): boolean {
  const before = document.activeElement as HTMLElement | null
  const targets = document.querySelectorAll<HTMLElement>('a[href], button, input')
  return [...targets].some((target) => {
    target.focus({ preventScroll: true })
    const isTaken = document.activeElement === target
    if (isTaken) target.blur()
    before?.focus({ preventScroll: true })
    return isTaken
  })
}
