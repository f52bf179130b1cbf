// @ts-check
import { createChromium } from './chromium.js'
import { mountOnly, visits } from './items.js'
import { createNotebook } from './notebook.js'
import { servePages } from './server.js'
import { measureOn } from './visit.js'

// React alone, to show what mounting costs anyway.
const bare = 'none'

// Whoever takes this long for a visit is slow enough to be seen in one round.
const tooLongToRepeat = 15_000

/**
 * Who takes part in a visit. In every round somebody else begins.
 * @param {import('./items.js').Visit} visit
 * @param {readonly string[]} ids
 * @param {number} round
 */
function visitors(visit, ids, round) {
  const all = visit === mountOnly ? [...ids, bare] : [...ids]
  const shift = round % all.length
  return [...all.slice(shift), ...all.slice(0, shift)]
}

/**
 * @param {readonly string[]} ids
 * @param {{ executablePath: string, quick: boolean, progress: (line: string) => void }} options
 */
export async function measureInBrowser(ids, { executablePath, quick, progress }) {
  const server = await servePages([...new Set([...ids, bare])])
  const chromium = createChromium(executablePath, (page) =>
    measureOn(page, server.address(bare), mountOnly, () => {}),
  )
  const notebook = createNotebook()
  /** @type {Set<string>} */
  const slow = new Set()

  /** @type {(visit: import('./items.js').Visit, id: string) => Promise<void>} */
  async function pay(visit, id) {
    const reached = new Set()
    try {
      await chromium.visit((page) =>
        measureOn(page, server.address(id), visit, (item, sample) => {
          reached.add(item)
          notebook.record(item, id, sample)
        }),
      )
    } catch (error) {
      chromium.kill()
      for (const item of visit.items.filter((item) => !reached.has(item)))
        notebook.miss(item, id, /** @type {Error} */ (error).message)
    }
  }

  const rounds = quick ? 1 : Math.max(...visits.map(({ rounds }) => rounds))
  for (let round = 0; round < rounds; round += 1) {
    for (const visit of visits.filter(({ rounds }) => round < rounds)) {
      const name = visit.items.join(', ')
      for (const id of visitors(visit, ids, round)) {
        if (slow.has(name + id)) continue
        progress(`round ${round + 1} of ${rounds} · ${name} · ${id}`)
        const start = Date.now()
        await pay(visit, id)
        if (Date.now() - start > tooLongToRepeat) slow.add(name + id)
      }
    }
  }

  await chromium.close()
  server.close()

  /** @type {(visit: import('./items.js').Visit, item: string) => [string, object]} */
  const results = (visit, item) => [
    item,
    Object.fromEntries(visitors(visit, ids, 0).map((id) => [id, notebook.result(item, id)])),
  ]
  return {
    chromium: chromium.version(),
    items: Object.fromEntries(
      visits.flatMap((visit) => visit.items.map((item) => results(visit, item))),
    ),
  }
}
