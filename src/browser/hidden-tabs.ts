const VISIBLE = 'belfry:visible'

/** Knows whether any tab is visible. */
export interface HiddenTabs {
  /** Returns whether every tab is hidden. */
  areAllHidden: () => Promise<boolean>
  /** Returns a release in one tab only, until it is called; without the Web Locks API, in every tab. */
  claim: (name: string) => Promise<(() => void) | undefined>
  close: () => void
}

/** Holds a lock until it is released; resolves to undefined if another tab has it. */
const hold = (
  locks: LockManager,
  name: string,
  options: LockOptions,
): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const held = locks.request(name, options, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
    held.catch(() => resolve(undefined))
  })

/** Tells other tabs while this one is visible, and asks them. */
export const watchTabs = (): HiddenTabs => {
  const locks: LockManager | undefined = navigator.locks
  let release: (() => void) | undefined
  let isClosed = false

  const isVisible = (): boolean => document.visibilityState === 'visible' && !isClosed

  const show = async (): Promise<void> => {
    release?.()
    release = undefined
    if (!locks || !isVisible()) return
    const held = await hold(locks, VISIBLE, { mode: 'shared' })
    if (isVisible() && !release) release = held
    else held?.()
  }

  const onChange = (): void => void show()
  document.addEventListener('visibilitychange', onChange)
  onChange()

  return {
    areAllHidden: async () => {
      if (isVisible()) return false
      // If storage is blocked, Firefox refuses this as it refuses locks.
      const state = await locks?.query().catch(() => undefined)
      return !state?.held?.some(({ name }) => name === VISIBLE)
    },
    claim: (name) =>
      locks ? hold(locks, `belfry:${name}`, { ifAvailable: true }) : Promise.resolve(() => {}),
    close: () => {
      isClosed = true
      document.removeEventListener('visibilitychange', onChange)
      onChange()
    },
  }
}
