// @ts-check
// What page loads cost with full channels, and what one user can do to a quiet publisher.
import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createAnswers } from './answers.js'
import { cpuOf } from './processes.js'
import { startRedis } from './with-redis.js'

const SCRIPT = fileURLToPath(new URL('servers/crowded.js', import.meta.url))
const FULL = 100
/** How many publishes of the quiet one take about a minute, in which the limits hold. */
const MINUTE = 4500
/** Less than the 20 that a user may have at a time: what has left may not have been noticed. */
const LANES = 15

/** @param {Record<string, string>} env */
async function start(env) {
  const child = fork(SCRIPT, { execArgv: ['--expose-gc'], env: { ...process.env, ...env } })
  child.setMaxListeners(0)
  const answers = createAnswers(child)
  const { port } = await answers.next()
  return {
    pids: [/** @type {number} */ (child.pid)],
    /** @param {string} user @param {number} channels */
    addressOf: (user, channels) => `http://127.0.0.1:${port}/?user=${user}&channels=${channels}`,
    /** @param {string} task @param {number} count @returns {Promise<any>} */
    ask: (task, count) => {
      child.send({ task, count })
      return answers.next()
    },
    stop: () => child.kill('SIGKILL'),
  }
}

/**
 * Reads a page's stream until it has come to its end; its cursor.
 * @param {string} address @param {string} [cursor]
 */
async function load(address, cursor) {
  const leave = new AbortController()
  const headers = cursor ? { 'last-event-id': cursor } : undefined
  const response = await fetch(address, { signal: leave.signal, ...(headers && { headers }) })
  let last = ''
  let count = 0
  let text = ''
  const body = /** @type {any} */ (response.body)
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const ends = text.lastIndexOf('\n\n')
    if (ends < 0) continue
    const whole = text.slice(0, ends)
    text = text.slice(ends)
    count += whole.split('"filed":').length - 1
    last =
      whole
        .match(/^id: (\S+)$/gm)
        ?.at(-1)
        ?.slice(4) ?? last
    if (cursor || count >= 500) break
  }
  leave.abort()
  return last
}

/**
 * One user does everything that the limits allow: opens and leaves streams, and posts marks.
 * @param {string} address @param {AbortSignal} signal
 */
function flood(address, signal) {
  const records = Array.from({ length: 1000 }, (_, n) => ({ id: `none ${n}`, acted: 1 }))
  const body = JSON.stringify({ records })
  const headers = { 'content-type': 'application/json' }
  const post = () => fetch(address, { method: 'POST', headers, body, signal })
  const open = () => fetch(address, { signal })
  const lane = async (/** @type {() => Promise<Response>} */ work) => {
    while (!signal.aborted) {
      const answer = await work().catch(() => undefined)
      await answer?.body?.cancel().catch(() => {})
      // Whoever asks on after a refusal is not within the limits: that is for a proxy to refuse.
      if (answer?.status === 429) await pause(Number(answer.headers.get('retry-after')) * 1000)
    }
  }
  for (let n = 0; n < LANES; n += 1) void lane(n % 3 ? open : post)
}

/** @param {Awaited<ReturnType<typeof start>>} server @param {() => Promise<number>} engine */
async function measure({ ask, addressOf, pids }, engine) {
  await ask('fill', FULL)
  const relay = async () => cpuOf(pids)
  /** @type {Record<string, object>} */
  const pages = {}
  for (const channels of [5, 100]) {
    /** @type {string[]} */
    const cursors = []
    const first = async (/** @type {number} */ n) => {
      cursors[n] = await load(addressOf(`page${channels}-${n}`, channels))
    }
    const again = (/** @type {number} */ n) =>
      load(addressOf(`page${channels}-${n}`, channels), cursors[n])
    const both = async () => [await relay(), await engine()]
    const steps = [await both()]
    for (const work of [first, again]) {
      for (let n = 0; n < 30; n += 1) await work(n)
      steps.push(await both())
    }
    const costs = steps
      .slice(1)
      .map((step, index) =>
        step.map((micros, which) => Math.round((micros - Number(steps[index]?.[which])) / 30)),
      )
    const [[firstRelay, firstEngine], [againRelay, againEngine]] = /** @type {any} */ (costs)
    pages[channels] = { firstRelay, firstEngine, againRelay, againEngine }
  }
  await ask('publish', 100)
  const quiet = await ask('publish', 300)
  const end = new AbortController()
  flood(addressOf('one', 100), end.signal)
  const beside = await ask('publish', MINUTE)
  end.abort()
  return { pages, quiet, beside }
}

/** Both logs. @param {(line: string) => void} progress */
export async function measureCrowded(progress) {
  progress('relay: full channels and one user without manners, in memory')
  const server = await start({})
  const memory = await measure(server, async () => 0).finally(server.stop)
  const fresh = await start({})
  const { bytes } = await fresh.ask('users', 2000).finally(fresh.stop)
  progress('relay: the same with Redis')
  const redis = await startRedis()
  const shared = await start({ REDIS_URL: redis.url })
  const withRedis = await measure(shared, redis.cpu).finally(() => {
    shared.stop()
    redis.stop()
  })
  return { memory, redis: withRedis, bytesAUser: bytes }
}
