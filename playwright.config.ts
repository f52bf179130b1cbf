import { defineConfig } from '@playwright/test'
import { chromiumFlags, prepareBrowsers } from './scripts/browsers.js'

if (!process.env.BELFRY_CHROMIUM) await prepareBrowsers()
const executablePath = process.env.BELFRY_HEADLESS_SHELL || process.env.BELFRY_CHROMIUM!
const port = Number(process.env.BELFRY_E2E_PORT ?? 4310)
const playgroundPort = Number(process.env.BELFRY_E2E_PLAYGROUND_PORT ?? 4311)

// Both build what they serve.
const STARTING = 180_000

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Real applications have a configuration of their own, and run last.
  testIgnore: 'hosts/**',
  outputDir: '.cache/e2e/output',
  fullyParallel: true,
  // One more than the least cores: engines, motions and hidden tabs wait for real time.
  workers: 3,
  // A second try keeps a busy machine from failing the whole; what needed one is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  // A busy machine is ten times as slow at moments; what hangs still ends. No test waits for less.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '.cache/results/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1000, height: 700 },
    launchOptions: { executablePath, args: chromiumFlags },
  },
  webServer: [
    {
      command: 'node e2e/serve.js',
      url: `http://localhost:${port}`,
      timeout: STARTING,
      reuseExistingServer: false,
    },
    {
      command: 'node e2e/playground/serve.js',
      url: `http://localhost:${playgroundPort}/some/where/`,
      timeout: STARTING,
      reuseExistingServer: false,
    },
  ],
})
