import { type Call, createFakeFetch, frame, hello, type Stream } from './fake-fetch.model.ts'

/** A minimal relay, with one user and a log that forgets nothing. */
export interface ModelRelay {
  fetch: typeof fetch
  publish: (id: string) => void
  /** Answers every pending request, or fails them all; streams get a heartbeat. */
  serve: (succeeds: boolean) => void
  /** Ends every stream in the middle of a frame, after this many characters. */
  cut: (characters: number) => void
}

/** Creates a relay; `now` is its clock. It sends some records twice, as relays may. */
export function createModelRelay(now: () => number): ModelRelay {
  const network = createFakeFetch()
  const log: object[] = []
  const streams = new Set<Stream>()
  let served = 0

  const append = (record: object): void => {
    log.push(record)
    for (const stream of streams) stream.send(frame(`${log.length}`, record))
  }

  const answer = (call: Call): void => {
    if (call.method === 'POST') {
      for (const mark of call.body?.records ?? []) append(mark)
      return call.answer(204)
    }
    const cursor = call.headers.get('last-event-id')
    const from = Math.max(Number(cursor ?? 0) - 1, 0)
    const frames = log.slice(from).map((record, index) => frame(`${from + index + 1}`, record))
    const stream = call.open(hello(`${from}`, now(), cursor !== null), ...frames)
    streams.add(stream)
    call.signal.addEventListener('abort', () => streams.delete(stream))
  }

  return {
    fetch: network.fetch,
    publish: (id) => {
      const stamp = now()
      const state = ['unread', stamp]
      append({ v: 1, id, title: id, message: '', filed: stamp, edited: stamp, state })
    },
    serve: (succeeds) => {
      for (const stream of streams) stream.send(':\n\n')
      for (const call of network.calls.slice(served)) {
        if (succeeds) answer(call)
        else call.fail()
      }
      served = network.calls.length
    },
    cut: (characters) => {
      for (const stream of streams) {
        stream.send(frame('999', { v: 1, id: 'never sent whole' }).slice(0, characters))
        stream.cut()
      }
      streams.clear()
    },
  }
}
