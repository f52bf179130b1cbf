// What the package's own doors need of the core, and its users do not.
export { behindOf, clockOf, filedAsRead, onLate, overflowOf } from './facts.ts'
export { readNotification } from './fields.ts'
export { attempt, complain, reportError } from './host.ts'
export { resetShared } from './shared.ts'
