// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { startOrca } from './orca.js'
import { serve } from './serve.js'
import { isRight, transcriptOf } from './transcript.js'

/**
 * Plays the scenes in real browsers under the screen reader Orca, compares what was spoken with
 * what was expected, and writes it down. `BELFRY_SCENES` plays only those with such a name and
 * writes nothing; arguments name the browsers.
 */

/** @typedef {import('./scene.ts').Scene} Scene */
/** @typedef {import('./transcript.js').Result} Result */

const only = process.env.BELFRY_SCENES ?? ''
const browsers = process.argv.length > 2 ? process.argv.slice(2) : ['chromium', 'firefox-esr']

// What a busy machine swallows is heard the next time; a fault fails every time.
const TAKES = 3

// A browser that plays no scene for so long is stuck.
const STUCK = 90_000

// No welcome, no news, no word to anybody.
const preferences = [
  ['browser.aboutwelcome.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['browser.newtabpage.enabled', false],
  ['app.normandy.enabled', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['datareporting.policy.dataSubmissionPolicyBypassNotification', true],
  ['browser.startup.homepage_override.mstone', 'ignore'],
  ['startup.homepage_welcome_url', ''],
  ['network.captive-portal-service.enabled', false],
  ['security.sandbox.warn_unprivileged_namespaces', false],
  ['termsofuse.bypassNotification', true],
  ['services.settings.server', 'data:,#'],
]
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n')

/** @type {Record<string, (home: string) => string[]>} */
const options = {
  chromium: (home) => [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--force-renderer-accessibility',
    `--user-data-dir=${home}/chromium`,
  ],
  'firefox-esr': (home) => {
    mkdirSync(`${home}/firefox`)
    writeFileSync(`${home}/firefox/user.js`, preferences)
    return ['--new-instance', '--profile', `${home}/firefox`]
  },
}

// In the form in which Orca writes it down.
const now = () => {
  const date = new Date()
  return `${date.toTimeString().slice(0, 8)}.${`${date.getMilliseconds()}`.padStart(3, '0')}`
}

/** Plays all scenes in one browser. @param {string} browser @returns {Promise<Result[]>} */
async function listenTo(browser) {
  /** @type {Result[]} */
  const results = []
  let begin = ''
  let take = 0
  const orca = await startOrca()

  /** What was said since the scene began. */
  const heardSince = () =>
    orca
      .spoken()
      .filter(({ time }) => time >= begin)
      // Browsers differ in how deep they say a list is.
      .map(({ text }) => text.replace(/^tree level \d+ /, ''))

  /** @param {string} what @param {Scene} scene */
  const answer = async (what, scene) => {
    if (what === 'over') return ''
    await orca.comesToRest()
    if (what === 'begin') begin = now()
    if (what !== 'end') return ''
    const result = { scene, spoken: heardSince(), takes: ++take }
    if (!isRight(result) && take < TAKES) return 'again'
    results.push(result)
    take = 0
    return ''
  }

  const over = new Promise((resolve, reject) => {
    const stuck = setTimeout(reject, STUCK, new Error(`${browser} is stuck.`))
    void serve(async (what, scene) => {
      stuck.refresh()
      if (what === 'over') resolve(clearTimeout(stuck))
      return answer(what, scene)
    }).then((url) =>
      orca.start(browser, ...(options[browser]?.(orca.home) ?? []), `${url}?only=${only}`),
    )
  })
  await over.finally(() => console.log(`${browser}: ${results.length} scenes`))
  await orca.stop()
  return results
}

/** @type {Record<string, Result[]>} */
const heard = {}
/** @param {string} program */
const versionOf = (program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()

for (const browser of browsers) {
  heard[browser] = await listenTo(browser)
  const programs = [`Orca ${versionOf('orca')}`, ...Object.keys(heard).map(versionOf)]
  if (!only) writeFileSync('docs/screen-reader-transcript.md', transcriptOf(heard, programs))
}

const wrong = Object.values(heard)
  .flat()
  .filter((result) => !isRight(result))
for (const { scene, spoken } of wrong) {
  console.error(`\n${scene.name}\n  expected: ${scene.spoken.join(' | ')}`)
  console.error(`  spoken:   ${spoken.join(' | ')}`)
}
process.exit(wrong.length > 0 ? 1 : 0)
