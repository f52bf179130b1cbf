export { spoken } from './spoken.ts'
export { type TestClock, createTestClock } from './test-clock.ts'
