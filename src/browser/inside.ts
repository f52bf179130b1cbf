// What the package's own doors need of the browser, and its users do not.
export { defaults } from './defaults.ts'
