export { ActionControl, type Navigate } from './action-control.tsx'
export { Boundary } from './boundary.tsx'
export { complete } from './complete.ts'
export { RelativeTime, inWords } from './relative-time.tsx'
