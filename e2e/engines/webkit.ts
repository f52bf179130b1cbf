import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, By } from 'selenium-webdriver'
import type { Driver } from './driver.ts'
import { keysOf, resultOf, scriptOf } from './webdriver.ts'

/** A port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(200)
  }
  throw new Error('WebKitWebDriver did not start within 60 s.')
}

/** Drives WebKitGTK by its own WebDriver, on a screen that nobody sees. */
export async function startWebKit(executablePath: string): Promise<Driver> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const options = ['--host=127.0.0.1', `--port=${port}`, '--replace-on-new-session']
  const server = spawn('xvfb-run', ['-a', executablePath, ...options], {
    stdio: 'ignore',
    detached: true,
  })
  await untilReady(address)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build()
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ width, height }))
  await resize(1000, 700)
  await driver.manage().setTimeouts({ script: 60_000 })
  const find = (selector: string) => driver.findElement(By.css(selector))

  const first = await driver.getWindowHandle()
  const handleOf = async (tab: 'first' | 'second') =>
    tab === 'first' ? first : (await driver.getAllWindowHandles()).find((one) => one !== first)!

  return {
    async open(page) {
      for (const handle of await driver.getAllWindowHandles()) {
        if (handle === first) continue
        await driver.switchTo().window(handle)
        await driver.close()
      }
      await driver.switchTo().window(first)
      await driver.get(page)
    },
    async openTab(page) {
      await driver.switchTo().newWindow('tab')
      await driver.get(page)
    },
    goTo: async (tab) => driver.switchTo().window(await handleOf(tab)),
    reload: () => driver.navigate().refresh(),
    async evaluate<Argument, Result>(
      work: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ) {
      return resultOf<Result>(await driver.executeAsyncScript(scriptOf(work), argument))
    },
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await find(selector) })
        .perform(),
    async press(key) {
      const keys = keysOf(key)
      const last = keys.pop()!
      const actions = driver.actions()
      for (const held of keys) actions.keyDown(held)
      actions.sendKeys(last)
      for (const held of keys) actions.keyUp(held)
      await actions.perform()
    },
    resize,
    async close() {
      await driver.quit()
      // The whole group: the display, the driver and its browser.
      process.kill(-server.pid!)
    },
  }
}
