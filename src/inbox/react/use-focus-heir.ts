import { type RefObject, useEffect, useRef } from 'react'

/** Returns where focus goes when no row is left: the panel's heading, if there is one. */
const homeOf = (root: HTMLElement): HTMLElement =>
  root.closest('[role=dialog]')?.querySelector<HTMLElement>('.belfry-inbox-heading') ?? root

/**
 * When the focused row disappears, for whatever reason, moves focus to the row that takes its place,
 * else to the one before, without scrolling; from a button above the rows, to the first.
 *
 * @param place of the focused row: -1 if what was focused has disappeared, undefined if no row is focused.
 * @param onLost called when focus is no longer in the list.
 */
export const useFocusHeir = (
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  place: number | undefined,
  onLost: () => void,
): void => {
  const before = useRef(0)

  const inherit = () => {
    const rows = list.current!.children
    const next = rows[Math.min(before.current, rows.length - 1)] as HTMLElement | undefined
    const heir = next ?? homeOf(root.current!)
    heir.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (place === -1) inherit()
    else before.current = place ?? 0
    const { activeElement } = root.current!.getRootNode() as Document | ShadowRoot
    // What is removed gets no blur event.
    if (!root.current!.contains(activeElement)) onLost()
  })
}
