import { test as base, expect } from '@playwright/test'
import { type ToasterModel, createToaster } from './toaster.ts'

export { expect }

/**
 * Every test gets the Toaster's page model, and fails when the page wrote anything to the console,
 * threw, or violated its content security policy.
 */
export const test = base.extend<{ toaster: ToasterModel; complaints: string[] }>({
  complaints: async ({ context }, use) => {
    const complaints: string[] = []
    context.on('console', (message) => {
      // React advertises its tools to every developer.
      if (message.text().includes('React DevTools')) return
      complaints.push(`${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => complaints.push(`${error.error()}`))
    await use(complaints)
    expect(complaints, 'nothing on the console').toEqual([])
  },
  toaster: async ({ page, complaints }, use) => {
    void complaints
    await use(createToaster(page))
  },
})
