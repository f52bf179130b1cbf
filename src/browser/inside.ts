// What the package's other doors need from the browser, and its users don't.
export { defaults } from './defaults.ts'
