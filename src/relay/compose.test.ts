import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildExamples } from './examples.model.ts'
import { readStream, type TestClient } from './read-stream.model.ts'
import { freePort, lacks, redisProgram, untilOpen } from './redis/redis-server.model.ts'

interface Service {
  readonly command?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
}

const example = resolve('examples/compose')
const { services } = parse(readFileSync(join(example, 'compose.yaml'), 'utf8')) as {
  services: Readonly<Record<'redis' | 'relay-1' | 'relay-2' | 'nginx', Service>>
}
const nginxGiven = readFileSync(join(example, 'nginx.conf'), 'utf8')
const names = Object.keys(services)

it('the Compose file has everything that its parts ask for', () => {
  for (const { depends_on = [], volumes = [] } of Object.values(services)) {
    expect(names).toEqual(expect.arrayContaining([...depends_on]))
    const files = volumes.filter((volume) => volume.startsWith('.'))
    expect(files.filter((file) => !existsSync(join(example, file.split(':')[0]!)))).toEqual([])
  }
  const asked = [nginxGiven, services['relay-1'].environment!.REDIS_URL!].flatMap((text) =>
    [...text.matchAll(/(?:server |\/\/)([\w-]+):\d+/g)].map(([, name]) => name),
  )
  expect(new Set(asked)).toEqual(new Set(names.filter((name) => name !== 'nginx')))
  expect(nginxGiven).toContain(`listen ${services.nginx.ports![0]!.split(':')[1]};`)
})

let folder: string
const children = new Map<string, ChildProcess>()
const ports = new Map<string, number>()
const addressOf = (name: string): string => `127.0.0.1:${ports.get(name)}`

/** Each service has a machine of its own there, and a port of its own here. */
const located = (text: string): string =>
  text.replace(/\b(redis|relay-[12]):\d+/g, (_, name: string) => addressOf(name))

async function start(name: string, program: string, args: string[], env = {}): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  children.set(name, child)
  await untilOpen(ports.get(name)!)
}

const startRedis = (): Promise<void> => {
  const [, ...args] = services.redis.command!.split(' ')
  const here = ['--port', String(ports.get('redis')), '--bind', '127.0.0.1', '--dir', folder]
  return start('redis', redisProgram, [...args, ...here])
}

const startRelay = (name: 'relay-1' | 'relay-2'): Promise<void> => {
  const [, file] = /node (\w+)\.js/.exec(services[name].command!)!
  const environment = Object.entries(services[name].environment!).map(
    ([variable, value]): [string, string] => [variable, located(value)],
  )
  return start(name, process.execPath, [join(folder, `${file}.mjs`)], {
    ...Object.fromEntries(environment),
    PORT: String(ports.get(name)),
  })
}

const startNginx = (): Promise<void> => {
  const aside = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  )
  const configuration = located(nginxGiven)
    .replace(/listen \d+;/, `listen ${addressOf('nginx')};`)
    .replace('worker_connections 20000', 'worker_connections 200')
    .replace('http {', `http {\n  access_log off;\n${aside.join('')}`)
  const errors = join(folder, 'error.log')
  const own = `pid ${folder}/nginx.pid; daemon off; master_process off; error_log ${errors};\n`
  writeFileSync(join(folder, 'nginx.conf'), own + configuration)
  return start('nginx', 'nginx', ['-c', join(folder, 'nginx.conf'), '-e', errors])
}

const headers = { authorization: 'ada' }
const json = { ...headers, 'content-type': 'application/json' }

const listen = async (cursor = ''): Promise<TestClient> =>
  readStream(
    await fetch(`http://${addressOf('nginx')}/notifications`, {
      headers: { ...headers, ...(cursor && { 'last-event-id': cursor }) },
    }),
  )

async function publish(id: string): Promise<void> {
  const body = JSON.stringify({ to: { user: 'ada' }, notification: { id, title: id } })
  const address = `http://${addressOf('nginx')}/publish`
  const response = await fetch(address, { method: 'POST', headers: json, body })
  expect(response.status).toBe(200)
}

const ids = async (client: TestClient, count: number): Promise<string[]> =>
  (await client.records(count)).map(({ id }) => id)

beforeAll(async () => {
  folder = await buildExamples('bundle')
  for (const name of names) ports.set(name, await freePort())
}, 60_000)
afterAll(() => {
  for (const child of children.values()) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('the signal that stops a container reaches its relay: no shell stands before it', () => {
  const [, script] = /^sh -c '(.+)'$/.exec(services['relay-1'].command!)!
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho $$', { mode: 0o755 })
  const { pid, stdout } = spawnSync('sh', ['-c', `npm() { :; }; ${script}`], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect(stdout).toBe(`${pid}\n`)
})

it.skipIf(lacks('nginx') || lacks(redisProgram))(
  'two relays behind nginx stream at once, and one goes on for both when the other dies',
  { timeout: 60_000 },
  async () => {
    expect(nginxGiven).toContain('proxy_buffering on')
    await startRedis()
    await Promise.all([startRelay('relay-1'), startRelay('relay-2')])
    await startNginx()

    const [phone, laptop] = [await listen(), await listen()]
    for (const client of [phone, laptop]) expect((await client.next())!.event).toBe('hello')
    await publish('first')
    for (const client of [phone, laptop]) expect(await ids(client, 1)).toEqual(['first'])

    const marked = await fetch(`http://${addressOf('nginx')}/notifications`, {
      method: 'POST',
      headers: { ...json, origin: `http://${addressOf('nginx')}` },
      body: '{"records":[{"id":"first","acted":1}]}',
    })
    expect(marked.status).toBe(204)
    for (const client of [phone, laptop]) expect(await ids(client, 1)).toEqual(['first'])

    // Whoever has the fewest connections takes the next: each relay has one of the two.
    children.get('relay-1')!.kill('SIGKILL')
    const ends = [phone, laptop].map(async (client) => {
      await client.rest().catch(() => {})
      return client
    })
    const cutOff = await Promise.race(ends)
    const again = await listen(cutOff.cursor())
    expect((await again.next())!.data.recovered).toBe(true)
    await publish('second')
    expect(await ids(again, 1)).toEqual(['second'])
    await again.leave()
  },
)
