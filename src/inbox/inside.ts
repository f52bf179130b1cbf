// What the package's own doors need of an inbox, and its users do not.
export { factsOf } from './facts.ts'
