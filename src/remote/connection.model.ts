import { createTestClock } from '../testing/index.ts'
import { openConnection, type RemoteState } from './connection.ts'
import { createFakeFetch, settle } from './fake-fetch.model.ts'
import { createRequest, type HeaderSource } from './request.ts'

/** Opens a connection whose requests the test answers. */
export function connect(
  headers?: HeaderSource,
  {
    wrap = (fetch: typeof globalThis.fetch) => fetch,
    onState = (_state: RemoteState): void => {},
  } = {},
) {
  const clock = createTestClock()
  const network = createFakeFetch()
  const states: RemoteState[] = []
  const hellos: [now: number | undefined, recovered: boolean][] = []
  const records: unknown[] = []
  let cursor: string | undefined
  const connection = openConnection(
    createRequest('/relay', headers, wrap(network.fetch)),
    { clock, random: () => 1 },
    () => cursor,
    {
      onState: (state) => {
        states.push(state)
        onState(state)
      },
      onHello: (now, recovered, at) => {
        hellos.push([now, recovered])
        cursor = at
      },
      onRecords: (given, at) => {
        records.push(...given)
        cursor = at ?? cursor
      },
    },
  )
  const advance = async (ms: number): Promise<void> => {
    await settle()
    clock.advance(ms)
    await settle()
  }
  return { ...network, clock, connection, states, hellos, records, advance }
}
