import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { START, createSharedRows, settle, states, tab, titles } from './fresh.model.ts'

/** Two tabs of one account, and what passes until both have heard everything. */
const openTwo = async () => {
  const clock = createTestClock(START)
  const shared = createSharedRows()
  const [one, other] = [tab(clock, shared.open()), tab(clock, shared.open())]
  const pass = async () => {
    await settle()
    clock.advance(1000)
    await settle()
  }
  await pass()
  return { one, other, pass }
}

const sticky = { id: 'save', duration: 0 }

test('closing an old card leaves newer words from another tab on its screen, and unread', async () => {
  const { one, other, pass } = await openTwo()
  one.notify.error('report.doc was not saved', sticky)
  await pass()
  other.notify.error('budget.xls was not saved', sticky)
  await pass()
  one.notify.dismiss('save', 'user')
  await pass()
  expect(titles(other.notify.shown())).toEqual(['budget.xls was not saved'])
  expect(states(one.inbox)).toEqual({ 'budget.xls was not saved': 'unread' })
})

test('closing a card that says the same closes it in the other tab too, whoever was later', async () => {
  const { one, other, pass } = await openTwo()
  for (const { notify } of [one, other]) {
    notify.error('You are offline', sticky)
    await pass()
  }
  one.notify.dismiss('save', 'user')
  await pass()
  expect(other.notify.shown()).toEqual([])
  expect(states(other.inbox)).toEqual({ 'You are offline': 'read' })
})

test('an old card that becomes one that is not kept takes back its own words alone', async () => {
  const { one, other, pass } = await openTwo()
  one.notify.error('report.doc was not saved', sticky)
  await pass()
  other.notify.error('budget.xls was not saved', sticky)
  await pass()
  one.notify.success('report.doc saved', { ...sticky, keep: false })
  await pass()
  expect(titles(other.notify.shown())).toEqual(['budget.xls was not saved'])
  one.notify.dismiss('save')
  await pass()
  expect(states(one.inbox)).toEqual({ 'budget.xls was not saved': 'unread' })
})

test('the action of a row is that of its words, not of an older one still queued here', async () => {
  const { one, other, pass } = await openTwo()
  const open = vi.fn<(order: unknown) => void>()
  const actions = { open: ({ data }: { data?: unknown }) => open(data) }
  const action = { label: 'Open', name: 'open' }
  one.notify.configure({ actions })
  one.notify.quiet()
  one.notify('Order 7 is ready', { ...sticky, action, data: 7 })
  one.notify('Printing', { id: 'print', duration: 0 })
  await pass()
  other.notify('Order 8 is ready', { ...sticky, action, data: 8 })
  other.notify('Out of paper', { id: 'print', duration: 0, action, data: 9 })
  await pass()
  const rows = one.inbox.list()
  expect(titles(rows)).toEqual(['Out of paper', 'Order 8 is ready'])
  expect(rows.map((row) => one.inbox.act(row))).toEqual([true, true])
  expect(open.mock.calls.flat()).toEqual([9, 8])
  expect(one.inbox.count()).toBe(0)
})
