import type { RedisClient } from './client.ts'
import { after, now, within } from '../clock.ts'

/** After this many milliseconds without a reply that Redis owes, a connection is replaced. */
const SILENCE = 4000

/** A connection that reconnects by itself, also if nothing tells that the last one is dead. */
export interface Connection {
  /** Sends commands in order; waits for the connection, but not forever. */
  readonly send: (args: string[], patience: number) => Promise<unknown>
  /** Runs a script, which is loaded on every connection. */
  readonly run: (
    script: string,
    keys: string[],
    args: string[],
    patience: number,
  ) => Promise<unknown>
  readonly close: () => void
}

/** Returns whether an error is a reply of Redis with this code; Redis 6 puts a script's name before it. */
const isReply = (error: unknown, code: string): boolean =>
  error instanceof Error && error.message.includes(code)

/** Closes a client; one that is already closed may throw, and must not keep the process alive. */
const letGo = (client: RedisClient): void => {
  try {
    client.unref()
    client.destroy()
  } catch {}
}

export function createConnection(
  make: () => RedisClient,
  scripts: readonly string[],
  tell: (error: unknown) => void,
): Connection {
  const names = new Map<string, string>()
  let waiting: (() => void)[] = []
  let isClosed = false
  let isTold = false
  /** How many replies Redis owes, and since when without any. */
  let owed = 0
  let owedSince = 0
  let client = open()

  function open(): RedisClient {
    const opened = make()
    opened.on('error', (error) => {
      // Logs an outage once, however many retries fail.
      if (!isTold && !isClosed) tell(error)
      isTold = true
    })
    opened.on('ready', () => {
      // One that was closed while it connected is connected all the same.
      if (isClosed || opened !== client) return letGo(opened)
      isTold = false
      // Loaded before anything else is sent, so that the first calls keep their order.
      for (const script of scripts)
        opened.sendCommand(['SCRIPT', 'LOAD', script]).then(
          (name) => names.set(script, String(name)),
          () => {},
        )
      const resume = waiting
      waiting = []
      for (const task of resume) task()
    })
    // Connected, it owes its first replies; a client by itself would wait for them as long as TCP does.
    opened.on('connect', () =>
      after(SILENCE, () => opened === client && !opened.isReady && renew()),
    )
    // Replaces a client that was configured to give up.
    opened.on('end', () => after(1000, () => opened === client && renew()))
    opened.connect().catch(() => {})
    return opened
  }

  async function send(args: string[], patience: number): Promise<unknown> {
    if (isClosed) throw new Error('belfry: the log is closed')
    const sent = client.isReady ? ask(args) : ready(patience).then(() => ask(args))
    return within(patience, sent, () => {
      if (owed > 0 && now() - owedSince >= SILENCE) renew()
      return new Error('belfry: Redis did not answer in time')
    })
  }

  async function ask(args: string[]): Promise<unknown> {
    if (owed === 0) owedSince = now()
    owed += 1
    try {
      return await client.sendCommand(args)
    } finally {
      owed -= 1
      owedSince = now()
    }
  }

  const ready = (patience: number): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push(resolve)
      after(patience, () => {
        waiting = waiting.filter((task) => task !== resolve)
        reject(new Error('belfry: Redis cannot be reached'))
      })
    })

  function renew(): void {
    if (isClosed) return
    letGo(client)
    client = open()
  }

  return {
    send,
    run: async (script, keys, args, patience) => {
      const name = names.get(script)
      const rest = [String(keys.length), ...keys, ...args]
      if (name === undefined) return send(['EVAL', script, ...rest], patience)
      try {
        return await send(['EVALSHA', name, ...rest], patience)
      } catch (error) {
        // A primary that became a replica keeps its connections: the address may lead to the new one.
        if (isReply(error, 'READONLY') && client.isReady) renew()
        if (!isReply(error, 'NOSCRIPT')) throw error
        return send(['EVAL', script, ...rest], patience)
      }
    },
    close: () => {
      isClosed = true
      letGo(client)
    },
  }
}
