// What the package's own doors need of the core, and its users do not.
export { misfit } from './check.ts'
export { systemClock } from './clock.ts'
export { clockOf, filedAsRead, overflowOf } from './facts.ts'
export { readNotification } from './fields.ts'
export { attempt, complain, reportError } from './host.ts'
export { resetShared } from './shared.ts'
