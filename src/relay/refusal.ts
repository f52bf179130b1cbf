/** An error response. */
export interface Refusal {
  readonly status: number
  readonly error: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The methods of HTTP that a relay answers. */
export const METHODS: readonly unknown[] = ['GET', 'POST', 'OPTIONS']

const refusal = (status: number, error: string, headers?: Record<string, string>): Refusal => ({
  status,
  error,
  ...(headers && { headers }),
})

const later = (seconds: number): Record<string, string> => ({ 'Retry-After': String(seconds) })

/** All error responses of a relay. */
export const refuse = {
  badRequest: (what: string): Refusal => refusal(400, what),
  nobody: (): Refusal => refusal(401, 'no user'),
  foreignOrigin: (): Refusal => refusal(403, 'foreign origin'),
  method: (): Refusal => refusal(405, 'method not allowed', { Allow: METHODS.join(', ') }),
  otherReader: (): Refusal => refusal(409, 'another user is signed in'),
  tooLarge: (): Refusal => refusal(413, 'body too large'),
  notJson: (): Refusal => refusal(415, 'the body must be application/json'),
  tooMany: (what: string, seconds: number): Refusal =>
    refusal(429, `too many ${what}`, later(seconds)),
  failed: (): Refusal => refusal(500, 'internal error'),
  away: (): Refusal => refusal(503, 'unavailable', later(1 + Math.floor(Math.random() * 3))),
} as const
