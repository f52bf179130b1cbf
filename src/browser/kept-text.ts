import { tried } from '../core/inside.ts'

/** A text in localStorage that all tabs of a browser share. */
export interface KeptText {
  get: () => string | null | undefined
  /** Writes it; undefined erases it. Without storage it is lost with the page. */
  set: (text: string | undefined) => void
  /** Calls back when another tab wrote it. Returns an unsubscribe. */
  listen: (on: () => void) => () => void
}

/** Creates a stored text under a name. */
export const createKeptText = (name: string): KeptText => {
  const isPage = typeof document !== 'undefined'

  /** Merely accessing `localStorage` may throw. */
  const use = <Result>(work: (storage: Storage) => Result): Result | undefined =>
    isPage ? tried(() => work(localStorage)) : undefined

  return {
    get: () => use((storage) => storage.getItem(name)),
    set: (text) =>
      use((storage) =>
        text === undefined ? storage.removeItem(name) : storage.setItem(name, text),
      ),
    listen: (on) => {
      if (!isPage) return () => {}
      // Without a key, everything was erased.
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === name || key === null) on()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
