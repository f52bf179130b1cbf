import type { Channel, Host, Locks } from './host.ts'

/** A tab's access to what all tabs of a browser share. */
export interface FakeTab {
  locks: Locks
  openChannel: (name: string) => Channel
  storage: Host['storage']
  /** Lets the tab hang: it keeps its locks, and sends and receives nothing more. */
  hang: () => void
  /** Kills the tab: its locks are freed, and it sends and receives nothing more. */
  crash: () => void
}

interface Place {
  tab: FakeTab
  begin: () => void
}

/** Creates what a browser's tabs share: locks and channels. Messages wait for `deliver`. */
export function createFakeBrowser(): {
  openTab: () => FakeTab
  /** Delivers what was posted so far, and what that leads to. */
  deliver: () => void
  /** Takes a lock from its holder. */
  steal: (name: string) => void
  /** Returns what outlives the tabs. */
  stored: () => [key: string, value: string][]
  /** Returns how many messages tabs have posted. */
  sent: () => number
} {
  const lines = new Map<string, Place[]>()
  const stolen = new Map<string, () => void>()
  const channels = new Map<string, Set<(message: unknown) => void>>()
  const posted: (() => void)[] = []
  let sent = 0
  const createStorage = (
    items = new Map<string, string>(),
  ): NonNullable<ReturnType<Host['storage']>> => {
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
  const sharedItems = new Map<string, string>()
  const shared = createStorage(sharedItems)

  const leaveLine = (name: string, place: Place): void => {
    const line = lines.get(name) ?? []
    const wasFirst = line[0] === place
    lines.set(
      name,
      line.filter((other) => other !== place),
    )
    if (wasFirst) lines.get(name)?.[0]?.begin()
  }

  const openTab = (): FakeTab => {
    let isAlive = true
    const own = createStorage()
    const tab: FakeTab = {
      locks: {
        request: (name, { signal }, task) =>
          new Promise((resolve, reject) => {
            const place: Place = {
              tab,
              begin: () => {
                stolen.set(name, () => {
                  reject(new DOMException('stolen', 'AbortError'))
                  leaveLine(name, place)
                })
                const end = (): void => leaveLine(name, place)
                void Promise.resolve(task()).then(end).then(resolve)
              },
            }
            signal.addEventListener('abort', () => {
              if (lines.get(name)?.[0] === place) return
              leaveLine(name, place)
              reject(signal.reason as Error)
            })
            const line = [...(lines.get(name) ?? []), place]
            lines.set(name, line)
            if (line.length === 1) queueMicrotask(place.begin)
          }),
      },
      openChannel: (name) => {
        const members = channels.get(name) ?? new Set()
        channels.set(name, members)
        let isOpen = true
        let hear: ((message: unknown) => void) | undefined
        return {
          postMessage: (message) => {
            if (!isAlive || !isOpen) return
            sent += 1
            const copy: unknown = structuredClone(message)
            for (const member of members) if (member !== hear) posted.push(() => member(copy))
          },
          addEventListener: (_, listener) => {
            hear = (data) => {
              if (isAlive && isOpen) listener({ data })
            }
            members.add(hear)
          },
          close: () => {
            isOpen = false
            if (hear) members.delete(hear)
          },
        }
      },
      storage: (isShared) => (isShared ? shared : own),
      hang: () => {
        isAlive = false
      },
      crash: () => {
        tab.hang()
        for (const [name, line] of lines) {
          for (const place of line.filter((other) => other.tab === tab)) leaveLine(name, place)
        }
      },
    }
    return tab
  }

  return {
    openTab,
    deliver: () => {
      for (let next = posted.shift(); next; next = posted.shift()) next()
    },
    steal: (name) => stolen.get(name)?.(),
    stored: () => [...sharedItems],
    sent: () => sent,
  }
}
