// @ts-check
import { withinLimit } from '../limit.js'
import { readHoldings, timed } from './metrics.js'
import { traced } from './trace.js'

/**
 * @typedef {import('./notebook.js').Sample} Sample
 * @typedef {(item: string, sample: Sample) => void} Note
 * @typedef {ReturnType<typeof createVisitor>} Visitor
 */

/**
 * The hands of a visit: everything goes through the limit, everything measured is noted.
 * @param {import('puppeteer-core').Page} page
 * @param {import('puppeteer-core').CDPSession} session
 * @param {Note} note
 */
function createVisitor(page, session, note) {
  /**
   * Runs one of the page's scenarios.
   * @param {string} name
   * @param {number[]} args
   * @returns {Promise<Sample>}
   */
  const call = (name, ...args) =>
    withinLimit(page.evaluate((name, args) => window.runScenario(name, args), name, args))

  return {
    call,
    /** @type {(item: string, work: () => Promise<Sample>) => Promise<void>} */
    measure: async (item, work) => note(item, await timed(session, work)),
    /** @type {(item: string, work: () => Promise<Sample>) => Promise<void>} */
    measureTraced: async (item, work) => note(item, await traced(page, () => timed(session, work))),
    /** @type {(item: string, work: () => Promise<void>) => Promise<void>} */
    measureHoldings: async (item, work) => {
      const before = await readHoldings(session)
      await work()
      const after = await readHoldings(session)
      note(item, {
        heap: after.heap - before.heap,
        nodes: after.nodes - before.nodes,
        listeners: after.listeners - before.listeners,
      })
    },
  }
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} address
 * @param {import('./items.js').Visit} visit
 * @param {Note} note
 */
export async function measureOn(page, address, visit, note) {
  const session = await page.createCDPSession()
  // Time of the processor, which others at work on the machine do not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (visit.isHeard) await session.send('Accessibility.enable')
  await withinLimit(page.goto(address))
  await visit.run(createVisitor(page, session, note))
}
