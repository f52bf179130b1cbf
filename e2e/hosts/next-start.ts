import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { type Application, builtFolder } from './application.js'

/** A built Next application that is running. */
export interface NextServer {
  readonly url: string
  readonly process: ChildProcess
  /** Ends it, unless it has ended already. */
  readonly end: () => Promise<void>
}

/** Starts a built Next application, and waits until it says where it is. */
export async function startNext(name: Application): Promise<NextServer> {
  const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', '0'], {
    cwd: dirname(builtFolder(name)),
  })
  const url = await new Promise<string>((resolve, reject) => {
    // Listened to for good: an application whose output nobody takes would end.
    server.stdout.on('data', (said) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(said)) ?? []
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error('The application did not start')))
  })
  const end = async () => {
    if (server.exitCode !== null) return
    server.kill()
    await once(server, 'exit')
  }
  return { url, process: server, end }
}
