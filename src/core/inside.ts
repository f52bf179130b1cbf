// What the package's other doors need from the core, and its users don't.
export { imageAddress, linkAddress } from './address.ts'
export {
  type Fields,
  type Reader,
  callback,
  date,
  duration,
  having,
  kind,
  misfit,
  name,
  number,
  object,
  oneOf,
  positive,
  prose,
  room,
  string,
  text,
  times,
  words,
} from './check.ts'
export { readClock, systemClock } from './clock.ts'
export { behindOf, clockOf, onLate, overflowOf, quietOf } from './facts.ts'
export { readNotification, readers } from './fields.ts'
export { createHeap } from './heap.ts'
export { attempt, complain, reportError, tried } from './errors.ts'
export { createId } from './id.ts'
export { createListeners } from './listeners.ts'
export { types } from './notification.ts'
export { readField } from './read-fields.ts'
export { filedAsRead, markRead } from './read-mark.ts'
export { resetShared } from './shared.ts'
