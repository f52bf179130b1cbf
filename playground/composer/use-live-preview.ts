import type { Notifier } from 'belfry'
import { useEffect, useRef } from 'react'
import { call } from './call.ts'
import { codeOf } from './code.ts'
import type { Plan } from './plan.ts'

// A word is typed before it is shown, and read aloud.
const PAUSE = 350

/** Shows what is being composed after every change, as one card that is replaced in its place. */
export function useLivePreview(notifier: Notifier, plan: Plan, isOn: boolean): void {
  const { notification } = plan
  // The page is its own preview.
  const code = codeOf({ ...plan, page: {} })
  const seen = useRef(code)

  useEffect(() => {
    if (seen.current === code || !isOn) return undefined
    const timer = setTimeout(() => {
      seen.current = code
      call(notifier, { id: 'preview', ...notification })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [notifier, notification, code, isOn])
}
