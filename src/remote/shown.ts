import { attempt } from '../core/inside.ts'
import type { Host } from './host.ts'

/** Which records were shown in this browser, whatever has died since. */
export interface Shown {
  /** Those of the ids that were not shown yet; from now on they count as shown. */
  claim: (ids: readonly string[]) => Set<string>
  /** Leaves no trace of them. */
  forget: () => void
}

// More than anybody is shown within the time in which a record is still worth a toast.
const most = 500

/**
 * Remembers ids beside the page, so that neither a reload nor a page that comes back after a long
 * time shows again what was shown. Where nothing can be stored, all are new: the inbox knows more.
 */
export function createShown(storage: ReturnType<Host['storage']>, key: string): Shown {
  return {
    claim: (ids) => {
      try {
        const before = JSON.parse(storage?.getItem(key) ?? '[]') as string[]
        const fresh = new Set(ids.filter((id) => !before.includes(id)))
        storage?.setItem(key, JSON.stringify([...before, ...fresh].slice(-most)))
        return fresh
      } catch {
        // Full, blocked, or not ours: better shown twice than never.
        return new Set(ids)
      }
    },
    forget: () => attempt(() => storage?.removeItem(key)),
  }
}
