import { createListeners, tried } from '../core/inside.ts'

/** A text in localStorage that all tabs of a browser share. */
export interface KeptText {
  get: () => string | null | undefined
  /** Writes it; undefined erases it. Without storage it is lost with the page. */
  set: (text: string | undefined) => void
  /**
   * Calls back when another tab wrote it, or this page, or may have while this page was in the
   * back/forward cache. Returns an unsubscribe function.
   */
  listen: (on: () => void) => () => void
}

// The storage event reaches other tabs only.
const writtenHere = /* @__PURE__ */ createListeners<string>()

/** Creates a stored text under a name. */
export const createKeptText = (name: string): KeptText => {
  const isPage = typeof document !== 'undefined'

  /** Merely accessing `localStorage` may throw. */
  const use = <Result>(work: (storage: Storage) => Result): Result | undefined =>
    isPage ? tried(() => work(localStorage)) : undefined

  return {
    get: () => use((storage) => storage.getItem(name)),
    set: (text) =>
      use((storage) => {
        if (text === undefined) storage.removeItem(name)
        else storage.setItem(name, text)
        writtenHere.tell(name)
      }),
    listen: (on) => {
      if (!isPage) return () => {}
      // Without a key, everything was erased.
      const onWritten = (key: string | null): void => {
        if (key === name || key === null) on()
      }
      const onStorage = ({ key }: StorageEvent): void => onWritten(key)
      // Only Chromium makes up for the storage events of that time.
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) on()
      }
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onShow)
      const leave = writtenHere.listen(onWritten)
      return () => {
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onShow)
        leave()
      }
    },
  }
}
