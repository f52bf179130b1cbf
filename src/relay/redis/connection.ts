import type { RedisClient } from './client.ts'
import { uptime, within } from '../clock.ts'

/** After this many milliseconds without a reply, a connection is replaced. */
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
  const waiting = new Set<() => void>()
  let isClosed = false
  let isTold = false
  /** How many replies Redis owes, and since when it has been silent. */
  let owed = 0
  let silentSince = 0
  let client = open()

  function open(): RedisClient {
    silentSince = uptime()
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
      for (const begin of waiting) begin()
      waiting.clear()
    })
    opened.connect().catch(() => {})
    return opened
  }

  async function send(args: string[], patience: number): Promise<unknown> {
    if (isClosed) throw new Error('belfry: the log is closed')
    let begin!: () => void
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    if (client.isReady) begin()
    else waiting.add(begin)
    return within(
      patience,
      begun.then(() => ask(args)),
      () => {
        const isWaiting = waiting.delete(begin)
        // By itself, a client would wait as long as TCP does; or it was set up to give up, and has.
        if (uptime() - silentSince >= SILENCE) renew()
        return new Error(
          `belfry: Redis ${isWaiting ? 'cannot be reached' : 'did not answer in time'}`,
        )
      },
    )
  }

  async function ask(args: string[]): Promise<unknown> {
    const asked = client
    if (owed === 0) silentSince = uptime()
    owed += 1
    try {
      return await asked.sendCommand(args)
    } catch (error) {
      // A primary that became a replica keeps its connections: the address may lead to the new one.
      if (isReply(error, 'READONLY') && asked === client) renew()
      throw error
    } finally {
      owed -= 1
      silentSince = uptime()
    }
  }

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
      const whole = ['EVAL', script, ...rest]
      try {
        return await send(name === undefined ? whole : ['EVALSHA', name, ...rest], patience)
      } catch (error) {
        if (!isReply(error, 'NOSCRIPT')) throw error
        return send(whole, patience)
      }
    },
    close: () => {
      isClosed = true
      letGo(client)
    },
  }
}
