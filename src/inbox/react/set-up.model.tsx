import { act, cleanup, configure, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import { type Notifier, createNotifier } from '../../core/index.ts'
import { type Inbox, type InboxOptions, createInbox } from '../index.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

/** Leaves nothing of a test to the next one of its file. */
export function cleanUpAfterEach(): void {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    cleanup()
  })
}

/** An inbox of its own, and who uses it. */
export interface SetUp {
  notifier: Notifier
  inbox: Inbox
  /** Files items, the last one newest, each with its title as its id. */
  add: (...titles: string[]) => void
  user: UserEvent
}

export function setUp(
  options: Omit<InboxOptions, 'notifier'> = {},
  notifier: Notifier = createNotifier(),
): SetUp {
  const inbox = createInbox({ notifier, ...options })
  return {
    notifier,
    inbox,
    add: (...titles) => act(() => titles.forEach((title) => void inbox.add({ title, id: title }))),
    user: userEvent.setup(),
  }
}

/** The rows that are drawn, by their ids. */
export const rows = (): (string | undefined)[] =>
  screen.queryAllByRole('listitem').map((row) => row.dataset.item)
