import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// An augmentation holds for a whole program, so this one is a program of its own.
const program = `
  import { type Notification, createNotifier, notify } from 'belfry'

  declare module 'belfry' {
    interface Register {
      data: { orderId: string }
    }
  }

  notify('Sent', { data: { orderId: '42' } })
  // @ts-expect-error -- an order id is a text
  notify('Sent', { data: { orderId: 42 } })
  export const read = ({ data }: Notification): string | undefined => data?.orderId
  export const own = createNotifier<number>()('Sent', { data: 5 })
`

test('Register names the data of the shared notify', () => {
  const folder = '.cache/register'
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/program.ts`, program)
  const settings = {
    extends: '../../tsconfig.json',
    include: ['program.ts'],
    exclude: [],
    compilerOptions: { paths: { belfry: ['../../src/core/index.ts'] } },
  }
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings))
  const compile = ['node_modules/typescript/bin/tsc', '-p', folder]
  expect(() => execFileSync(process.execPath, compile, { stdio: 'pipe' })).not.toThrow()
}, 30_000)
