export const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves, with what `look` saw just before, when the next frame has been painted. */
export function paint<Seen>(look: () => Seen): Promise<Seen> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const seen = look()
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(seen))
      port1.start()
      port2.postMessage(null)
    })
  })
}

export async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await paint(() => {})
}

/** Collects the time between frames until it is stopped. */
export function recordFrames(): () => number[] {
  const gaps: number[] = []
  let last = performance.now()
  let handle = requestAnimationFrame(function next(now) {
    gaps.push(now - last)
    last = now
    handle = requestAnimationFrame(next)
  })
  return () => {
    cancelAnimationFrame(handle)
    return gaps
  }
}
