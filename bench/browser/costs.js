// @ts-check
import { alone, callToPaint, stream } from './items.js'
import { createNotebook } from './notebook.js'
import { measureOn } from './visit.js'
import { inCards, inStreams } from './without.js'

/**
 * A page, the visits to it, and what is left out each time.
 * @typedef {object} Case
 * @property {string} id
 * @property {readonly import('./items.js').Visit[]} visits
 * @property {[name: string, before: readonly (() => void)[]][]} variants
 */

/** Each thing left out alone. @param {typeof inCards} without @returns {Case['variants']} */
const oneByOne = (without) => [
  ['as it is', []],
  ...Object.entries(without).map(
    ([name, before]) => /** @type {Case['variants'][number]} */ ([name, [before]]),
  ),
]

/** @type {readonly Case[]} */
const cases = [
  {
    id: 'belfry',
    visits: [callToPaint, alone],
    variants: [...oneByOne(inCards), ['without all of them', Object.values(inCards)]],
  },
  { id: 'belfry-in-order', visits: [stream], variants: oneByOne(inStreams) },
]

/** The pages that are visited. */
export const ids = cases.map(({ id }) => id)

/**
 * What each of our promises costs: the same work with one of them left out at a time.
 * @param {ReturnType<typeof import('./chromium.js').createChromium>} chromium
 * @param {(id: string) => string} addressOf
 * @param {{ quick: boolean, progress: (line: string) => void }} options
 */
export async function measureCosts(chromium, addressOf, { quick, progress }) {
  const notebook = createNotebook()
  const rounds = quick ? 1 : alone.rounds
  for (let round = 0; round < rounds; round += 1) {
    for (const { id, visits, variants } of cases) {
      for (const [name, before] of variants) {
        progress(`round ${round + 1} of ${rounds} · ${id}, ${name}`)
        for (const visit of visits) {
          await chromium.visit((page) =>
            measureOn(
              page,
              addressOf(id),
              visit,
              (item, sample) => notebook.record(item, name, sample),
              before,
            ),
          )
        }
      }
    }
  }

  /** @type {(item: string, variants: Case['variants']) => [string, object]} */
  const results = (item, variants) => [
    item,
    Object.fromEntries(variants.map(([name]) => [name, notebook.result(item, name)])),
  ]
  return Object.fromEntries(
    cases.flatMap(({ visits, variants }) =>
      visits.flatMap(({ items }) => items).map((item) => results(item, variants)),
    ),
  )
}
