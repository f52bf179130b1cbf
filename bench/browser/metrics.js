// @ts-check

/**
 * Chromium's own counters of a page.
 * @typedef {Record<'TaskDuration' | 'RecalcStyleDuration' | 'LayoutDuration' |
 *   'JSHeapUsedSize' | 'Nodes' | 'JSEventListeners', number>} Counters
 * @param {import('puppeteer-core').CDPSession} session
 * @returns {Promise<Counters>}
 */
async function readCounters(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return /** @type {Counters} */ (
    Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  )
}

/**
 * Does the work and says what the main thread spent on it, in milliseconds.
 * @template Value
 * @param {import('puppeteer-core').CDPSession} session
 * @param {() => Promise<Value>} work
 */
export async function timed(session, work) {
  const before = await readCounters(session)
  const value = await work()
  const after = await readCounters(session)
  /** @param {keyof Counters} name */
  const spent = (name) => (after[name] - before[name]) * 1000
  return {
    ...value,
    task: spent('TaskDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
  }
}

/**
 * What a page holds on to when everything that can go is gone.
 * @param {import('puppeteer-core').CDPSession} session
 */
export async function readHoldings(session) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await readCounters(session)
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners }
}
