export { type TestClock, createTestClock } from './test-clock.ts'
