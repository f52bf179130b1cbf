import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doors } from './doors.js'

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
  'belfry/testing': ['createTestClock'],
}

const peers = [
  '@faker-js/faker',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'csstype',
]

const consumer = mkdtempSync(join(tmpdir(), 'belfry-consumer-'))

/** A user's project, outside of this one, with the packed package and the peers of its doors. */
beforeAll(() => {
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', consumer], {
    shell: true,
    stdio: 'pipe',
  })
  const [tarball] = readdirSync(consumer)
  const belfry = join(consumer, 'node_modules/belfry')
  mkdirSync(belfry, { recursive: true })
  execFileSync('tar', ['-xzf', `${tarball}`, '--strip-components=1', '-C', belfry], {
    cwd: consumer,
  })
  for (const peer of peers) {
    const place = join(consumer, 'node_modules', peer)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(resolve('node_modules', peer), place)
  }
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }')
  writeFileSync(join(consumer, 'app.ts'), app)
  writeFileSync(join(consumer, 'view.tsx'), view)
})

afterAll(() => rmSync(consumer, { recursive: true }))

test.each(doors)('$name opens in plain Node', ({ name }) => {
  const ask = `console.log(JSON.stringify(Object.keys(await import('${name}'))))`
  const names = execFileSync(process.execPath, ['--input-type=module', '-e', ask], {
    cwd: consumer,
    encoding: 'utf8',
  })
  expect(JSON.parse(names).toSorted()).toEqual(promised[name])
})

const app = `
import { createNotifier, createReport, notify, report, type Notification } from 'belfry'
import { createImageItem, placeholder, preloadImage, toMedia } from 'belfry/media'
import { randomNotification, startDemo } from 'belfry/demo'
import { createTestClock } from 'belfry/testing'

declare module 'belfry' {
  interface Register {
    data: { order: number }
  }
}

const id: string = notify('Saved', { type: 'success', data: { order: 1 } })
const order: number | undefined = notify.list()[0]?.data?.order
const gone: boolean = notify.dismiss(id)
const answer: Promise<number> = notify.promise(Promise.resolve(1), {
  loading: 'Saving',
  success: (value) => \`Saved \${value.toFixed()}\`,
  error: null,
})
// @ts-expect-error: there is no such type
notify('Saved', { type: 'loud' })

const clock = createTestClock()
const own = createNotifier<{ user: string }>({ duration: 1000, limit: 3, clock })
own.observe((change) => {
  const user: string | undefined = change.notification.data?.user
  console.log(change.type, user)
})
createReport(own).error(new Error('no'))
Promise.reject(new Error('no')).catch(report.error)
const stop: () => void = startDemo(notify, { every: 1000 })
notify({ ...randomNotification({ seed: 1 }), media: toMedia(createImageItem({
  content: { type: 'image', data: 'https://example.com/a.png' },
})) })
const shown: readonly Notification[] = notify.shown()
const image: Promise<HTMLImageElement> = preloadImage('https://example.com/a.png', { timeout: 1 })
console.log(order, gone, answer, stop, shown, image, placeholder('icon'))
clock.advance(1000)
`

const view = `
import { createNotifier } from 'belfry'
import { Toaster, type ToasterProps, useNotifications, useShown } from 'belfry/react'

const own = createNotifier<{ user: string }>()
const props: ToasterProps = { position: 'top-center', hotkey: null, labels: { region: 'News' } }

export function App() {
  const users = useNotifications(own).map((notification) => notification.data?.user.toUpperCase())
  const count: number = useShown().length
  return (
    <>
      {users} {count}
      <Toaster {...props} />
      <Toaster notifier={own} limit={1}>
        {(notification, { dismiss }) => <b onClick={dismiss}>{notification.data?.user}</b>}
      </Toaster>
      {/* @ts-expect-error: positions are logical */}
      <Toaster position="bottom-right" />
    </>
  )
}
`

const compilers = ['typescript54', 'typescript']
const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
]

test.each(compilers.flatMap((compiler) => resolutions.map((how) => ({ compiler, ...how }))))(
  'a strict consumer compiles with $compiler, $moduleResolution',
  ({ compiler, ...resolution }) => {
    writeFileSync(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({
        files: ['app.ts', 'view.tsx'],
        compilerOptions: {
          target: 'es2022',
          lib: ['es2022', 'dom'],
          types: [],
          jsx: 'react-jsx',
          strict: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
          ...resolution,
        },
      }),
    )
    const tsc = resolve('node_modules', compiler, 'bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], {
      cwd: consumer,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  },
)
