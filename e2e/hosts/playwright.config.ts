import { defineConfig } from '@playwright/test'
import everywhere from '../../playwright.config.ts'

/** Real applications need no pages of ours, and minutes to install the first time. */
export default defineConfig({
  ...everywhere,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  outputDir: '../../.cache/hosts/output',
  fullyParallel: false,
  workers: 1,
  retries: process.env.CI ? 2 : 0,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '../../.cache/results/hosts.json' }],
  ],
  snapshotPathTemplate: '../../.cache/hosts/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  webServer: [],
  // What a real application does is seen in the browser that people have.
  use: {
    ...everywhere.use,
    launchOptions: {
      ...everywhere.use?.launchOptions,
      executablePath: process.env.BELFRY_CHROMIUM!,
    },
  },
})
