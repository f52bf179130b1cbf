import { isSame } from '../record/index.ts'
import { createBackoff, readRetryAfter } from './backoff.ts'
import type { Host } from './host.ts'
import type { MarkRecord } from './marks.ts'
import { discard, type Request } from './request.ts'

/** Brings marks to the relay. */
export interface Outbox {
  /** Sends what is unsent, with a pause after each batch. */
  send: () => void
  /** Sends what is unsent without waiting for its turn: the user is leaving. */
  leave: () => void
}

// The relay's limits, with room for what surrounds the marks.
const MOST_MARKS = 1000
const MOST_BYTES = 60_000

// A relay accepts 60 posts a minute.
const PAUSE_BETWEEN = 1000
const DEADLINE = 30_000

// Retrying would get the same response forever.
const SENSELESS = [400, 405, 413, 415]

/** Returns as many marks as the relay accepts at once. */
function cutBatch(marks: Iterable<MarkRecord>): MarkRecord[] {
  const batch: MarkRecord[] = []
  let bytes = 0
  for (const mark of marks) {
    // Asked for here: Jest's jsdom has none, and applications are imported and closed there too.
    bytes += new TextEncoder().encode(JSON.stringify(mark)).length + 1
    if (batch.length === MOST_MARKS || bytes > MOST_BYTES) break
    batch.push(mark)
  }
  return batch
}

/** Sends unsent marks to the relay in batches, one after another, until it has them all. */
export function createOutbox(
  request: Request,
  { clock, random }: Pick<Host, 'clock' | 'random'>,
  unsent: () => MarkRecord[],
  onSent: (marks: readonly MarkRecord[]) => void,
): Outbox {
  const backoff = createBackoff(random)
  let isBusy = false
  let posted: readonly MarkRecord[] = []

  /** Sends a batch; returns how long to pause. */
  const post = async (batch: readonly MarkRecord[]): Promise<number> => {
    posted = batch
    const cut = new AbortController()
    const timer = clock.setTimeout(() => cut.abort(), DEADLINE)
    try {
      const response = await request({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // How far the relay has them, it knows itself.
        body: JSON.stringify({ records: batch.map((mark) => ({ ...mark, sent: undefined })) }),
        // A user's last action is still sent when the page closes.
        keepalive: true,
        signal: cut.signal,
      })
      discard(response)
      // After a redirect, it may be a page for signing in.
      const isTaken = response.ok && (response.status === 204 || !response.redirected)
      if (!isTaken && !SENSELESS.includes(response.status)) {
        return backoff.next(readRetryAfter(response.headers.get('retry-after'), clock.now()))
      }
      if (!isTaken) console.error(`belfry: the relay refused marks with ${response.status}`)
    } catch {
      return backoff.next()
    } finally {
      clock.clearTimeout(timer)
      posted = []
    }
    backoff.reset()
    onSent(batch)
    return PAUSE_BETWEEN
  }

  const send = async (): Promise<void> => {
    if (isBusy) return
    const batch = cutBatch(unsent())
    if (batch.length === 0) return
    isBusy = true
    const pause = await post(batch)
    clock.setTimeout(() => {
      isBusy = false
      void send()
    }, pause)
  }

  return {
    send: () => void send(),
    leave: () => {
      const batch = cutBatch(
        unsent().filter((mark) => !posted.some((other) => isSame(mark, other))),
      )
      if (batch.length > 0) void post(batch)
    },
  }
}
