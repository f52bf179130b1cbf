import { tried } from '../core/inside.ts'
import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'

/** What a bookmark says to a page that has loaded its records. */
interface Recalled {
  /** Where to resume; undefined if there is no bookmark, or the records before it are not here. */
  readonly cursor: string | undefined
  /** Whether there was one: what came since that is not sent any more is missed. */
  readonly wasKept: boolean
}

/** Where to resume after the records that the inbox has stored, on the next page. */
export interface Bookmark {
  keep: (cursor: string) => void
  recall: () => Promise<Recalled>
}

/** Keeps a cursor beside the inbox's records, by the URL of the relay, and written after them. */
export function createBookmark(inbox: Inbox, url: string): Bookmark {
  const { keep, kept, records } = factsOf(inbox)!
  const name = `cursor:${url}`

  /** The latest of the relay's records that the inbox has; one of the user's own says nothing. */
  const latest = (): string | undefined => {
    const [first, ...others] = records().filter(({ sent, filed }) => sent !== undefined && filed)
    return others.reduce((one, other) => (other.filed! >= one!.filed! ? other : one), first)?.id
  }

  return {
    keep: (cursor) => keep(name, JSON.stringify({ cursor, latest: latest() })),
    recall: async () => {
      const text = await kept(name)
      const { cursor, latest: last } = Object(tried(() => JSON.parse(text!) as unknown)) as Partial<
        Record<'cursor' | 'latest', unknown>
      >
      if (typeof cursor !== 'string') return { cursor: undefined, wasKept: false }
      const isHere = typeof last !== 'string' || inbox.record(last) !== undefined
      return { cursor: isHere ? cursor : undefined, wasKept: true }
    },
  }
}
