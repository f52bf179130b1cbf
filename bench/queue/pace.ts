// A batch is long enough for the clock, and a million queued allow only small ones.
const batchMs = 2
const mostPerBatch = 1000
const fewestBatches = 8
const totalMs = 200

/** One kind of work: `repeat` is timed; what readies, restores and ends is not. */
export interface Work {
  begin?: () => void
  repeat: () => void
  restore?: (times: number) => void
  end?: () => void
}

/** Microseconds that the work takes once, by batch. The first half warms up, and goes. */
export function pace({ begin, repeat, restore, end }: Work, most: number): number[] {
  const limit = Math.max(1, Math.min(mostPerBatch, most))
  const samples: number[] = []
  let times = 1

  begin?.()
  const start = performance.now()
  while (samples.length < fewestBatches || performance.now() - start < totalMs) {
    const batchStart = performance.now()
    for (let time = 0; time < times; time += 1) repeat()
    const ms = performance.now() - batchStart
    restore?.(times)
    samples.push((ms / times) * 1000)
    if (ms < batchMs) times = Math.min(limit, times * 2)
  }
  end?.()
  return samples.slice(samples.length / 2)
}
