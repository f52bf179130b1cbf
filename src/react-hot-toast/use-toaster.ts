import { useCallback, useEffect, useRef } from 'react'
import { usePlaces } from '../parts/index.ts'
import type { DefaultToastOptions, Toast, ToastPosition } from './toast-options.ts'
import { DEFAULT_TOASTER, meant, toasts as queue } from './store.ts'
import { useToasterStore } from './use-toaster-store.ts'

/** How distances from the edge are calculated. */
export interface OffsetOptions {
  reverseOrder?: boolean
  /** @default 8 */
  gutter?: number
  defaultPosition?: ToastPosition
}

/** Functions for a custom view. */
export interface ToasterHandlers {
  updateHeight: (toastId: string, height: number) => void
  /** Pauses all timers until `endPause`. */
  startPause: () => void
  endPause: () => void
  /** Returns a toast's distance from the edge, by the heights of those before it. */
  calculateOffset: (toast: Toast, options?: OffsetOptions) => number
}

/**
 * Returns what a custom view needs instead of `<Toaster>`; it announces through `ariaProps`.
 *
 * @example
 * const { toasts, handlers } = useToaster()
 */
export const useToaster = (
  toastOptions?: DefaultToastOptions,
  toasterId: string = DEFAULT_TOASTER,
): { toasts: Toast[]; handlers: ToasterHandlers } => {
  /** Ends the pause, if there is one. */
  const endPause = useRef<() => void>(undefined)
  const places = usePlaces(queue, toasterId, toastOptions && { toastOptions })
  const { toasts } = useToasterStore(toastOptions, toasterId)

  const startPause = () => {
    endPause.current?.()
    const releases = places.map(({ notifier }) => notifier.hold())
    endPause.current = () => {
      endPause.current = undefined
      releases.forEach((release) => release())
    }
  }
  // A toast may have come to a corner of its own.
  useEffect(() => {
    if (endPause.current) startPause()
  })
  useEffect(() => () => endPause.current?.(), [])

  // The refs of views depend on it, and measure again whenever it is another one.
  const updateHeight = useCallback(
    (toastId: string, height: number) => {
      for (const toast of queue.all().filter(meant(toastId, toasterId))) {
        if (toast.height === height) continue
        toast.height = height
        queue.put(toast, toast)
      }
    },
    [toasterId],
  )

  const calculateOffset: ToasterHandlers['calculateOffset'] = (toast, options = {}) => {
    const { reverseOrder = false, gutter = 8, defaultPosition } = options
    const corner = ({ position }: Toast) => position || defaultPosition
    const column = toasts.filter((each) => corner(each) === corner(toast) && each.height)
    const index = Math.max(
      0,
      column.findIndex(({ id }) => id === toast.id),
    )
    const before = reverseOrder ? column.slice(index + 1) : column.slice(0, index)
    return before.reduce((sum, { height = 0 }) => sum + height + gutter, 0)
  }
  const handlers = {
    updateHeight,
    startPause,
    endPause: () => endPause.current?.(),
    calculateOffset,
  }
  return { toasts, handlers }
}
