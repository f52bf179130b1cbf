import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when no row is left: to the heading of the panel, if there is one. */
const homeOf = (root: HTMLElement): HTMLElement =>
  root.closest('[role=dialog]')?.querySelector<HTMLElement>('.belfry-inbox-heading') ?? root

/**
 * A row that goes, whoever took it away, hands its focus to the one that comes into its place, else to
 * the one before; nothing scrolls.
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
    else if (focused !== undefined) {
      const next = list.current!.children[Math.min(before.current, rows.length - 1)]
      const heir = (next as HTMLElement | undefined) ?? homeOf(root.current!)
      heir.focus({ preventScroll: true })
      // What is taken away is not told that it lost the focus.
      if (!next) onEmpty()
    }
  })
}
