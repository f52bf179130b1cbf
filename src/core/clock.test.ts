import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('fake timers drive the default clock, even when installed later', () => {
  const notify = createNotifier()
  vi.useFakeTimers()
  const id = notify('Saved')
  vi.advanceTimersByTime(4999)
  expect(notify.remaining(id)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(notify.size()).toBe(0)
})

test.each([0, 3600e3])(
  'a notification queued under fake timers that are %i ms ahead outlives them and still expires',
  async (ahead) => {
    vi.useFakeTimers({ now: Date.now() + ahead })
    const notify = createNotifier({ duration: 300 })
    notify('under fake timers')
    vi.useRealTimers()
    notify('under real ones')
    await expect.poll(notify.size).toBe(0)
  },
)

test('a real timer closes late rather than early', async () => {
  const notify = createNotifier()
  const before = Date.now()
  await new Promise<unknown>((resolve) => {
    notify('Saved', { duration: 20, onClose: resolve })
  })
  expect(Date.now() - before).toBeGreaterThanOrEqual(20)
})

/** Runs a program in a Node process of its own. */
async function runAlone(program: string) {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = outputFiles[0]!.text
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    timeout: 50_000,
  })
}

test('a pending notification keeps no Node process alive', async () => {
  const { status, stdout } = await runAlone(`
    import { notify } from './index.ts'
    notify('Saved', { duration: 3600e3 })
    console.log(notify.size())
  `)
  expect({ status, stdout }).toEqual({ status: 0, stdout: '1\n' })
})

test('in a process without reportError, a listener’s error is an uncaught error', async () => {
  const { status, stdout, stderr } = await runAlone(`
    import { notify } from './index.ts'
    notify.subscribe(() => { throw new Error('of a listener') })
    notify('Saved')
    console.log('went on')
  `)
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'went on\n' })
  expect(stderr).toContain('of a listener')
})
