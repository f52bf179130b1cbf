// What the package's own doors need of the core, and its users do not.
export {
  type Reader,
  callback,
  having,
  kind,
  misfit,
  name,
  object,
  oneOf,
  room,
  times,
} from './check.ts'
export { readClock, systemClock } from './clock.ts'
export { behindOf, clockOf, filedAsRead, onLate, overflowOf, quietOf } from './facts.ts'
export { readNotification } from './fields.ts'
export { attempt, complain, reportError } from './host.ts'
export { createListeners } from './listeners.ts'
export { resetShared } from './shared.ts'
