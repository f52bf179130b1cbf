import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { readGroups } from '../site/pages.ts'

const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill()
})

/** Runs what `npm start` runs, and returns the address that it prints. */
function start(): Promise<string> {
  const child = spawn(process.execPath, ['scripts/start.js'], {
    env: { ...process.env, NO_COLOR: '1' },
  })
  started.push(child)
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data) => (said += data))
    child.stdout.on('data', (data) => {
      said += data
      const address = /http:\/\/localhost:\d+\//.exec(said)?.[0]
      if (address) resolve(address)
    })
    child.on('exit', () => reject(new Error(`It ended without an address: ${said}`)))
  })
}

test('npm start shows the playground, on another port if one is taken', async () => {
  const first = await start()
  const second = await start()
  expect(second).not.toBe(first)
  for (const address of [first, second]) {
    const page = await (await fetch(address)).text()
    expect(page).toContain('<title>Belfry')
    expect((await fetch(`${address}main.tsx`)).status).toBe(200)
  }
})

test('npm start answers a browser as a host would: with the page, or with the page for missing ones', async () => {
  const address = await start()
  const open = (path: string) => fetch(address + path, { headers: { Accept: 'text/html' } })
  const found = await open('')
  expect(found.status).toBe(200)
  expect(await found.text()).toContain('id="root"')
  expect((await open('guides/testing.html')).status).toBe(200)
  const missing = await open('a/b/nothing.html')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('There is no page at this address')
})

test('npm start serves every live example of the guides', async () => {
  const address = await start()
  const list = await (await fetch(`${address}@id/__x00__virtual:live`)).text()
  const examples = [...list.matchAll(/import\("\/(.+?)"\)/g)].map(([, path]) => path!)
  expect(examples.length).toBeGreaterThan(10)
  for (const path of examples)
    expect(`${path} ${(await fetch(address + path)).status}`).toBe(`${path} 200`)
})

test('npm start serves every picture of the pages', async () => {
  const address = await start()
  const pictures = []
  for (const { path } of readGroups().flatMap(({ pages }) => pages)) {
    const page = `${address}${path}.html`
    for (const [, src] of (await (await fetch(page)).text()).matchAll(/<img src="([^"]+)"/g)) {
      const { status, headers } = await fetch(new URL(src!, page))
      pictures.push(`${src} ${status} ${headers.get('content-type')}`)
    }
  }
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.filter((each) => !/ 200 image\//.test(each))).toEqual([])
})

test('npm start runs a relay beside the page, and a terminal can reach it', async () => {
  const address = `${await start()}relay`
  const leaving = new AbortController()
  const stream = await fetch(address, { signal: leaving.signal })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const send = (type: string) =>
    fetch(`${address}/send`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{"title":"Hello"}',
    })
  expect((await send('text/plain')).status).toBe(415)
  expect((await send('application/json')).status).toBe(200)
  let heard = ''
  const decoder = new TextDecoder()
  for await (const bytes of stream.body!) {
    heard += decoder.decode(bytes)
    if (heard.includes('"title":"Hello"')) break
  }
  expect(heard).toContain('event: hello')
  leaving.abort()
})
