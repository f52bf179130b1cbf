import type { Clock } from 'belfry'

/** A store that answers late, because the machine is busy, is given ten times as long. */
export const patientClock: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => setTimeout(task, ms * 10),
  clearTimeout: (handle) => clearTimeout(handle as number),
}
