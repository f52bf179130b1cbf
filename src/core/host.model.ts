import type { Clock } from './index.ts'

/** A host whose timers can be late and whose clock can be set, like a real one. */
export function createHost() {
  let monotonic = 0
  let offset = 0
  let timer: { due: number; task: () => void } | undefined
  const clock: Clock = {
    now: () => monotonic + offset,
    setTimeout(task, ms) {
      if (timer) throw new Error('more than one timer')
      return (timer = { due: monotonic + ms, task })
    },
    clearTimeout(handle) {
      if (handle === timer) timer = undefined
    },
  }
  return {
    clock,
    /** Time passes without timers firing. */
    freeze: (ms: number) => {
      monotonic += ms
    },
    /** The clock is set. */
    jump: (ms: number) => {
      offset += ms
    },
    timer: () => timer && Math.max(0, timer.due - monotonic),
    fire() {
      const task = timer?.task
      timer = undefined
      task?.()
    },
  }
}
