import { createBackoff } from './backoff.ts'
import type { Host } from './host.ts'
import type { MarkRecord } from './marks.ts'
import { OTHER_ACCOUNT, type Post } from './post.ts'
import { waitOf } from './request.ts'

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

/** What an outbox needs from its remote. */
export interface Sender {
  /** Returns the marks that the relay lacks, if they may be sent now. */
  unsent: () => MarkRecord[]
  /** Returns the reader of the account that they belong to. */
  reader: () => string | undefined
  /** Called with the marks that the relay has taken, or will never take. */
  onSent: (marks: readonly MarkRecord[]) => void
  /** Called if another user is signed in: the marks stay unsent, for this account's next connection. */
  onOtherAccount: () => void
}

/** Sends unsent marks to the relay in batches, one after another, until it has them all. */
export function createOutbox(
  post: Post,
  { clock, random }: Pick<Host, 'clock' | 'random'>,
  { unsent, reader, onSent, onOtherAccount }: Sender,
): Outbox {
  const backoff = createBackoff(random)
  let isBusy = false

  /** Sends a batch; resolves with how long to pause. */
  const sendBatch = async (batch: readonly MarkRecord[]): Promise<number> => {
    try {
      const response = await post(batch, reader())
      const { status } = response
      if (status === OTHER_ACCOUNT) onOtherAccount()
      if (SENSELESS.includes(status))
        console.error(`belfry: the relay refused marks with ${status}`)
      // Any other success is somebody else's: a page for signing in, or for unknown addresses.
      else if (status !== 204) return backoff.next(waitOf(response, clock.now()))
    } catch {
      return backoff.next()
    }
    backoff.reset()
    onSent(batch)
    return PAUSE_BETWEEN
  }

  /** Sends what is unsent, if anything. */
  const flush = (): Promise<number> | undefined => {
    const batch = cutBatch(unsent())
    return batch.length > 0 ? sendBatch(batch) : undefined
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
