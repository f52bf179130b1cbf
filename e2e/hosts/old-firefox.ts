import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PageDriver } from '../engines/driver.ts'
import { firefoxUserPrefs } from '../engines/firefox.ts'
import { keysOf, resultOf, scriptOf } from '../engines/webdriver.ts'
import { connectMarionette } from './marionette.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** It takes a port that nobody uses, and writes down which. */
async function portOf(firefox: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  let said = ''
  firefox.stderr!.on('data', (words) => (said += words))
  for (let tries = 0; tries < 600 && firefox.exitCode === null; tries += 1) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
    await wait(100)
  }
  throw new Error(`The old Firefox did not start (${firefox.exitCode ?? 'after 60 s'}): ${said}`)
}

/** Drives a Firefox of any age, on no screen. */
export async function startOldFirefox(
  executablePath: string,
  env: NodeJS.ProcessEnv,
): Promise<PageDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'belfry-firefox-'))
  const preferences = Object.entries({ ...firefoxUserPrefs, 'marionette.port': 0 })
  writeFileSync(
    join(profile, 'user.js'),
    preferences.map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});\n`).join(''),
  )
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const firefox = spawn(executablePath, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  const end = async () => {
    if (firefox.exitCode === null) {
      const isOver = once(firefox, 'exit')
      firefox.kill('SIGKILL')
      await isOver
    }
    rmSync(profile, { recursive: true, force: true })
  }
  const port = await portOf(firefox, profile).catch(async (error: unknown) => {
    await end()
    throw error
  })
  const { send, close } = await connectMarionette(port)
  await send('WebDriver:NewSession')
  await send('WebDriver:SetTimeouts', { script: 10_000 })

  const resize = (width: number, height: number) =>
    send<void>('WebDriver:SetWindowRect', { width, height })
  const find = async (selector: string) => {
    const by = { using: 'css selector', value: selector }
    const { value } = await send<{ value: Record<string, string> }>('WebDriver:FindElement', by)
    return value
  }
  const act = (type: string, actions: object[]) =>
    send<void>('WebDriver:PerformActions', { actions: [{ id: type, type, actions }] })

  await resize(1000, 800)
  return {
    open: (url) => send('WebDriver:Navigate', { url }),
    async evaluate<Argument, Result>(
      work: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ) {
      const call = { script: scriptOf(work), args: [argument ?? null] }
      const { value } = await send<{ value: unknown }>('WebDriver:ExecuteAsyncScript', call)
      return resultOf<Result>(value)
    },
    click: async (selector) => {
      const { [ELEMENT]: id } = await find(selector)
      await send('WebDriver:ElementClick', { id })
    },
    hover: async (selector) => {
      const to = { type: 'pointerMove', duration: 0, x: 0, y: 0 }
      await act('pointer', [{ ...to, origin: await find(selector) }])
    },
    press: (key) => {
      const keys = keysOf(key)
      return act('key', [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.reverse().map((value) => ({ type: 'keyUp', value })),
      ])
    },
    resize,
    async close() {
      close()
      await end()
    },
  }
}
