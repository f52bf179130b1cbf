import { defineConfig } from '@playwright/test'
import everywhere from '../../playwright.config.ts'

/** The testing guide's own suite, against the page that “Getting started” begins with. */
export default defineConfig({
  ...everywhere,
  testDir: '../../.cache/suites/playwright',
  testMatch: '*.spec.ts',
  testIgnore: [],
  outputDir: '../../.cache/suites/output',
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/suite-playwright.json' }]],
  webServer: {
    command: 'node serve.js',
    url: everywhere.use!.baseURL!,
    reuseExistingServer: false,
  },
})
