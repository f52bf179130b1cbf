/**
 * Moves focus to a row and shows all of it. Focus alone is not enough: Firefox scrolls only to what can't
 * be seen at all, and no browser to what already has focus.
 */
export const goToRow = (row: HTMLElement | undefined): void => {
  row?.focus({ preventScroll: true })
  // jsdom can't scroll.
  row?.scrollIntoView?.({ block: 'nearest' })
}
