import type { Queue } from './queue.ts'

/** The ids that are queued, and the ways to pick from them. */
export interface Register {
  nextTitle: () => string
  add: () => void
  addMany: (times: number) => void
  /** For so many that have run out: adds as many again. */
  replaceOldest: (times: number) => void
  dismissNewest: (times: number) => void
  /** Anyone, the same in every run: far from the last one and near no end. */
  any: () => string
  /** Anyone, who is then no longer in the register. */
  takeAny: () => string
}

export function createRegister(queue: Queue): Register {
  const ids: string[] = []
  let count = 0

  function nextTitle() {
    count += 1
    return `Notification ${count}`
  }

  const add = () => {
    ids.push(queue.add(nextTitle()))
  }

  function addMany(times: number) {
    for (let time = 0; time < times; time += 1) add()
  }

  const anyPlace = () => (count * 7919) % ids.length

  return {
    nextTitle,
    add,
    addMany,
    replaceOldest: (times) => {
      ids.splice(0, times)
      addMany(times)
    },
    dismissNewest: (times) => {
      for (const id of ids.splice(ids.length - times)) queue.dismiss(id)
    },
    any: () => ids[anyPlace()]!,
    takeAny: () => {
      count += 1
      const place = anyPlace()
      const id = ids[place]!
      ids[place] = ids.at(-1)!
      ids.pop()
      return id
    },
  }
}
