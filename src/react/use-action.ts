import { useState } from 'react'
import type { Action, Notification, Notifier } from '../core/index.ts'

/** The progress of a card's action. */
export type Progress = 'running' | 'failed' | undefined

/** Runs a notification's action and tracks its progress. A different action starts fresh. */
export const useAction = <Data>(
  notifier: Notifier<Data>,
  notification: Notification<Data>,
  onFail: () => void,
): [act: () => boolean, progress: Progress] => {
  const [latest, setLatest] = useState<{ action: Action<Data>; progress: Progress }>()
  const { action } = notification

  const act = () => {
    let isOver = false
    const began = notifier.act(notification, (succeeded) => {
      isOver = true
      setLatest({ action: action!, progress: succeeded ? undefined : 'failed' })
      if (!succeeded) onFail()
    })
    if (began && !isOver) setLatest({ action: action!, progress: 'running' })
    return began
  }
  return [act, latest && latest.action === action ? latest.progress : undefined]
}
