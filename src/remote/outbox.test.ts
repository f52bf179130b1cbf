import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/index.ts'
import { type Call, createFakeFetch, settle } from './fake-fetch.model.ts'
import type { MarkRecord } from './marks.ts'
import { createOutbox } from './outbox.ts'
import { createPost } from './post.ts'
import { createRequest } from './request.ts'

const read = (id: string, stamp = 1): MarkRecord => ({ v: 1, id, state: ['read', stamp] })
const many = (count: number, prefix = ''): MarkRecord[] =>
  Array.from({ length: count }, (_, index) => read(`${prefix}${index}`))

function open() {
  const clock = createTestClock()
  const network = createFakeFetch()
  const sent: string[] = []
  let unsent: readonly MarkRecord[] = []
  const outbox = createOutbox(
    createPost(createRequest('/relay', undefined, network.fetch), clock),
    { clock, random: () => 1 },
    {
      unsent: () => [...unsent],
      reader: () => 'ada',
      onSent: (marks) => {
        unsent = unsent.filter((mark) => !marks.includes(mark))
        sent.push(...marks.map(({ id }) => id))
      },
      onOtherAccount: () => {},
    },
  )
  const add = (marks: readonly MarkRecord[]): void => {
    unsent = [...unsent, ...marks]
    outbox.send()
  }
  const advance = async (ms: number): Promise<void> => {
    await settle()
    clock.advance(ms)
    await settle()
  }
  return { ...network, ...outbox, add, sent, advance }
}

test('sends the first marks at once, and the following ones a second later', async () => {
  const { add, calls, last, advance, sent } = open()
  add([read('a')])
  await settle()
  expect(last().method).toBe('POST')
  expect(last().headers.get('content-type')).toBe('application/json')
  expect(last().body).toEqual({
    records: [{ v: 1, id: 'a', state: ['read', 1] }],
    reader: 'ada',
  })
  add([read('b')])
  add([read('c')])
  last().answer(204)
  await advance(999)
  expect(calls).toHaveLength(1)
  await advance(1)
  expect(last().body?.records.map(({ id }) => id)).toEqual(['b', 'c'])
  last().answer(204)
  await advance(1e6)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false])
})

test('sends at most a thousand at once', async () => {
  const { add, last, advance, sent } = open()
  add(many(1001))
  await settle()
  expect(last().body?.records).toHaveLength(1000)
  last().answer(204)
  await advance(1000)
  expect(last().body?.records).toHaveLength(1)
  last().answer(204)
  await settle()
  expect(sent).toHaveLength(1001)
})

test('sends no more bytes than a relay accepts, whatever script the ids are written in', async () => {
  const { add, calls, last, advance, sent } = open()
  add(many(1000, '🔔'.repeat(50)))
  for (let posts = 1; sent.length < 1000; posts++) {
    await settle()
    expect(calls).toHaveLength(posts)
    expect(new TextEncoder().encode(JSON.stringify(last().body)).length).toBeLessThan(65_536)
    last().answer(204)
    await advance(1000)
  }
  expect(new Set(sent).size).toBe(1000)
})

test('tries again after failures, less and less often, and when the relay says', async () => {
  const { add, calls, last, advance, sent } = open()
  add([read('a')])
  await settle()
  last().fail()
  await advance(1000)
  expect(calls).toHaveLength(2)
  last().answer(500)
  await advance(1999)
  expect(last().isDiscarded()).toBe(true)
  expect(calls).toHaveLength(2)
  await advance(1)
  expect(calls).toHaveLength(3)
  last().answer(429, { 'retry-after': '60' })
  await advance(60_000)
  expect(calls).toHaveLength(3)
  await advance(4000)
  expect(calls).toHaveLength(4)
  last().answer(204)
  await settle()
  expect(sent).toEqual(['a'])
})

test('waits briefly after the first failure since a success', async () => {
  const { add, calls, last, advance } = open()
  add([read('a')])
  await settle()
  last().fail()
  await advance(1000)
  last().answer(204)
  await advance(1000)
  add([read('b')])
  await settle()
  last().fail()
  await advance(1000)
  expect(calls).toHaveLength(4)
})

test('gives up on an answer that does not come within half a minute, and tries again', async () => {
  const { add, calls, last, advance } = open()
  add([read('a')])
  await advance(29_999)
  expect(last().signal.aborted).toBe(false)
  await advance(1)
  expect(last().signal.aborted).toBe(true)
  await advance(1000)
  expect(calls).toHaveLength(2)
})

test.each([400, 405, 413, 415])(
  'reports and drops what the relay will never accept: %d',
  async (status) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const { add, calls, last, advance } = open()
    add([read('a')])
    await settle()
    last().answer(status)
    await advance(1e6)
    expect(calls).toHaveLength(1)
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  },
)

test.each([
  ['a redirect led to a page for signing in', (call: Call) => call.redirect(200)],
  [
    'something else answered, such as a page for unknown addresses',
    (call: Call) => call.answer(200),
  ],
])('keeps marks that were not accepted because %s', async (_, answer) => {
  const { add, calls, last, advance, sent } = open()
  add([read('a')])
  await settle()
  answer(last())
  await advance(1000)
  expect(sent).toEqual([])
  expect(calls).toHaveLength(2)
  last().redirect(204)
  await settle()
  expect(sent).toEqual(['a'])
})
