// @ts-check
import { readFileSync, readdirSync } from 'node:fs'

/** How long these processes have worked on a core, in microseconds. @param {readonly number[]} pids */
export const cpuOf = (pids) =>
  pids
    .flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((thread) => `${pid}/task/${thread}`))
    // In nanoseconds; what a process counts for itself comes in steps of 10 ms.
    .map((thread) => Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000)
    .reduce((sum, micros) => sum + micros, 0)

/** How much memory they hold, in bytes. @param {readonly number[]} pids */
export const memoryOf = (pids) =>
  pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  }, 0)
