import { test as base } from '../test.ts'
import { BellModel } from './bell.ts'

export { expect } from '../test.ts'

/** Every test gets the page model of a bell, beside that of the Toaster. */
export const test = base.extend<{ inbox: BellModel }>({
  inbox: async ({ page, toaster }, use) => use(new BellModel(page, toaster)),
})
