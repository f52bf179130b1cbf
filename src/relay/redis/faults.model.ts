import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { readStream, type WireRecord } from '../read-stream.model.ts'
import { freePort, untilOpen } from './redis-server.model.ts'

/** A relay in its own process, which can be killed. */
export interface RelayProcess {
  readonly address: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
}

/** Starts examples/express.js with a Redis server. */
export async function startRelay(folder: string, redisUrl: string): Promise<RelayProcess> {
  const port = await freePort()
  let child: ChildProcess
  async function start(): Promise<void> {
    child = spawn(process.execPath, [join(folder, 'express.mjs')], {
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), REDIS_URL: redisUrl },
    })
    await untilOpen(port)
  }
  await start()
  return {
    address: `http://127.0.0.1:${port}`,
    start,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

const soon = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 30)
  })

/** A device that reconnects to any relay, with its cursor, until it leaves. */
export interface Device {
  readonly heard: readonly WireRecord[]
  /** Returns how many gaps it was told of after its first connection. */
  readonly gaps: () => number
  /** Cuts the connection; the device reconnects. */
  readonly cut: () => void
  readonly leave: () => Promise<void>
}

export function startDevice(user: string, addresses: readonly string[]): Device {
  const heard: WireRecord[] = []
  let cursor = ''
  let gaps = 0
  let isOver = false
  let connection = new AbortController()

  async function connectOnce(address: string): Promise<void> {
    connection = new AbortController()
    const response = await fetch(`${address}/notifications`, {
      headers: { authorization: user, ...(cursor && { 'last-event-id': cursor }) },
      signal: connection.signal,
    })
    if (response.status !== 200) return
    const stream = readStream(response)
    for (let event = await stream.next(); event; event = await stream.next()) {
      if (event.event === 'hello' && cursor && !event.data.recovered) gaps += 1
      heard.push(...(event.data.records ?? []))
      cursor = event.id
    }
  }

  const life = (async () => {
    for (let turn = 0; ; turn += 1) {
      await connectOnce(addresses[turn % addresses.length]!).catch(() => {})
      await soon()
      if (isOver) return
    }
  })()

  return {
    heard,
    gaps: () => gaps,
    cut: () => connection.abort(),
    leave: () => {
      isOver = true
      connection.abort()
      return life
    },
  }
}

/** A request without an answer is no answer to try again: it fails the test, and says whose it was. */
const refuseSilence = (address: string, id: string) => (error: unknown) => {
  if ((error as Error).name !== 'TimeoutError') return undefined
  throw new Error(`${address} has not answered the request to publish ${id}.`)
}

/** Publishes, and retries with the same id until a relay confirms it. */
export async function publishSurely(
  addresses: readonly string[],
  to: object,
  id: string,
): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const address = addresses[tries % addresses.length]!
    const response = await fetch(`${address}/publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, notification: { id, title: id } }),
      signal: AbortSignal.timeout(60_000),
    }).catch(refuseSilence(address, id))
    if (response?.status === 200) return
    await response?.body?.cancel()
    await soon()
  }
  throw new Error(`Nobody confirmed ${id}.`)
}
