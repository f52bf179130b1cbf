import { defineConfig } from 'vitest/config'

// Real processes and sockets share a busy machine; a second try tells that from a fault. Projects do
// not take this from what stands above them.
const retry = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    // By itself it leaves one core free, of two.
    maxWorkers: '100%',
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
          retry,
          include: ['src/**/*.test.{ts,tsx}'],
          // A busy machine takes its time over a document.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
        },
      },
      {
        extends: './playground/vite.config.ts',
        test: {
          name: 'playground',
          retry,
          include: ['playground/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scripts',
          retry,
          include: ['scripts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
