import { createBackoff } from './backoff.ts'
import type { Host } from './host.ts'
import type { MarkRecord } from './marks.ts'
import { discard, type Request, waitOf } from './request.ts'

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
    bytes += new Blob([JSON.stringify(mark), ',']).size
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

  /** Sends a batch; resolves with how long to pause. */
  const post = async (batch: readonly MarkRecord[]): Promise<number> => {
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
      if (SENSELESS.includes(response.status))
        console.error(`belfry: the relay refused marks with ${response.status}`)
      // Any other success is somebody else's: a page for signing in, or for unknown addresses.
      else if (response.status !== 204) return backoff.next(waitOf(response, clock.now()))
    } catch {
      return backoff.next()
    } finally {
      clock.clearTimeout(timer)
    }
    backoff.reset()
    onSent(batch)
    return PAUSE_BETWEEN
  }

  /** Sends what is unsent, if anything. */
  const flush = (): Promise<number> | undefined => {
    const batch = cutBatch(unsent())
    return batch.length > 0 ? post(batch) : undefined
  }

  const send = (): void => {
    const sending = isBusy ? undefined : flush()
    if (!sending) return
    isBusy = true
    void sending.then((pause) =>
      clock.setTimeout(() => {
        isBusy = false
        send()
      }, pause),
    )
  }

  // What is on its way may go twice: for the relay, a mark that it has is nothing new.
  return { send, leave: () => void flush() }
}
