import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeConsumer } from './consumer.js'
import { doors, stylesheets } from './doors.js'

const promised: Record<string, string[]> = {
  belfry: ['createNotifier', 'createReport', 'notify', 'report'],
  'belfry/media': [
    'createIconItem',
    'createImageItem',
    'createMediaItem',
    'placeholder',
    'preloadImage',
    'toMedia',
  ],
  'belfry/demo': ['randomNotification', 'startDemo'],
  'belfry/react': ['Toaster', 'useNotifications', 'useShown'],
  'belfry/testing': ['createTestClock', 'resetNotify', 'spoken'],
  'belfry/inbox': ['createInbox'],
  'belfry/browser': ['createBrowserStore', 'createPreferences', 'createSystemNotifications'],
  'belfry/inbox/react': [
    'Bell',
    'InboxList',
    'PreferencesForm',
    'useInbox',
    'useInboxCount',
    'usePreferences',
  ],
  'belfry/relay': ['createRelay', 'logConformance', 'memoryLog'],
  'belfry/relay/redis': ['redisLog'],
  'belfry/remote': ['connect'],
  'belfry/sonner': ['Toaster', 'notifier', 'toast', 'useSonner'],
  'belfry/react-hot-toast': [
    'CheckmarkIcon',
    'ErrorIcon',
    'LoaderIcon',
    'ToastBar',
    'ToastIcon',
    'Toaster',
    'default',
    'notifier',
    'resolveValue',
    'toast',
    'useToaster',
    'useToasterStore',
  ],
}

const clientDoors = /react|sonner/

const { folder, remove } = makeConsumer(['@faker-js/faker', 'react', 'react-dom', 'redis'])
afterAll(remove)

/** What a line of a user's program prints, in either format. */
function printed(line: string, type: 'module' | 'commonjs'): unknown {
  const program = `(async () => console.log(JSON.stringify(${line})))()`
  const output = execFileSync(process.execPath, [`--input-type=${type}`, '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(output)
}

test.each(doors)('$name opens in plain Node, by import', ({ name }) => {
  expect(printed(`Object.keys(await import('${name}')).sort()`, 'module')).toEqual(promised[name])
})

test.each(doors)('$name opens in plain Node, by require', ({ name }) => {
  expect(printed(`Object.keys(require('${name}')).sort()`, 'commonjs')).toEqual(promised[name])
})

test('import and require share one notify', () => {
  const both = `require('belfry').notify === (await import('belfry')).notify`
  expect(printed(both, 'commonjs')).toBe(true)
})

test.each(stylesheets)('$name is in the package', ({ name }) => {
  const read = `require('node:fs').readFileSync(require.resolve('${name}'), 'utf8').length > 0`
  expect(printed(read, 'commonjs')).toBe(true)
})

test.each(doors.filter(({ name }) => clientDoors.test(name)))(
  '$name says that it belongs to the client, in both formats',
  ({ file }) => {
    for (const built of [file, file.replace(/js$/, 'cjs')]) {
      const code = readFileSync(join(folder, 'node_modules/belfry', built), 'utf8')
      expect(code).toMatch(/^("use strict";\s*)?"use client"/)
    }
  },
)

test('declarations import each other by the names of scripts, which every compiler reads', () => {
  const built = join(folder, 'node_modules/belfry/dist')
  const declarations = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.d\.c?ts$/.test(name),
  )
  const unreadable = declarations.filter((name) =>
    /from ['"]\..*\.tsx?['"]/.test(readFileSync(join(built, name), 'utf8')),
  )
  expect(declarations.length).toBeGreaterThan(0)
  expect(unreadable).toEqual([])
})
