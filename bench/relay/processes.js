// @ts-check
import { readFileSync } from 'node:fs'

// What Linux counts in: a hundred to the second.
const TICK = 10_000

/** How long these processes have worked on a core, in microseconds. @param {readonly number[]} pids */
export const cpuOf = (pids) =>
  pids.reduce((sum, pid) => {
    // The name before it may hold anything but a closing bracket at the end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK
  }, 0)

/** How much memory they hold, in bytes. @param {readonly number[]} pids */
export const memoryOf = (pids) =>
  pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  }, 0)
