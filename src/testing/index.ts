export { resetNotify } from './reset-notify.ts'
export { type TestClock, createTestClock } from './test-clock.ts'
