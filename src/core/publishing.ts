/** Decides when the world hears of changes: after each operation, or at the end of a batch. */
export interface Publishing<Change> {
  /** Notes that something changed: one more to be told, or only what is shown. */
  changed: (change?: Change) => void
  /** Makes an operation of some work: when the outermost one ends, what changed is told. */
  operation: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
  ) => (...given: Given) => Result
}

/** Calls made by those who are being told join the same line, so nobody hears things out of order. */
export function createPublishing<Change>(
  settle: () => void,
  tell: (change: Change) => void,
  publish: () => void,
): Publishing<Change> {
  const line: Change[] = []
  let depth = 0
  let stale = false

  function deliver(): void {
    settle()
    while (stale) {
      // The line may grow while it is told.
      for (const change of line) tell(change)
      line.length = 0
      stale = false
      publish()
      settle()
    }
  }

  return {
    changed(change) {
      stale = true
      if (change) line.push(change)
    },
    operation:
      (work) =>
      (...given) => {
        depth++
        try {
          return work(...given)
        } finally {
          if (depth === 1) deliver()
          depth--
        }
      },
  }
}
