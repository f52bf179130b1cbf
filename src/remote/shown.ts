import type { Host } from './host.ts'

/** Which records were shown in this browser, whatever has died since. */
export interface Shown {
  /** Those of the ids that were not shown yet; from now on they count as shown. */
  claim: (ids: readonly string[]) => Set<string>
}

// More than anybody is shown within the time in which a record is still worth a toast.
const most = 500

const read = (text: string | null | undefined): string[] => {
  const list: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
}

/**
 * Remembers ids beside the page, so that neither a reload nor a page that comes back after a long
 * time shows again what was shown. Where nothing can be stored, all are new: the inbox knows more.
 */
export function createShown(storage: ReturnType<Host['storage']>, key: string): Shown {
  const claim = (ids: readonly string[]): Set<string> => {
    const before = read(storage?.getItem(key))
    const fresh = new Set(ids.filter((id) => !before.includes(id)))
    if (fresh.size > 0) storage?.setItem(key, JSON.stringify([...before, ...fresh].slice(-most)))
    return fresh
  }

  return {
    claim: (ids) => {
      try {
        return claim(ids)
      } catch {
        return new Set(ids)
      }
    },
  }
}
