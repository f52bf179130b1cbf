// @ts-check
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A visit measures one item after another on one fresh page, in the order of `items`; those that it
 * does not reach within the limit count as over it.
 * @typedef {import('./visit.js').Visitor} Visitor
 * With `isHeard` the browser tells a screen reader all that happens.
 * @typedef {{ items: string[], rounds: number, run: (page: Visitor) => Promise<void>,
 *   isHeard?: true }} Visit
 */

/**
 * @param {Visit['run']} run
 * @returns {Visit['run']}
 */
const afterMount = (run) => async (page) => {
  await page.call('mount')
  await run(page)
}

/** @param {number} count */
const burstOf = (count) => `burst ${count}`

/**
 * @param {number} count
 * @returns {Visit}
 */
const smallBurst = (count) => ({
  items: [burstOf(count)],
  rounds: 3,
  run: afterMount(async ({ measure, call }) => {
    await measure(burstOf(count), () => call('burst', count))
  }),
})

/** @type {Visit} */
export const mountOnly = {
  items: ['mount'],
  rounds: 5,
  run: async ({ measure, call }) => measure('mount', () => call('mount')),
}

/** @type {Visit} */
const callToPaint = {
  items: ['first paint', 'next paint'],
  rounds: 5,
  run: afterMount(async ({ measure, call }) => {
    await measure('first paint', () => call('showOne'))
    for (let sample = 0; sample < 3; sample += 1) {
      await call('clear')
      await measure('next paint', () => call('showOne'))
    }
  }),
}

/**
 * One on an empty screen, again and again.
 * @param {string} item
 * @returns {Visit['run']}
 */
const oneByOne = (item) =>
  afterMount(async ({ measure, call }) => {
    for (let sample = 0; sample < 3; sample += 1) {
      await measure(item, () => call('oneMore'))
      await call('clear')
    }
  })

/** @type {Visit} */
const alone = { items: ['one alone'], rounds: 5, run: oneByOne('one alone') }

/** @type {Visit} */
const heard = { items: ['one heard'], rounds: 5, isHeard: true, run: oneByOne('one heard') }

/** @type {Visit} */
const underModal = {
  items: ['one under a modal', 'press under a modal'],
  rounds: 5,
  run: afterMount(async ({ measure, call }) => {
    await call('openModal')
    for (let sample = 0; sample < 3; sample += 1) {
      await measure('one under a modal', () => call('oneMore'))
      await measure('press under a modal', () => call('press'))
      await call('clear')
    }
  }),
}

/** @type {Visit} */
const onTen = {
  items: ['one on ten'],
  rounds: 5,
  run: afterMount(async ({ measure, call }) => {
    await call('burst', 10)
    for (let sample = 0; sample < 3; sample += 1) await measure('one on ten', () => call('oneMore'))
  }),
}

/** @type {Visit} */
const thousand = {
  items: [burstOf(1000), 'one more', 'clear'],
  rounds: 5,
  run: afterMount(async ({ measure, call }) => {
    await measure(burstOf(1000), () => call('burst', 1000))
    for (let sample = 0; sample < 3; sample += 1) await measure('one more', () => call('oneMore'))
    await measure('clear', () => call('clear'))
  }),
}

/** @type {Visit} */
const stream = {
  items: ['stream'],
  rounds: 2,
  run: afterMount(async ({ measureTraced, call }) => {
    await measureTraced('stream', () => call('stream', 200, 5, 500))
  }),
}

/** @type {Visit} */
const idle = {
  items: ['idle'],
  rounds: 1,
  run: afterMount(async ({ measureTraced, call }) => {
    await call('showThree')
    // Until they have come in, and were read aloud.
    await wait(4000)
    await measureTraced('idle', () => wait(10_000, {}))
  }),
}

/** @type {Visit} */
const left = {
  items: ['left'],
  rounds: 1,
  run: afterMount(async ({ measureHoldings, call }) => {
    // What is made once and kept on purpose is no growth.
    await call('churn', 1000, 100)
    await wait(1500)
    await measureHoldings('left', async () => {
      await call('churn', 10_000, 100)
      await wait(1500)
    })
  }),
}

export const visits = [
  mountOnly,
  callToPaint,
  smallBurst(10),
  smallBurst(100),
  alone,
  heard,
  underModal,
  onTen,
  thousand,
  stream,
  idle,
  left,
]
