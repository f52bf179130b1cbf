// What the package's other doors need from an inbox, and its users don't.
export { type Facts, factsOf, readInbox } from './facts.ts'
export { isItem, stateOf } from '../record/index.ts'
