import { warnOnce } from '../parts/index.ts'

/** Tells a programmer once that an option is not taken. */
export const refuse = (name: string): void =>
  warnOnce(`belfry/react-hot-toast: ${name} has no effect; the guide to switching says why.`)
