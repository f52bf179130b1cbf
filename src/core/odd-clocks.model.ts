import { createTestClock } from '../testing/index.ts'
import type { Clock } from './index.ts'

/** A host that sleeps: its time can move back and forth without its timers firing. */
export function createSleepyClock() {
  let time = 0
  let next = 0
  const timers = new Map<unknown, { task: () => void; due: number }>()
  const clock: Clock = {
    now: () => time,
    setTimeout(task, ms) {
      timers.set(++next, { task, due: time + ms })
      return next
    },
    clearTimeout: (handle) => timers.delete(handle),
  }
  return {
    ...clock,
    timers,
    jump: (ms: number) => {
      time += ms
    },
    fire() {
      for (const [handle, { task }] of [...timers]) {
        timers.delete(handle)
        task()
      }
    },
  }
}

/** A wall clock that can be set, while timers follow real time. */
export function createSettableClock() {
  const real = createTestClock()
  let offset = 0
  const clock: Clock = { ...real, now: () => real.now() + offset }
  return {
    clock,
    advance: real.advance,
    setBack: (ms: number) => {
      offset -= ms
    },
  }
}
