export { type RandomNotificationOptions, randomNotification } from './random-notification.ts'
export type { RandomNotification } from './sampler.ts'
export { type DemoOptions, startDemo } from './start-demo.ts'
