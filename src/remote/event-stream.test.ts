import { expect, test, vi } from 'vitest'
import { createEventStream, type StreamEvent } from './event-stream.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function readAll(pieces: readonly Uint8Array[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const read = createEventStream((event) => events.push(event))
  pieces.forEach(read)
  return events
}

const read = (text: string): StreamEvent[] => readAll([bytes(text)])
const event = (given: Partial<StreamEvent>): StreamEvent => ({
  type: 'message',
  data: '',
  id: undefined,
  retry: undefined,
  ...given,
})

test.each<[string, string, Partial<StreamEvent>[]]>([
  ['lines that end in LF', 'data: a\n\n', [{ data: 'a' }]],
  ['lines that end in CR', 'data: a\r\r', [{ data: 'a' }]],
  ['lines that end in CR LF', 'data: a\r\n\r\n', [{ data: 'a' }]],
  ['line endings of all kinds', 'data: a\rdata: b\ndata: c\r\n\n', [{ data: 'a\nb\nc' }]],
  ['a byte order mark', '\uFEFFdata: a\n\n', [{ data: 'a' }]],
  ['a byte order mark that is none', 'data: \uFEFFa\n\n', [{ data: '\uFEFFa' }]],
  [
    'type and id',
    'event: hello\nid: 7-0\ndata: {}\n\n',
    [{ type: 'hello', id: '7-0', data: '{}' }],
  ],
  ['an id without data, as a heartbeat has it', ':\nid: 8-0\n\n', [{ id: '8-0' }]],
  ['an empty id', 'id\ndata: a\n\n', [{ id: '', data: 'a' }]],
  ['an id with a NUL as none', 'id: 1\0\ndata: a\n\n', [{ data: 'a' }]],
  [
    'an id as belonging to one event',
    'id: 1\ndata: a\n\ndata: b\n\n',
    [{ id: '1', data: 'a' }, { data: 'b' }],
  ],
  ['a type as belonging to one event', 'event: x\n\ndata: a\n\n', [{ data: 'a' }]],
  ['a wait', 'retry: 3000\n\n', [{ retry: 3000 }]],
  ['a wait that is none', 'retry: soon\n\nretry: -1\n\nretry:\n\n', []],
  ['one space after the colon, no more', 'data:  a\n\ndata:b\n\n', [{ data: ' a' }, { data: 'b' }]],
  ['a colon in the data', 'data: a:b\n\n', [{ data: 'a:b' }]],
  ['an empty line of data', 'data\ndata\n\n', [{ data: '\n' }]],
  ['comments and unknown fields as nothing', ': hb\n\nfoo: bar\n\n:\n\n', []],
  ['nothing that has not ended', 'data: a\n', []],
  ['nothing that has not ended its line', 'data: a', []],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected.map(event))
})

const whole =
  '\uFEFFretry: 10\r\n\r\nevent: hello\rid: 1\rdata: {"v":1}\r\r: hb\n\ndata: größer 🔔\r\ndata: „zwei“\r\n\r\nid: 9\n\ndata: cut'

test('reads the same wherever the bytes are cut in two', () => {
  const all = bytes(whole)
  const expected = read(whole)
  expect(expected).toHaveLength(4)
  for (let cut = 0; cut <= all.length; cut++) {
    expect(readAll([all.slice(0, cut), all.slice(cut)])).toEqual(expected)
  }
})

test('reads the same byte by byte, with empty pieces between', () => {
  const pieces = [...bytes(whole)].flatMap((byte) => [new Uint8Array([byte]), new Uint8Array()])
  expect(readAll(pieces)).toEqual(read(whole))
})

test('refuses a line of more than 1 MiB, and an event as long', () => {
  const line = `data: ${'a'.repeat(2 ** 16 - 7)}\n`
  const create = () => createEventStream(() => {})
  const readLine = create()
  const piece = bytes('a'.repeat(2 ** 16))
  for (let pieces = 0; pieces < 16; pieces++) readLine(piece)
  expect(() => readLine(piece)).toThrow('1 MiB')
  const readEvent = create()
  for (let lines = 0; lines < 16; lines++) readEvent(bytes(line))
  expect(() => readEvent(bytes(line))).toThrow('1 MiB')
})

test('many events in a row, each of them short, are no long event', () => {
  const events: StreamEvent[] = []
  const readEvent = createEventStream((given) => events.push(given))
  const text = bytes(`data: ${'a'.repeat(2 ** 16)}\n\n`)
  for (let times = 0; times < 64; times++) readEvent(text)
  expect(events).toHaveLength(64)
})

test('a line that comes in many pieces is looked at once: its length costs no square', () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its owner
  const { split } = String.prototype
  let looked = 0
  const spy = vi.spyOn(String.prototype, 'split').mockImplementation(function (
    this: string,
    by: unknown,
  ) {
    looked += this.length
    return split.call(this, by as never)
  })
  const events = readAll([
    ...Array.from({ length: 1000 }, () => bytes('data: a'.repeat(100))),
    bytes('\n\n'),
  ])
  spy.mockRestore()
  expect(events).toHaveLength(1)
  expect(looked).toBeLessThan(2_000_000)
})
