import { once } from 'node:events'
import { connect } from 'node:net'

/** Firefox's own remote protocol, which every Firefox speaks. */
export interface Marionette {
  send: <Answer>(command: string, parameters?: object) => Promise<Answer>
  close: () => void
}

type Message = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  answer: never,
]

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** Connects to a Firefox that was started with `--marionette`. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, Waiting>()
  let received = Buffer.alloc(0)
  let last = 0

  const take = ([, id, error, answer]: Message) => {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (error) reject(new Error(`${error.error}: ${error.message}`))
    else resolve(answer)
  }

  // A message is its length in bytes, a colon, and JSON.
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // Its greeting is no answer.
      if (Array.isArray(message)) take(message as Message)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has hung up.'))
  })
  await once(socket, 'connect')

  return {
    send: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        const message = JSON.stringify([0, last, command, parameters])
        socket.write(`${Buffer.byteLength(message)}:${message}`)
      }),
    close: () => socket.destroy(),
  }
}
