import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeConsumer } from './consumer.js'
import { stylesheets } from './doors.js'

const { folder, remove } = makeConsumer([
  '@faker-js/faker',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'csstype',
  '@types/node',
  'redis',
])
afterAll(remove)

/** The same program in a project of either format. */
beforeAll(() => {
  for (const type of ['module', 'commonjs']) {
    mkdirSync(join(folder, type))
    writeFileSync(join(folder, type, 'package.json'), JSON.stringify({ type, private: true }))
    writeFileSync(join(folder, type, 'app.ts'), app)
    writeFileSync(join(folder, type, 'view.tsx'), view)
  }
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
import { toast as hot, useToaster } from 'belfry/react-hot-toast'
import { toast } from 'belfry/sonner'
${stylesheets.map(({ name }) => `import '${name}'`).join('\n')}

const own = createNotifier<{ user: string }>()
const props: ToasterProps = { position: 'top-center', hotkey: null, labels: { region: 'News' } }

// What a library exports again, it declares by name.
export const toasts = [toast, hot]
export const useOffset = () => useToaster().handlers.calculateOffset

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

/** A program for Node, which has no DOM. */
const server = `
import { notify, report } from 'belfry'
import { randomNotification } from 'belfry/demo'
import { createInbox } from 'belfry/inbox'
import { createIconItem, preloadImage, toMedia } from 'belfry/media'
import { createRelay } from 'belfry/relay'
import { redisLog } from 'belfry/relay/redis'
import { connect } from 'belfry/remote'
import { createTestClock } from 'belfry/testing'

const inbox = createInbox({ clock: createTestClock() })
const headers = async () => ({ authorization: 'Bearer x' })
const remote = connect({ url: 'http://localhost/relay', headers, inbox })
const relay = createRelay({ log: redisLog({ url: 'redis://localhost' }), authorize: () => null })
notify({ ...randomNotification(), media: toMedia(createIconItem({
  content: { type: 'icon', data: 'M0 0h24v24z' },
})) })
preloadImage('https://example.com/a.png').catch(report.error)
console.log(remote.state(), relay.stats().streams)
`

const compilers = ['typescript54', 'typescript']
const resolutions = [
  { type: 'module', module: 'nodenext', moduleResolution: 'nodenext' },
  { type: 'commonjs', module: 'nodenext', moduleResolution: 'nodenext' },
  { type: 'module', module: 'esnext', moduleResolution: 'bundler' },
]

/** What a compiler says of a project. */
function complaintsOf(compiler: string, project: string): string {
  const tsc = resolve('node_modules', compiler, 'bin/tsc')
  const options = { cwd: project, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [tsc, '--pretty', 'false'], options).stdout
}

test.each([
  ...compilers.flatMap((compiler) => resolutions.map((how) => ({ compiler, ...how }))),
  // The older resolution, which today's compiler has given up.
  { compiler: 'typescript54', type: 'commonjs', module: 'commonjs', moduleResolution: 'node10' },
])(
  'a strict consumer of $type compiles with $compiler, $moduleResolution',
  ({ compiler, type, ...resolution }) => {
    const project = join(folder, type)
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        files: ['app.ts', 'view.tsx'],
        compilerOptions: {
          target: 'es2022',
          lib: ['es2022', 'dom'],
          types: [],
          jsx: 'react-jsx',
          strict: true,
          exactOptionalPropertyTypes: true,
          declaration: true,
          noEmit: true,
          ...resolution,
        },
      }),
    )
    expect(complaintsOf(compiler, project)).toBe('')
  },
)

test.each(compilers)('a program for Node compiles with %s, without the DOM', (compiler) => {
  const project = join(folder, 'module')
  writeFileSync(join(project, 'server.ts'), server)
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      files: ['server.ts'],
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022'],
        types: ['node'],
        module: 'nodenext',
        strict: true,
        noEmit: true,
      },
    }),
  )
  expect(complaintsOf(compiler, project)).toBe('')
})
