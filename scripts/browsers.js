// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.js'

/** @param {string[]} names */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file))
}

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

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** @param {string[]} packages */
function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} by apt-get …`)
  return run(
    `apt-get update -q && apt-get install -qy --no-install-recommends ${packages.join(' ')}`,
    { DEBIAN_FRONTEND: 'noninteractive' },
  )
}

async function findChromium() {
  const found = systemChromium() ?? (await playwrightChromium())
  if (found) return found
  console.log('No Chromium here; fetching one …')
  if (run('npx playwright install chromium')) {
    const fetched = await playwrightChromium()
    if (fetched) return fetched
  }
  return canInstall() && aptInstall('chromium') ? systemChromium() : undefined
}

/** Finds or fetches the browsers that the tests need; `BELFRY_CHROMIUM` says which Chromium. */
export async function prepareBrowsers() {
  const chromium = process.env.BELFRY_CHROMIUM ?? (await findChromium())
  if (!chromium)
    throw new Error('No Chromium found and none could be fetched: install one and put it on PATH.')
  console.log(`Chromium: ${chromium}`)
  process.env.BELFRY_CHROMIUM = chromium

  // Firefox and WebKit are used where they are found; continuous integration must have them.
  if (!process.env.CI || !canInstall()) return
  const missing = [
    ...(onPath('firefox-esr', 'firefox') ? [] : ['firefox-esr']),
    ...(onPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
    ...(onPath('xauth') ? [] : ['xauth']),
  ]
  if (missing.length > 0 && !aptInstall(...missing))
    throw new Error(`Could not install ${missing.join(', ')}.`)
}
