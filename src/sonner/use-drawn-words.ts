import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Notification, Notifier } from '../core/index.ts'
import { drawnWords, warnOnce } from '../parts/index.ts'
import type { ToastT } from './toast-options.ts'

type Words = RefObject<HTMLDivElement | null>

/** What is seen is said: words that only a component knows are put in when it has drawn them. */
export const useDrawnWords = (
  { id, data }: Notification<ToastT>,
  notifier: Notifier<ToastT>,
): [title: Words, description: Words] => {
  const titleRef: Words = useRef(null)
  const descriptionRef: Words = useRef(null)

  useLayoutEffect(() => {
    const element = titleRef.current!
    const title = drawnWords(element)
    const message = drawnWords(descriptionRef.current)
    if (title || message) notifier.update(id, { title, message })
    warnOnce(
      "belfry/sonner: import 'belfry/sonner.css' once.",
      // Where there is no layout there are no stylesheets.
      () => element.clientWidth && !getComputedStyle(element).getPropertyValue('--bf-paper'),
    )
    // What has been drawn later on (a clock, a count) is not said again and again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])
  return [titleRef, descriptionRef]
}
