import { type RefObject, useEffect, useRef } from 'react'

/** Returns where focus goes when no row is left: the panel's heading, if there is one. */
const homeOf = (root: HTMLElement): HTMLElement =>
  root.closest('[role=dialog]')?.querySelector<HTMLElement>('.belfry-inbox-heading') ?? root

/**
 * When the focused row disappears, for whatever reason, moves focus to the row that takes its place,
 * else to the one before, without scrolling; from a button above the rows, to the first, and from one
 * below them to the last.
 *
 * @param place of what is focused among the rows: -1 if it has disappeared, undefined above the rows.
 * @param onLost called when focus is no longer in the list.
 */
export const useFocusHeir = (
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  place: number | undefined,
  onLost: () => void,
): void => {
  /** The other rows: those that follow, then those before, the nearest first. */
  const heirs = useRef<readonly Element[]>([])

  const inherit = () => {
    // Several rows may go at once.
    const next = heirs.current.find((row) => row.isConnected) ?? list.current!.firstElementChild
    const heir = (next as HTMLElement | null) ?? homeOf(root.current!)
    heir.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (place === -1) inherit()
    else {
      const rows = [...list.current!.children]
      heirs.current =
        place === undefined ? rows : [...rows.slice(place + 1), ...rows.slice(0, place).reverse()]
    }
    const { activeElement } = root.current!.getRootNode() as Document | ShadowRoot
    // What is removed gets no blur event.
    if (!root.current!.contains(activeElement)) onLost()
  })
}
