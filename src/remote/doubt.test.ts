import { expect, test, vi } from 'vitest'
import { connect } from './connection.model.ts'
import { hello, settle } from './fake-fetch.model.ts'

test('says once that something other than a relay answers at its address', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { last, calls, advance } = connect()
  for (let answers = 0; answers < 3; answers++) {
    await settle()
    last().answer(200, { 'content-type': 'text/html' })
    await advance(30_000)
  }
  expect(calls).toHaveLength(4)
  expect(said).toHaveBeenCalledExactlyOnceWith(
    new TypeError('belfry: url must be the URL of a relay; got "text/html"'),
  )
  said.mockRestore()
})

test('says once that no relay was heard, as behind a proxy that buffers the answer', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { advance } = connect()
  await advance(49_999)
  expect(said).not.toHaveBeenCalled()
  await advance(1)
  await advance(120_000)
  expect(said).toHaveBeenCalledExactlyOnceWith(
    new Error('belfry: nothing came from the relay for 50 s; does a proxy buffer it?'),
  )
  said.mockRestore()
})

test('says nothing about an address where a relay was heard, or once it is stopped', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { last, advance } = connect()
  await settle()
  last().open(hello('1')).end()
  await advance(1000)
  last().answer(200, { 'content-type': 'text/html' })
  await advance(100_000)
  const { connection, last: asked } = connect()
  await settle()
  connection.stop()
  asked().answer(200, { 'content-type': 'text/html' })
  await settle()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
