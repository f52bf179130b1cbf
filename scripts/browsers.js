// @ts-check
import { spawnSync } from 'node:child_process'
import { run } from './run.js'
import { aptInstall, canInstall, onPath } from './system.js'

/** How every Chromium is started here: anywhere, also as root in a container, and without errands of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The file, if it really starts: a download may lack system libraries, a name may be an empty shell.
 * @param {string | undefined} file
 */
const thatStarts = (file) =>
  file && spawnSync(file, ['--version']).status === 0 ? file : undefined

const systemChromium = () =>
  thatStarts(onPath('chromium', 'chromium-browser', 'google-chrome', 'chrome'))

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  return thatStarts(chromium.executablePath())
}

async function findChromium() {
  const found = systemChromium() ?? (await playwrightChromium())
  if (found) return found
  console.log('No Chromium here; fetching one …')
  if (run('npx playwright install chromium')) {
    const fetched = await playwrightChromium()
    if (fetched) return fetched
  }
  return canInstall() && (await aptInstall(['chromium'])) ? systemChromium() : undefined
}

/**
 * Chromium without windows: it opens a page in a sixth of the time. What is tested in windows, and
 * where it is missing all, is tested in Chromium itself.
 */
async function prepareShell() {
  const name = 'chromium-headless-shell'
  if (process.env.BELFRY_HEADLESS_SHELL !== undefined) return
  if (!onPath(name) && canInstall()) await aptInstall([name])
  process.env.BELFRY_HEADLESS_SHELL = thatStarts(onPath(name)) ?? ''
}

/** Finds or fetches Chromium; `BELFRY_CHROMIUM` and `BELFRY_HEADLESS_SHELL` say which. */
export async function prepareBrowsers() {
  const chromium = process.env.BELFRY_CHROMIUM ?? (await findChromium())
  if (!chromium)
    throw new Error('No Chromium found and none could be fetched: install one and put it on PATH.')
  console.log(`Chromium: ${chromium}`)
  process.env.BELFRY_CHROMIUM = chromium
  await prepareShell()
}

/** Installs Firefox and WebKit where that is allowed; continuous integration must have them. */
export async function prepareEngines() {
  if (!canInstall()) return
  const missing = [
    ...(onPath('firefox-esr', 'firefox') ? [] : ['firefox-esr']),
    ...(onPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
    ...(onPath('xauth') ? [] : ['xauth']),
  ]
  if (missing.length > 0 && !(await aptInstall(missing)) && process.env.CI)
    throw new Error(`Could not install ${missing.join(', ')}: apt-get says why, above.`)
}
