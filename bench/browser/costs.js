// @ts-check
import { alone, callToPaint } from './items.js'
import { createNotebook } from './notebook.js'
import { measureOn } from './visit.js'
import { without } from './without.js'

/** @type {[name: string, before: (() => void) | undefined][]} */
const variants = [['as it is', undefined], ...Object.entries(without)]

const visits = [callToPaint, alone]

/**
 * What each of our promises costs: the same card with one of them left out at a time.
 * @param {ReturnType<typeof import('./chromium.js').createChromium>} chromium
 * @param {string} address
 * @param {{ quick: boolean, progress: (line: string) => void }} options
 */
export async function measureCosts(chromium, address, { quick, progress }) {
  const notebook = createNotebook()
  const rounds = quick ? 1 : alone.rounds
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, before] of variants) {
      progress(`round ${round + 1} of ${rounds} · Belfry, ${name}`)
      for (const visit of visits) {
        await chromium.visit((page) =>
          measureOn(
            page,
            address,
            visit,
            (item, sample) => notebook.record(item, name, sample),
            before,
          ),
        )
      }
    }
  }

  /** @type {(item: string) => [string, object]} */
  const results = (item) => [
    item,
    Object.fromEntries(variants.map(([name]) => [name, notebook.result(item, name)])),
  ]
  return Object.fromEntries(visits.flatMap(({ items }) => items).map(results))
}
