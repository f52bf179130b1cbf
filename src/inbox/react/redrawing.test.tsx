// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createInbox } from '../index.ts'
import { InboxList, type RenderRow } from './index.ts'

afterEach(cleanup)

const open = (...titles: string[]) => {
  const inbox = createInbox()
  for (const title of titles) inbox.add({ id: title, title })
  const drawn: string[] = []
  const renderRow: RenderRow = ({ id }) => {
    drawn.push(id)
    return null
  }
  render(<InboxList inbox={inbox}>{renderRow}</InboxList>)
  /** Which rows some work has drawn, each once. */
  const drawnBy = async (work: () => unknown) => {
    drawn.length = 0
    await act(async () => void (await work()))
    return new Set(drawn)
  }
  return { inbox, drawnBy }
}

test('moving from row to row draws only those two', async () => {
  const { drawnBy } = open('Oldest', 'Older', 'Newer', 'Newest')
  screen.getAllByRole('listitem')[0]!.focus()
  const user = userEvent.setup()
  expect(await drawnBy(() => user.keyboard('{ArrowDown}'))).toEqual(new Set(['Newest', 'Newer']))
})

test('marking a row draws that row and nothing else', async () => {
  const { inbox, drawnBy } = open('Oldest', 'Older', 'Newest')
  expect(await drawnBy(() => inbox.mark('Older', 'read'))).toEqual(new Set(['Older']))
})
