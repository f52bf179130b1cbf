import { merge } from '../record/index.ts'
import { createBackoff, readRetryAfter } from './backoff.ts'
import type { Host } from './host.ts'
import { isCovered, type MarkRecord } from './marks.ts'
import { discard, type Request } from './request.ts'

/** The marks that the relay doesn't have yet. */
export interface Outbox {
  /** Queues marks to be sent. */
  add: (marks: readonly MarkRecord[]) => void
  /** Returns the marks that still have to be sent, by whichever tab. */
  waiting: () => MarkRecord[]
  /** Removes marks that the relay has, whichever tab sent them. */
  settle: (marks: readonly MarkRecord[]) => void
  /** Makes this tab send; call it again whenever there may be more to send. */
  send: () => void
  /** Stops sending from this tab; waiting marks are kept. */
  pause: () => void
  /** Stops sending from this tab, and sends at once what would have followed. */
  leave: () => void
}

// The relay's limits, with room for what surrounds the marks.
const MOST_MARKS = 1000
const MOST_BYTES = 60_000
const MOST_WAITING = 5000

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

/** Sends marks to the relay in batches, one after another, until it has them all. */
export function createOutbox(
  request: Request,
  { clock, random }: Pick<Host, 'clock' | 'random'>,
  onSent: (marks: readonly MarkRecord[]) => void,
): Outbox {
  const waiting = new Map<string, MarkRecord>()
  const backoff = createBackoff(random)
  let maySend = false
  let isBusy = false
  let posted: readonly MarkRecord[] = []

  const settle = (marks: readonly MarkRecord[]): void => {
    for (const mark of marks) {
      const mine = waiting.get(mark.id)
      if (mine && isCovered(mine, mark)) waiting.delete(mark.id)
    }
  }

  /** Sends a batch; returns how long to pause. */
  const post = async (batch: readonly MarkRecord[]): Promise<number> => {
    posted = batch
    const cut = new AbortController()
    const timer = clock.setTimeout(() => cut.abort(), DEADLINE)
    try {
      const response = await request({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ records: batch }),
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
    settle(batch)
    onSent(batch)
    return PAUSE_BETWEEN
  }

  const send = async (): Promise<void> => {
    if (isBusy || !maySend) return
    const batch = cutBatch(waiting.values())
    if (batch.length === 0) return
    isBusy = true
    const pause = await post(batch)
    clock.setTimeout(() => {
      isBusy = false
      void send()
    }, pause)
  }

  const pause = (): void => {
    maySend = false
  }

  return {
    add: (marks) => {
      for (const mark of marks) {
        const mine = waiting.get(mark.id)
        waiting.set(mark.id, mine ? merge(mine, mark) : mark)
      }
      for (const id of waiting.keys()) if (waiting.size > MOST_WAITING) waiting.delete(id)
      void send()
    },
    waiting: () => [...waiting.values()],
    settle,
    send: () => {
      maySend = true
      void send()
    },
    pause,
    leave: () => {
      const batch = cutBatch([...waiting.values()].filter((mark) => !posted.includes(mark)))
      if (maySend && batch.length > 0) void post(batch)
      pause()
    },
  }
}
