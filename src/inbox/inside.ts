// What the package's own doors need of an inbox, and its users do not.
export { insideOf } from './insides.ts'
export { merge } from './merge.ts'
