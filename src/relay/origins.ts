import { tried } from '../core/inside.ts'
import { check } from './check.ts'

/** The verdict on a request's `Origin`. */
export interface OriginVerdict {
  readonly isForeign: boolean
  /** The CORS headers for every response to an origin listed in `origins`. */
  readonly headers: Readonly<Record<string, string>>
  /** The CORS headers for a preflight response; undefined if the origin isn't listed. */
  readonly preflight: Readonly<Record<string, string>> | undefined
}

const parsed = (address: string): URL | undefined => tried(() => new URL(address))

/** Whether it is written as browsers send it. `URL.origin` knows no applications: `capacitor://localhost`. */
const isOrigin = (origin: string): boolean => {
  const { protocol, host } = parsed(origin) ?? {}
  return !!host && `${protocol}//${host}` === origin
}

/** Browsers name no origin in a plain GET, as for an image; most say whether it is a page of another site. */
const isForeignSite = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')

/** Creates the check of origins. Own: no origin (nor another site, per browser), same-origin per browser, or the request's own host. */
export function createOrigins(origins: readonly string[]): (request: Request) => OriginVerdict {
  check('origins', 'a list of origins', Array.isArray(origins), origins)
  for (const origin of origins)
    check('origins', 'origins such as https://app.example', isOrigin(origin), origin)
  const named = new Set(origins)
  // Caches must know that the response depends on the origin.
  const always = named.size > 0 ? { Vary: 'Origin' } : {}

  /** Behind a proxy, `Host` may be an internal name; a page can set neither of the two headers. */
  const isOwn = (origin: string, { headers, url }: Request): boolean => {
    if (headers.get('sec-fetch-site') === 'same-origin') return true
    const asked = parsed(origin)
    if (!asked?.host) return false
    const hosts = [
      headers.get('x-forwarded-host')?.split(',')[0],
      headers.get('host'),
      parsed(url)?.host,
    ]
    return hosts.some((host) => host && parsed(`${asked.protocol}//${host}`)?.host === asked.host)
  }

  return (request) => {
    const origin = request.headers.get('origin')
    if (origin === null)
      return { isForeign: isForeignSite(request), headers: always, preflight: undefined }
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
