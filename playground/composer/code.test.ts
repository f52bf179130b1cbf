import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { demoCode } from '../demo/demo-code.ts'
import { inboxCode } from '../inbox/inbox-code.ts'
import { itemCode, startFields } from '../media/item.ts'
import { browserCode, serverCode } from '../relay/relay-code.ts'
import { showpieces } from '../showpieces/showpieces.ts'
import { codeOf } from './code.ts'
import { type Composition, untouched } from './composition.ts'
import { planOf } from './plan.ts'

const codeFor = (changes: Partial<Composition>) => codeOf(planOf({ ...untouched, ...changes }))

describe('the code', () => {
  test('is as short as the composition', () => {
    expect(codeFor({ message: '', type: 'info' })).toBe(
      `import { notify } from 'belfry'
import { Toaster } from 'belfry/react'
import 'belfry/styles.css'

export const App = () => <Toaster />

notify('Draft saved')
`,
    )
  })

  test('breaks a call that is too long for one line', () => {
    expect(codeFor({ message: 'Hover me: time stops.' })).toContain(`
notify.success('Draft saved', {
  message: 'Hover me: time stops.',
})`)
  })

  test('creates its own notifier if one is asked for', () => {
    const code = codeFor({ defaultDuration: '8000', limit: '5', overflow: 'oldest-first' })
    expect(code).toContain("import { createNotifier } from 'belfry'")
    expect(code).toContain(
      `export const notify = createNotifier({
  duration: 8000,
  limit: 5,
  overflow: 'oldest-first',
})`,
    )
    expect(code).toContain('<Toaster notifier={notify} />')
  })

  test('contains everything you set for the Toaster and the page', () => {
    const code = codeFor({
      position: 'top-center',
      room: '5',
      stack: true,
      dir: 'rtl',
      scheme: 'dark',
      motion: 'reduced',
    })
    expect(code).toContain('<Toaster position="top-center" limit={5} stack dir="rtl" />')
    expect(code).toContain("document.documentElement.style.colorScheme = 'dark'")
    expect(code).toContain('document.adoptedStyleSheets.push(still)')
  })

  test('contains everything you set for the notification', () => {
    const code = codeFor({
      title: '',
      duration: '0',
      timestamp: '2026-01-31T09:30Z',
      media: 'image',
      alt: 'A tower',
      action: 'Undo',
      keepOpen: true,
      key: 'draft',
      priority: '2',
      id: 'one',
      pending: true,
      dismissible: false,
    })
    expect(code).toContain(`notify.success({
  message: 'All changes are on this device.',
  duration: 0,
  timestamp: new Date('2026-01-31T09:30:00.000Z'),
  media: {
    type: 'image',
    url: placeholder('image'),
    alt: 'A tower',
  },
  action: {
    label: 'Undo',
    onAction: () => {},
    keepOpen: true,
  },
  key: 'draft',
  priority: 2,
  id: 'one',
  pending: true,
  dismissible: false,
})`)
    expect(code).toContain("import { placeholder } from 'belfry/media'")
  })
})

const everything: Partial<Composition> = {
  duration: 'Infinity',
  timestamp: '2026-01-31',
  media: 'icon',
  action: "It's",
  keepOpen: true,
  key: 'k',
  priority: '-1',
  id: 'one',
  pending: true,
  dismissible: false,
  defaultDuration: '1e4',
  limit: 'Infinity',
  overflow: 'oldest-first',
  position: 'top-start',
  room: '7',
  stack: true,
  dir: 'ltr',
  scheme: 'light',
  motion: 'reduced',
}

describe('the compiler', () => {
  // Inside of the project, so that its packages and doors are found.
  const folder = resolve('.cache/copied-code')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('accepts every piece of code that the page hands out', () => {
    const codes = [
      codeFor({}),
      codeFor({ title: '', media: 'image' }),
      codeFor(everything),
      demoCode(1500, undefined),
      demoCode(100, 7),
      itemCode(startFields('image')),
      itemCode({ ...startFields('icon'), alt: 'A bell', description: 'It rings.' }),
      inboxCode,
      `declare function userOf(request: Request): Promise<string | undefined>\n${serverCode}`,
      browserCode,
      ...showpieces.map(({ code }) => code),
    ]
    mkdirSync(folder, { recursive: true })
    for (const [index, code] of codes.entries()) {
      // A file without imports or exports of its own is none of these, but `await` needs a module.
      writeFileSync(join(folder, `copied-${index}.tsx`), `${code}\nexport {}\n`)
    }
    writeFileSync(join(folder, 'styles.d.ts'), "declare module 'belfry/*.css'\n")
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.json'),
        include: ['*.tsx', '*.d.ts'],
        exclude: [],
        compilerOptions: { types: ['node'] },
      }),
    )
    const { stdout, status } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })
})
