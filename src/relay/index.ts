export type { Authorize, Authorized } from './authorize.ts'
export {
  createRelay,
  type PublishError,
  type Relay,
  type RelayOptions,
  type RelayStats,
} from './create-relay.ts'
export type { PublishOptions, RelayNotification } from './draft.ts'
export type { Draft, Entry, Follower, Log, Mark, Page, Position, Row } from './log.ts'
export type { HistoryOptions } from './history-options.ts'
export { memoryLog, type MemoryLogOptions } from './memory-log.ts'
export type { NodeRequest, NodeResponse, NodeWire } from './node-message.ts'
export type { Target } from './target.ts'
export { type LogCheck, logConformance } from './conformance/index.ts'
