import { check } from './check.ts'

/** What the `Origin` of a request means. */
export interface OriginVerdict {
  readonly isForeign: boolean
  /** What CORS needs on every answer to an origin that `origins` names. */
  readonly headers: Readonly<Record<string, string>>
  /** What CORS needs on the answer to a preflight; undefined where there is none to answer. */
  readonly preflight: Readonly<Record<string, string>> | undefined
}

const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** Judges origins: own are none, what the browser calls its own, and what the request was sent to. */
export function createOrigins(origins: readonly string[]): (request: Request) => OriginVerdict {
  check('origins', 'a list of origins', Array.isArray(origins), origins)
  for (const origin of origins)
    check(
      'origins',
      'origins such as https://app.example',
      typeof origin === 'string' && parsed(origin)?.origin === origin,
      origin,
    )
  const named = new Set(origins)
  // Caches must know that the answer depends on who asks.
  const always = named.size > 0 ? { Vary: 'Origin' } : {}

  /** Behind a proxy `Host` may be the proxy's name for us; a page can set neither of the two. */
  const isOwn = (origin: string, { headers, url }: Request): boolean => {
    if (headers.get('sec-fetch-site') === 'same-origin') return true
    const asked = parsed(origin)
    if (!asked?.host) return false
    const hosts = [
      headers.get('x-forwarded-host')?.split(',')[0],
      headers.get('host'),
      parsed(url)?.host,
    ]
    return hosts.some(
      (host) => host && parsed(`${asked.protocol}//${host.trim()}`)?.host === asked.host,
    )
  }

  return (request) => {
    const origin = request.headers.get('origin')
    if (origin === null) return { isForeign: false, headers: always, preflight: undefined }
    if (!named.has(origin))
      return { isForeign: !isOwn(origin, request), headers: always, preflight: undefined }
    const headers = {
      ...always,
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'Retry-After',
    }
    return {
      isForeign: false,
      headers,
      preflight: {
        ...headers,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers':
          request.headers.get('access-control-request-headers') ??
          'authorization, content-type, last-event-id',
        'Access-Control-Max-Age': '600',
      },
    }
  }
}
