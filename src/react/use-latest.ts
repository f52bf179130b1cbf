import { useEffect, useMemo, useSyncExternalStore } from 'react'

type Watch = (listener: () => void) => () => void

/** A value as it was at a moment. */
interface Snapshot<Value> {
  readonly value: Value
}

/** Stands between a value that changes often and React. */
export interface Gate<Value> {
  /** Calls back when the value has changed; not again until that change, or a later one, was rendered. */
  watch: Watch
  /** Returns the latest value; the same object until it has changed, or something was told. */
  latest: () => Snapshot<Value>
  /** Call it after each rendering, with what was rendered. */
  rendered: (snapshot: Snapshot<Value>) => void
}

/** Creates a gate before a value. */
export const createGate = <Value>(watch: Watch, read: () => Value): Gate<Value> => {
  let last: Snapshot<Value> = { value: read() }
  let rendered = last
  let isTold = false
  let tellListener: (() => void) | undefined

  const tell = (): void => {
    if (isTold || read() === rendered.value) return
    isTold = true
    tellListener?.()
  }

  return {
    watch: (listener) => {
      tellListener = listener
      return watch(tell)
    },
    latest: () => {
      const value = read()
      // Even if the value is back to what it was, React has to render what it was told.
      const isSame = value === last.value && !(isTold && last === rendered)
      if (!isSame) last = { value }
      return last
    },
    rendered: (snapshot) => {
      rendered = snapshot
      isTold = false
      // Changes since then were told to nobody.
      tell()
    },
  }
}

/** Returns a value that may change a thousand times in a row. React is told once, and reads the latest. */
export const useLatest = <Value>(watch: Watch, read: () => Value): Value => {
  const gate = useMemo(() => createGate(watch, read), [watch, read])
  const snapshot = useSyncExternalStore(gate.watch, gate.latest, gate.latest)
  useEffect(() => gate.rendered(snapshot))
  return snapshot.value
}
