import { type RefObject, useEffect, useRef } from 'react'

/** Returns where focus goes when no row is left: the panel's heading, if there is one. */
const homeOf = (root: HTMLElement): HTMLElement =>
  root.closest('[role=dialog]')?.querySelector<HTMLElement>('.belfry-inbox-heading') ?? root

/**
 * When the focused row disappears, for whatever reason, moves focus to the row that takes its place,
 * else to the one before, without scrolling.
 */
export const useFocusHeir = (
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  focused: string | undefined,
  rows: readonly { readonly id: string }[],
  onEmpty: () => void,
): void => {
  const before = useRef(0)
  const place = rows.findIndex(({ id }) => id === focused)

  useEffect(() => {
    if (place >= 0) before.current = place
    else if (focused) {
      const next = list.current!.children[Math.min(before.current, rows.length - 1)]
      const heir = (next as HTMLElement | undefined) ?? homeOf(root.current!)
      heir.focus({ preventScroll: true })
      // A removed element gets no blur event.
      if (!next) onEmpty()
    }
  })
}
