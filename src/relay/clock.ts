// The only file of the relay that uses the host's time. Globals are looked up at every call, so that
// fake timers work; no timer here but `wait` keeps a process alive.
interface Host {
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
  setInterval: (task: () => void, ms: number) => unknown
  clearInterval: (handle: unknown) => void
  setImmediate?: (task: () => void) => unknown
  performance: { now: () => number }
}

const host = globalThis as unknown as Host

const loose = (handle: unknown): unknown => {
  ;(handle as { unref?: () => void } | null)?.unref?.()
  return handle
}

/** Returns the machine's time, in epoch milliseconds. It may be set, back as well as ahead. */
export const now = (): number => Date.now()

/** Returns a time in milliseconds that nobody can set, to measure how long something takes. */
export const uptime = (): number => host.performance.now()

/** Calls `task` repeatedly until the returned function is called. */
export function every(ms: number, task: () => void): () => void {
  const handle = loose(host.setInterval(task, ms))
  return () => host.clearInterval(handle)
}

/** Calls `task` once, unless the returned function is called before. */
export function after(ms: number, task: () => void): () => void {
  const handle = loose(host.setTimeout(task, ms))
  return () => host.clearTimeout(handle)
}

/** Calls `task` after pending socket work. */
export const soon = (task: () => void): void => {
  if (host.setImmediate) host.setImmediate(task)
  else host.setTimeout(task, 0)
}

/** In how many parts patience passes. */
const PARTS = 10

/**
 * Waits for `work`, or rejects with the error of `late` if it takes longer than `ms`. Patience passes in
 * parts: a process that was busy itself has lost one of them when it begins to read what came meanwhile.
 */
export const within = <Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let cancel = (): void => {}
    const passPart = (parts: number): void => {
      if (parts === 0) return reject(late())
      cancel = after(ms / PARTS, () => passPart(parts - 1))
    }
    passPart(PARTS)
    work.then(resolve, reject).finally(() => cancel())
  })

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    after(ms, resolve)
  })

/** The same, for checks: a test runner ends with the last thing that keeps its process alive. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    host.setTimeout(resolve, ms)
  })
