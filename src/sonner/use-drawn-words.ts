import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Notification } from '../core/index.ts'
import { warnOnce } from '../parts/index.ts'
import { setWords } from './state.ts'
import type { ToastT } from './toast-options.ts'

const textIn = (element: HTMLElement | null): string =>
  // Test DOMs know no layout, and no text as it is laid out.
  (element?.innerText ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim()

const letters = (text: string): string => text.replace(/\s/g, '')

/** What is seen is said: words that only a component knows are put in when it has drawn them. */
export const useDrawnWords = (
  notification: Notification<ToastT>,
): [title: RefObject<HTMLDivElement | null>, description: RefObject<HTMLDivElement | null>] => {
  const toast = notification.data!
  const title = useRef<HTMLDivElement>(null)
  const description = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = title.current!
    const drawn = [textIn(element), textIn(description.current)] as const
    const isSaid = letters(notification.title + notification.message) === letters(drawn.join(''))
    if (!isSaid && drawn.join('')) setWords(toast, { title: drawn[0], message: drawn[1] })
    // Where there is no layout there are no stylesheets.
    if (element.clientWidth && !getComputedStyle(element).getPropertyValue('--bf-surface')) {
      warnOnce("belfry/sonner: import 'belfry/sonner.css' once.")
    }
    // What has been drawn later on (a clock, a count) is not said again and again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [toast])
  return [title, description]
}
