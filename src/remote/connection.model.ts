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
  const tell = (state: RemoteState): void => {
    states.push(state)
    onState(state)
  }
  const connection = openConnection(
    createRequest('/relay', headers, wrap(network.fetch)),
    { clock, random: () => 1 },
    () => cursor,
    {
      onState: tell,
      onHello: ({ now, recovered, cursor: at }) => {
        tell('open')
        hellos.push([now, recovered])
        cursor = at
      },
      onArrival: ({ records: given, cursor: at }) => {
        records.push(...given)
        cursor = at ?? cursor
      },
      onRefusal: () => tell('closed'),
    },
  )
  const advance = async (ms: number): Promise<void> => {
    await settle()
    clock.advance(ms)
    await settle()
  }
  return { ...network, clock, connection, states, hellos, records, advance }
}
