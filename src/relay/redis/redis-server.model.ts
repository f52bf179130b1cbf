import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/** Returns whether a program is on the PATH, or at its own path if it has one. */
const isOnPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(resolve(folder, name)))

/** The server that the tests run: any that speaks Redis' protocol. */
export const redisProgram: string = process.env.BELFRY_REDIS ?? 'redis-server'

/** Returns whether a program is missing: then tests are skipped, except in continuous integration. */
export const lacks = (name: string): boolean => !process.env.CI && !isOnPath(name)

/**
 * Returns an unused port. Not one of those that a system gives to whoever asks for any: a test beside
 * this one would get it before the program that is to listen there has started.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = 10_000 + Math.floor(Math.random() * 20_000)
    const server = createServer().once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })

/** Waits until the port accepts connections. */
export async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
        .once('connect', () => resolve(true))
        .once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => {
      setTimeout(resolve, 25)
    })
  }
  throw new Error(`Nobody listens on port ${port}.`)
}

/** A server for tests, in its own folder. */
export interface RedisServer {
  readonly url: string
  readonly start: () => Promise<void>
  /** Sends SIGKILL: nothing more is saved. */
  readonly kill: () => Promise<void>
  /** Stops responding, as if behind a broken network. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Kills it and removes its folder. */
  readonly remove: () => Promise<void>
}

/** Starts a server; with `appendOnly`, every step is on disk before it is confirmed. */
export async function startRedis({ appendOnly = false } = {}): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'belfry-redis-'))
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const saving = appendOnly ? ['--appendonly', 'yes', '--appendfsync', 'always'] : []
    child = spawn(
      redisProgram,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...saving],
      { stdio: 'ignore' },
    )
    await untilOpen(port)
  }

  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A network between a relay and a server. */
export interface Network {
  readonly url: string
  /** Drops everything on the connections of now, and tells neither end; later ones work. */
  readonly dropSilently: () => void
  /** Does so on as many connections that are still to come, from their first byte. */
  readonly dropNext: (count: number) => void
  readonly remove: () => void
}

export async function startNetwork(serverUrl: string): Promise<Network> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let dropped = 0
  const between = createServer((near) => {
    if (dropped > 0) {
      dropped -= 1
      sockets.add(near.on('error', () => {}).resume())
      return
    }
    const far = connect(Number(new URL(serverUrl).port), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => {
    between.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    dropSilently: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
    dropNext: (count) => {
      dropped = count
    },
    remove: () => {
      between.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
