// @ts-check
import { prepareBrowsers } from '../scripts/browsers.js'
import { run } from '../scripts/run.js'
import { libraryIds } from './libraries.js'
import { readOptions } from './options.js'
import { prepare } from './prepare.js'
import { progress } from './progress.js'
import { writeResults } from './results.js'
import { describeMachine, readVersions, warnWhenBusy } from './surroundings.js'

const { parts, libraries, quick } = readOptions()
const ids = libraries ?? libraryIds
prepare()

// Imported late, for they need the packages that were installed only now.
/** @type {Record<string, () => Promise<object>>} */
const measure = {
  async sizes() {
    const { measureSizes } = await import('./sizes/measure.js')
    return { uses: await measureSizes(progress) }
  },
  async queue() {
    const { measureQueues } = await import('./queue/measure.js')
    return { queues: await measureQueues({ quick, progress }) }
  },
  async relay() {
    const { measureRelays } = await import('./relay/measure.js')
    return measureRelays({ quick, progress })
  },
  async browser() {
    const { measureInBrowser } = await import('./browser/measure.js')
    await prepareBrowsers()
    const executablePath = process.env.BELFRY_CHROMIUM ?? 'chromium'
    return measureInBrowser(ids, { executablePath, quick, progress })
  },
  async inbox() {
    const { measureInboxes } = await import('./inbox/measure.js')
    await prepareBrowsers()
    const executablePath = process.env.BELFRY_CHROMIUM ?? 'chromium'
    return measureInboxes({ executablePath, quick, progress })
  },
}

warnWhenBusy()
for (const part of parts) {
  const results = await measure[part]?.()
  const surroundings = { machine: describeMachine(), versions: readVersions(), quick }
  if (libraries) console.log(`\n${JSON.stringify(results, null, 2)}`)
  else writeResults(part, { ...surroundings, ...results })
}

if (!libraries) {
  const { writeDocument } = await import('./report/document.js')
  writeDocument()
  run('npx oxfmt docs/benchmarks.md docs/benchmarks')
  progress('Written: docs/benchmarks.md, docs/benchmarks/\n')
}
