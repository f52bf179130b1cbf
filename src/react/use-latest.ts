import { useEffect, useMemo, useSyncExternalStore } from 'react'

type Watch = (listener: () => void) => () => void

/** Stands between a value that changes often and React. */
export interface Gate<Value> {
  /** Calls back when the value has changed; not again until that `version`, or a later one, was rendered. */
  watch: Watch
  /** Returns how many changes were told. */
  version: () => number
  /** Call it after each rendering, with what was rendered. */
  rendered: (version: number, value: Value) => void
}

/** Creates a gate before a value. */
export const createGate = <Value>(watch: Watch, read: () => Value): Gate<Value> => {
  let version = 0
  let rendered = { version, value: read() }
  let tellListener: (() => void) | undefined

  const tell = (): void => {
    const isAboutToRender = version !== rendered.version
    if (isAboutToRender || read() === rendered.value) return
    version += 1
    tellListener?.()
  }

  return {
    watch: (listener) => {
      tellListener = listener
      return watch(tell)
    },
    version: () => version,
    rendered: (version, value) => {
      rendered = { version, value }
      // Changes since then were told to nobody.
      tell()
    },
  }
}

/** Returns a value that may change a thousand times in a row. React is told once, and reads the latest. */
export const useLatest = <Value>(watch: Watch, read: () => Value): Value => {
  const gate = useMemo(() => createGate(watch, read), [watch, read])
  const version = useSyncExternalStore(gate.watch, gate.version, gate.version)
  const value = read()
  useEffect(() => gate.rendered(version, value))
  return value
}
