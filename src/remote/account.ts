import type { Inbox } from '../inbox/index.ts'
import { factsOf } from '../inbox/inside.ts'

/** The account of a remote, known by the reader that the relay names in its hello. */
export interface Account {
  /** Returns its reader; undefined as long as the relay has named none. */
  reader: () => string | undefined
  /** Reads which reader the inbox's store is bound to. */
  recall: () => Promise<void>
  /** Returns whether a hello to this reader is for this account. The first reader becomes the account's. */
  admits: (reader: string | undefined) => boolean
  /** Binds the store, because something of this account is filed. */
  bind: () => void
  /** Lets the next hello be for any account: the application has forgotten this one. */
  release: () => void
}

const NAME = 'reader'

/** Binds an inbox's store to the first reader: what the relay sends to another belongs to somebody else. */
export function createAccount(inbox: Inbox): Account {
  const { keep, kept } = factsOf(inbox)!
  let reader: string | undefined
  let isReleased = false

  const bind = (): void => {
    isReleased = false
    if (reader !== undefined) keep(NAME, reader)
  }

  return {
    reader: () => reader,
    recall: async () => {
      reader ??= await kept(NAME)
    },
    admits: (given) => {
      // Only a relay of another make names none.
      if (given === undefined) return true
      if (isReleased) reader = undefined
      reader ??= given
      if (given !== reader) return false
      bind()
      return true
    },
    bind,
    release: () => {
      isReleased = true
    },
  }
}
