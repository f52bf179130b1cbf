// @ts-check
import { createChromium } from '../browser/chromium.js'
import { createNotebook } from '../browser/notebook.js'
import { servePages } from '../browser/server.js'
import { measureOn } from '../browser/visit.js'
import { measureSize } from '../sizes/measure.js'
import { centres, openable } from './centres.js'

const counts = [100, 1000]

/** @param {string} id */
const pageCode = (id) => `
  import { adapter } from './inbox/${id}.tsx'
  import { exposeScenarios } from './inbox/scenarios.tsx'
  exposeScenarios(adapter)`

/**
 * Opens a panel with so many items on a fresh page, and marks them all.
 * @param {number} count
 * @returns {import('../browser/items.js').Visit}
 */
const visitWith = (count) => ({
  items: [`open ${count}`, `mark ${count}`],
  rounds: 7,
  run: async ({ call, measure }) => {
    await call('mount', count)
    await call('approach')
    await measure(`open ${count}`, () => call('open'))
    await measure(`mark ${count}`, () => call('markAll'))
  },
})

/** @param {(line: string) => void} progress */
async function measureSizes(progress) {
  /** @type {Record<string, Awaited<ReturnType<typeof measureSize>>>} */
  const sizes = {}
  for (const [id, { code }] of Object.entries(centres)) {
    progress(`inbox · size · ${id}`)
    sizes[id] = await measureSize(code)
  }
  return sizes
}

/** @param {{ executablePath: string, quick: boolean, progress: (line: string) => void }} options */
async function measureTimes({ executablePath, quick, progress }) {
  const server = await servePages(openable, pageCode)
  const warmUp = visitWith(1)
  const chromium = createChromium(executablePath, (page) =>
    measureOn(page, server.address('belfry'), warmUp, () => {}),
  )
  const notebook = createNotebook()
  const visits = counts.map(visitWith)
  const rounds = quick ? 1 : Math.max(...visits.map(({ rounds }) => rounds))
  for (let round = 0; round < rounds; round += 1) {
    for (const visit of visits) {
      // In every round somebody else begins.
      for (const id of round % 2 ? [...openable].reverse() : openable) {
        progress(`inbox · round ${round + 1} of ${rounds} · ${visit.items.join(', ')} · ${id}`)
        await chromium.visit((page) =>
          measureOn(page, server.address(id), visit, (item, sample) =>
            notebook.record(item, id, sample),
          ),
        )
      }
    }
  }
  await chromium.close()
  server.close()
  const items = Object.fromEntries(
    visits
      .flatMap((visit) => visit.items)
      .map((item) => [
        item,
        Object.fromEntries(openable.map((id) => [id, notebook.result(item, id)])),
      ]),
  )
  return { chromium: chromium.version(), items }
}

/** @param {{ executablePath: string, quick: boolean, progress: (line: string) => void }} options */
export async function measureInboxes(options) {
  return { sizes: await measureSizes(options.progress), ...(await measureTimes(options)) }
}
