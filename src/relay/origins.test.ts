import { describe, expect, it, vi } from 'vitest'
import { doors } from './doors.model.ts'
import { createRelay } from './index.ts'

const authorize = () => ({ user: 'ada' })

describe.each(['fetch', 'node'] as const)('origins, through %s', (kind) => {
  const ask = async (
    headers: Record<string, string>,
    method = 'POST',
    origins = ['https://app.example'],
  ): Promise<Response> => {
    const relay = createRelay({ authorize, origins })
    const door = await doors[kind](relay)
    const body = method === 'POST' ? '{"records":[]}' : null
    const response = await door.ask({
      method,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    await relay.close()
    await door.close()
    return response
  }

  it.each([
    ['none', {}],
    [
      'what the browser calls its own',
      { origin: 'https://x.example', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'the host that a proxy forwards',
      { origin: 'https://x.example', 'x-forwarded-host': 'x.example' },
    ],
    [
      'the first of several such hosts',
      { origin: 'https://x.example', 'x-forwarded-host': 'X.example:443, inner' },
    ],
    ['one that is named', { origin: 'https://app.example' }],
    [
      'one that is named, of another site',
      { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['an address that the user typed', { 'sec-fetch-site': 'none' }],
    ['its own pages, which name no origin', { 'sec-fetch-site': 'same-origin' }],
  ])('lets in %s', async (_, headers) => {
    expect((await ask(headers as Record<string, string>)).status).toBe(204)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['null', { origin: 'null' }],
    ['what only begins alike', { origin: 'https://app.example.evil.example' }],
    ['another scheme of the same name', { origin: 'http://app.example' }],
    ['another port of the same name', { origin: 'https://app.example:8443' }],
    ['no address at all', { origin: 'hello' }],
    [
      'what the browser calls foreign',
      { origin: 'https://x.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['another site without an origin, as for an image', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling without an origin', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s: 403', async (_, headers) => {
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      const response = await ask(headers, method)
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('answers CORS for the named origins, even when it refuses', async () => {
    const origin = 'https://app.example'
    for (const [method, status, vary] of [
      ['POST', 204, 'Origin'],
      ['GET', 200, '*'],
      ['PUT', 405, 'Origin'],
    ] as const) {
      const response = await ask({ origin }, method)
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('access-control-allow-credentials')).toBe('true')
      expect(response.headers.get('vary')).toBe(vary)
    }
  })

  it.each([['capacitor://localhost'], ['tauri://localhost'], ['chrome-extension://abcdef']])(
    'answers a named application or extension whose pages come from %s',
    async (origin) => {
      const response = await ask({ origin }, 'POST', [origin])
      expect(response.status).toBe(204)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    },
  )

  it('answers a preflight for the named origins, and for nobody else', async () => {
    const asked = {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    }
    const response = await ask(asked, 'OPTIONS')
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect((await ask({}, 'OPTIONS')).status).toBe(405)
  })
})

it('answers CORS also when something fails, so that pages see more than a network error', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const origin = 'https://app.example'
  const relay = createRelay({ authorize, origins: [origin] })
  const headers = { 'content-type': 'application/json', origin }
  const request = new Request('http://relay.example/', { method: 'POST', body: '{}', headers })
  await request.text()
  const response = await relay.fetch(request)
  expect(response.status).toBe(500)
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  await relay.close()
  told.mockRestore()
})

it.each([
  ['https://app.example/'],
  ['https://app.example:443'],
  ['https://App.example'],
  ['app.example'],
  // Any page can have no origin: in a frame that it sandboxes.
  ['null'],
  ['file://'],
  [''],
  [5],
])('refuses %j as an origin', (origin) => {
  expect(() => createRelay({ authorize, origins: [origin as string] })).toThrow(TypeError)
})
