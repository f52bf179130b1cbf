import type { TextStore } from './host.ts'

/** Tracks which records were shown in this browser, whichever tabs have closed since. */
export interface Shown {
  /** Returns the ids that weren't shown yet, and counts them as shown from now on. */
  claim: (ids: readonly string[]) => Set<string>
  /** Erases all ids. */
  forget: () => void
}

// More than anyone is shown while a record is still worth a toast.
const MOST = 500

/**
 * Stores ids outside the page, so that neither a reload nor a page restored after a long time shows
 * records again. Without storage all are new, and the inbox knows more.
 */
export function createShown(storage: TextStore | undefined, key: string): Shown {
  return {
    claim: (ids) => {
      try {
        const before = JSON.parse(storage?.getItem(key) ?? '[]') as string[]
        const fresh = new Set(ids.filter((id) => !before.includes(id)))
        storage?.setItem(key, JSON.stringify([...before, ...fresh].slice(-MOST)))
        return fresh
      } catch {
        // Full, blocked, or not ours: better shown twice than never.
        return new Set(ids)
      }
    },
    forget: () => storage?.removeItem(key),
  }
}
