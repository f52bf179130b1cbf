const VISIBLE = 'belfry:visible'

/** Knows whether a person could look at any tab. */
export interface HiddenTabs {
  /** Whether every tab is hidden. */
  areAllHidden: () => Promise<boolean>
  /** True in one tab alone, for as long as that tab holds it; without locks in each. */
  claim: (name: string) => Promise<(() => void) | undefined>
  close: () => void
}

/** Holds a lock until it is released; answers undefined when another tab has it. */
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

/** Tells the other tabs while this one is visible, and asks them. */
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
      const state = await locks?.query()
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
