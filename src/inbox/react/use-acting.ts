import { useState } from 'react'
import type { Inbox, InboxItem } from '../index.ts'
import type { InboxLabels } from './labels.ts'
import type { Say } from './use-spoken.ts'

/** The action of a row and its progress. */
export interface Acting {
  /** Runs it. */
  readonly act: () => boolean
  /** Undefined before it starts and once it succeeds. */
  readonly progress: 'running' | 'failed' | undefined
}

/** Runs the action of an item, and announces a failure. */
export const useActing = <Data>(
  inbox: Inbox<Data>,
  item: InboxItem<Data>,
  labels: InboxLabels,
  say: Say,
): Acting => {
  const { filed } = item
  const [latest, setLatest] = useState<{ filed: number; progress: Acting['progress'] }>()

  return {
    // An item that is filed again starts afresh.
    progress: latest?.filed === filed ? latest.progress : undefined,
    act: () => {
      let isOver = false
      const began = inbox.act(item, (succeeded) => {
        isOver = true
        setLatest({ filed, progress: succeeded ? undefined : 'failed' })
        if (!succeeded) say(labels.failed, true)
      })
      if (began && !isOver) setLatest({ filed, progress: 'running' })
      return began
    },
  }
}
