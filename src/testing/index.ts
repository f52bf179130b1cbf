export { spoken } from './spoken.ts'
export { resetNotify } from './reset-notify.ts'
export { type TestClock, createTestClock } from './test-clock.ts'
