// What the package's other doors need from an inbox, and its users don't.
export { factsOf } from './facts.ts'
