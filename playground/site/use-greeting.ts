import type { NotificationInput, Notifier } from 'belfry'
import { useEffect, useRef } from 'react'
import { call } from '../composer/call.ts'

const greeting: NotificationInput = {
  title: 'The bell is up',
  message: 'A real toast. Hover or touch it: time stops.',
}

// The page comes first, then the bell.
const PAUSE = 800

/** Rings once: what a link describes or, for those who enter by the front door, a greeting. */
export function useGreeting(notifier: Notifier, linked: NotificationInput): void {
  const latest = useRef({ notifier, linked })

  useEffect(() => {
    latest.current = { notifier, linked }
  })

  useEffect(() => {
    const { search, hash } = location
    if (hash && !search) return undefined
    const wanted = search ? latest.current.linked : greeting
    const timer = setTimeout(() => call(latest.current.notifier, wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [])
}
