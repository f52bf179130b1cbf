import { useState } from 'react'
import type { Inbox, InboxItem } from '../index.ts'
import type { InboxLabels } from './labels.ts'
import type { Say } from './use-spoken.ts'

/** How the action of a row goes. */
export interface Acting {
  /** Runs it. */
  readonly act: () => boolean
  /** Undefined before it begins, and once it is done. */
  readonly progress: 'running' | 'failed' | undefined
}

/** Runs the action of an item, and tells when it fails. */
export const useActing = <Data>(
  inbox: Inbox<Data>,
  item: InboxItem<Data>,
  labels: InboxLabels,
  say: Say,
): Acting => {
  const { filed } = item
  const [latest, setLatest] = useState<{ filed: number; progress: Acting['progress'] }>()

  return {
    // What is filed anew begins without a past.
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
