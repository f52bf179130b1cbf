import type { Clock } from '../core/index.ts'
import type { MarkRecord } from './marks.ts'
import { discard, type Request } from './request.ts'

/**
 * Posts marks for the account of this reader: the relay refuses them with a 409 if another user is signed
 * in. Rejects if no answer comes in time.
 */
export type Post = (marks: readonly MarkRecord[], reader: string | undefined) => Promise<Response>

/** The answer to a post that was made for another account. */
export const OTHER_ACCOUNT = 409

const DEADLINE = 30_000

/** Creates posts that end in time. */
export const createPost =
  (request: Request, clock: Clock): Post =>
  async (marks, reader) => {
    const cut = new AbortController()
    const timer = clock.setTimeout(() => cut.abort(), DEADLINE)
    try {
      const response = await request({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // How far the relay has them, it knows itself.
        body: JSON.stringify({
          records: marks.map((mark) => ({ ...mark, sent: undefined })),
          reader,
        }),
        // A user's last action is still sent when the page closes.
        keepalive: true,
        signal: cut.signal,
      })
      discard(response)
      return response
    } finally {
      clock.clearTimeout(timer)
    }
  }
