import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Real processes and sockets share a busy machine; a second try tells that from a fault. Projects do
// not take this from what stands above them.
const retry = process.env.CI ? 1 : 0

// A busy machine takes its time over a document, and is ten times as slow at moments. Long series
// have ten times as many runs.
const testTimeout = process.env.BELFRY_LONG ? 600_000 : 60_000
const patience = { retry, testTimeout, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Some files wait for processes that they killed; by itself it even leaves a core free.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', ['json', { outputFile: '.cache/results/vitest.json' }]],
    coverage: {
      include: ['src/{core,media,demo,record,testing}/**/*.ts', 'src/inbox/*.ts'],
      exclude: ['**/*.test-d.ts', '**/*.{model,property}.ts'],
      reporter: [['text', { skipFull: true }], 'html'],
      thresholds: { lines: 100, functions: 100, statements: 100, branches: 95 },
    },
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: 'scripts/patience.ts',
          expect: { poll: { timeout: 15_000 } },
          typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
        },
      },
      {
        extends: './playground/vite.config.ts',
        test: {
          name: 'playground',
          ...patience,
          include: ['playground/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'scripts',
          retry,
          include: ['scripts/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
