import { defineConfig } from '@playwright/test'
import everywhere from '../../playwright.config.ts'

/** Real applications need no pages of ours, and minutes to install the first time. */
export default defineConfig({
  ...everywhere,
  testDir: '.',
  testIgnore: [],
  globalSetup: './pack.ts',
  // Every application is built before one is looked at: some are shared.
  projects: [
    { name: 'installed', testMatch: '*.setup.ts', fullyParallel: true },
    { name: 'used', testMatch: '*.spec.ts', dependencies: ['installed'] },
  ],
  outputDir: '../../.cache/hosts/output',
  fullyParallel: false,
  // Bundlers wait for nothing.
  workers: 2,
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
