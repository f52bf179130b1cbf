import { wait } from '../clock.ts'
import type { HistoryOptions } from '../history-options.ts'
import type { Draft, Entry, Log, Mark, Page } from '../log.ts'

/** A promise that every log keeps, and its check. */
export interface LogCheck {
  readonly promise: string
  /** Rejects if the promise is broken. `makeLog` returns a new, empty log each time. */
  readonly run: (makeLog: (options?: HistoryOptions) => Log | Promise<Log>) => Promise<void>
}

export const draft = (id: string, title: string = id, kept: boolean = true): Draft => ({
  id,
  kept,
  pieces: [
    `{"v":1,"id":${JSON.stringify(id)},"filed":`,
    ',"edited":',
    ',"state":["unread",',
    `],"title":${JSON.stringify(title)},"message":"","type":"info","toastWithin":60000}`,
  ],
})

export function same(what: string, got: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}: expected ${b}; got ${a}`)
}

export function holds(what: string, fact: boolean): void {
  if (!fact) throw new Error(`${what}: it does not`)
}

export const ids = ({ rows }: Page): string[] => rows.map(({ id }) => id)
export const everything = (log: Log, ...channels: string[]): Promise<Page> =>
  log.read(channels, undefined, 10_000)
export const since = (log: Log, page: Page, ...channels: string[]): Promise<Page> =>
  log.read(channels, { epoch: page.epoch, at: page.end }, 10_000)
export const markIn = ({ rows }: Page, id: string): Partial<Mark> =>
  Object.assign({}, ...(rows.find((row) => row.id === id)?.marks ?? [])) as Partial<Mark>

/** Collects what a log delivers, until there are `count` entries. */
export async function told(log: Log, count: number, work: () => Promise<void>): Promise<Entry[]> {
  const entries: Entry[] = []
  const stop = log.follow({ onEntries: (more) => entries.push(...more), onLost: () => {} })
  await everything(log, 'unobody')
  await work()
  for (let tries = 0; entries.length < count && tries < 500; tries += 1) await wait(10)
  stop()
  return entries
}

/** Creates a log, checks it, and closes it whatever happens. */
export const on =
  (work: (log: Log) => Promise<void>, options?: HistoryOptions): LogCheck['run'] =>
  async (makeLog) => {
    const log = await makeLog(options)
    try {
      await work(log)
    } finally {
      await log.close()
    }
  }
