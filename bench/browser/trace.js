// @ts-check

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number }} Event
 */

const categories = ['devtools.timeline', 'v8.execute', 'blink.user_timing']
const scriptNames = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks'])
const renderingNames = new Set(['UpdateLayoutTree', 'Layout'])
const wakeUpNames = new Set(['TimerFire', 'FireAnimationFrame', 'FireIdleCallback'])

const startMark = 'bench starts'

/** @param {Event} event */
const end = ({ ts, dur = 0 }) => ts + dur

/**
 * What happened on the page's main thread after the mark.
 * @param {readonly Event[]} events
 */
function onMainThread(events) {
  const mark = events.find(({ name }) => name === startMark)
  return events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === mark?.pid && tid === mark.tid)
    .filter(({ ts }) => ts > (mark?.ts ?? 0))
    .sort((a, b) => a.ts - b.ts)
}

/**
 * Script calls that are not inside another.
 * @param {readonly Event[]} events
 */
function outermostCalls(events) {
  let covered = 0
  return events.filter((event) => {
    if (!scriptNames.has(event.name) || end(event) <= covered) return false
    covered = end(event)
    return true
  })
}

/**
 * Those events that fall into one of the calls; both in the order of time.
 * @param {readonly Event[]} events
 * @param {readonly Event[]} calls
 */
function inside(events, calls) {
  let next = 0
  return events.filter((event) => {
    while (next < calls.length && end(/** @type {Event} */ (calls[next])) < end(event)) next += 1
    const call = calls[next]
    return call !== undefined && call.ts <= event.ts
  })
}

/** @param {readonly Event[]} events */
const milliseconds = (events) => events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000

/** @param {readonly Event[]} events */
function read(events) {
  const calls = outermostCalls(events)
  const forced = inside(
    events.filter(({ name }) => renderingNames.has(name)),
    calls,
  )
  return {
    script: milliseconds(calls) - milliseconds(forced),
    layouts: events.filter(({ name }) => name === 'Layout').length,
    forcedLayouts: forced.filter(({ name }) => name === 'Layout').length,
    wakeUps: events.filter(({ name }) => wakeUpNames.has(name)).length,
  }
}

/**
 * Does the work and reads from Chromium's trace what its counters do not tell.
 * @template Value
 * @param {import('puppeteer-core').Page} page
 * @param {() => Promise<Value>} work
 */
export async function traced(page, work) {
  await page.tracing.start({ categories })
  await page.evaluate((name) => void performance.mark(name), startMark)
  const value = await work()
  const bytes = await page.tracing.stop()
  const { traceEvents } = JSON.parse(new TextDecoder().decode(bytes))
  return { ...value, ...read(onMainThread(traceEvents)) }
}
