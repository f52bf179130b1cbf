interface Timer {
  task: () => void
  due: number
}

const timers = new Map<number, Timer>()
const frames: (() => void)[] = []
let now = Date.now()
let lastHandle = 0

/** Takes the host's time into our hands, so that waiting costs nothing and nothing runs unasked. */
export function takeOverTime() {
  Object.assign(globalThis, {
    setTimeout(task: () => void, ms: number) {
      lastHandle += 1
      timers.set(lastHandle, { task, due: now + ms })
      return lastHandle
    },
    clearTimeout: (handle: number) => timers.delete(handle),
    requestAnimationFrame: (task: () => void) => frames.push(task),
    cancelAnimationFrame: () => {},
  })
  Date.now = () => now
}

/** Fires the timer that was set first: with equal durations the one that is due first. */
export function fireTimer() {
  for (const [handle, { task, due }] of timers) {
    timers.delete(handle)
    now = Math.max(now, due)
    task()
    return
  }
}

/** Fires everything that waits for its frame or its timer. */
export function fireEverything() {
  for (const task of frames.splice(0)) task()
  while (timers.size > 0) fireTimer()
}
