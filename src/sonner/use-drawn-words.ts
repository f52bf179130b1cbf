import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Notification } from '../core/index.ts'
import { drawnWords, warnOnce } from '../parts/index.ts'
import { toasts } from './state.ts'
import type { ToastT } from './toast-options.ts'

const letters = (text: string): string => text.replace(/\s/g, '')

/** What is seen is said: words that only a component knows are put in when it has drawn them. */
export const useDrawnWords = (
  notification: Notification<ToastT>,
): [title: RefObject<HTMLDivElement | null>, description: RefObject<HTMLDivElement | null>] => {
  const toast = notification.data!
  const titleRef = useRef<HTMLDivElement>(null)
  const descriptionRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = titleRef.current!
    const drawn = [drawnWords(element), drawnWords(descriptionRef.current)] as const
    const isSaid = letters(notification.title + notification.message) === letters(drawn.join(''))
    if (!isSaid && drawn.join('') && toasts.all().includes(toast)) {
      const [title, message] = drawn
      toasts.placeOf(toast).notifier.update(notification.id, { title, message })
    }
    // Where there is no layout there are no stylesheets.
    if (element.clientWidth && !getComputedStyle(element).getPropertyValue('--bf-surface')) {
      warnOnce("belfry/sonner: import 'belfry/sonner.css' once.")
    }
    // What has been drawn later on (a clock, a count) is not said again and again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [toast])
  return [titleRef, descriptionRef]
}
