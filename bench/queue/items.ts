import type { Work } from './pace.ts'
import type { Queue } from './queue.ts'
import type { Register } from './register.ts'

type Subscribe = (listener: () => void) => () => void

/** Adding while so many listen. */
function publishTo(
  count: number,
  subscribe: Subscribe | undefined,
  { add, dismissNewest }: Register,
): Work | undefined {
  if (!subscribe) return undefined
  let leave: (() => void)[] = []
  return {
    begin: () => {
      leave = Array.from({ length: count }, () => subscribe(() => {}))
    },
    repeat: add,
    restore: dismissNewest,
    end: () => {
      for (const one of leave) one()
    },
  }
}

/** Everything that is done to a queue; what it cannot do is undefined. */
export function createItems(
  { dismiss, update, holdAndRelease, expire, subscribe, watch }: Queue,
  register: Register,
): Record<string, Work | undefined> {
  const { nextTitle, add, addMany, replaceOldest, dismissNewest, any, takeAny } = register
  return {
    // First, while nobody has left a timer behind.
    expire: expire && { repeat: expire, restore: replaceOldest },
    add: { repeat: add, restore: dismissNewest },
    dismiss: { repeat: () => dismiss(takeAny()), restore: addMany },
    update: update && { repeat: () => update(any(), nextTitle()) },
    hold: holdAndRelease && { repeat: holdAndRelease },
    'publish to 1': publishTo(1, subscribe, register),
    'publish to 100': publishTo(100, subscribe, register),
    'watch by 1': publishTo(1, watch, register),
    'watch by 100': publishTo(100, watch, register),
  }
}
