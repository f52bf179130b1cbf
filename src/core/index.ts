export type { Clock } from './clock.ts'
export { createNotifier } from './create-notifier.ts'
export type {
  Action,
  CardControls,
  CardParts,
  CardPiece,
  CardState,
  ClosedBy,
  CloseReason,
  IconMedia,
  ImageMedia,
  Media,
  Notification,
  NotificationChanges,
  NotificationInput,
  NotificationOptions,
  NotificationType,
  Register,
  RegisteredData,
} from './notification.ts'
export type {
  ActionHandler,
  Change,
  Notifier,
  NotifierChanges,
  NotifierOptions,
  Notify,
  Offer,
  QuietAnswer,
  Target,
} from './notifier.ts'
export type { PromiseState, PromiseStates, Signal, Work } from './promise.ts'
export { type Report, createReport, report } from './report.ts'
export { notify } from './shared.ts'
