export { isSame, merge, mergeMarks } from './merge.ts'
export { checkWords, readRecord, readWords } from './read-record.ts'
export {
  type InboxAction,
  type InboxRecord,
  type ItemState,
  LOOKED,
  type Mark,
  type RecordWords,
  cameAt,
  hasWords,
  isAlive,
  isDone,
  isItem,
  isUnread,
  leftOf,
  plainAction,
  present,
  seal,
  stateOf,
  states,
  wordsOf,
} from './record.ts'
export {
  MOST_AHEAD,
  earlier,
  isStamp,
  isStampedState,
  latestOf,
  latestSent,
  stampOf,
} from './stamp.ts'
