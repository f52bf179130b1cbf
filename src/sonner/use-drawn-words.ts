import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Notification, Notifier } from '../core/index.ts'
import { askForSheet, drawnWords } from '../parts/index.ts'
import type { Content, ToastT } from './toast-options.ts'

type Words = RefObject<HTMLDivElement | null>

/** Returns a text as it was given, since a browser may translate what is drawn; of the rest, what is drawn. */
const wordsIn = (content: Content, { current }: Words): string =>
  typeof content === 'string' ? content : drawnWords(current)

/** Announces what is visible: text that only a component knows is added after it has rendered. */
export const useDrawnWords = (
  { id, data }: Notification<ToastT>,
  notifier: Notifier<ToastT>,
): [title: Words, description: Words] => {
  const titleRef: Words = useRef(null)
  const descriptionRef: Words = useRef(null)

  askForSheet(
    'belfry/sonner.css',
    '--bf-paper',
    () => titleRef.current,
    (title) =>
      getComputedStyle(title.closest('[data-sonner-toast]')!).position === 'absolute' &&
      "other styles hide the toasts; import 'belfry/sonner.css' in place of sonner’s.",
  )

  useLayoutEffect(() => {
    const title = wordsIn(data!.jsx || data!.title, titleRef)
    const message = wordsIn(data!.description, descriptionRef)
    if (title || message) notifier.update(id, { title, message })
    // Later changes (a clock, a counter) aren't announced again and again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])
  return [titleRef, descriptionRef]
}
