// @ts-check
// Many readers in one process: plain sockets that count what comes, so that the server is measured
// and not its clients.
import { connect } from 'node:net'
import { quantiles } from '../statistics.js'

const STAMP = 19
const AT_ONCE = 500

/** @typedef {{ socket: import('node:net').Socket | undefined, path: string, rest: string, cursor: string }} Reader */

/** @type {Reader[]} */
const readers = []
/** @type {number[]} */
let delays = []
let awaited = { count: Infinity, timer: /** @type {NodeJS.Timeout | undefined} */ (undefined) }

function report() {
  clearTimeout(awaited.timer)
  awaited = { count: Infinity, timer: undefined }
  const lost = readers.filter(({ socket }) => socket?.destroyed).length
  const [p50, p99] = quantiles(delays, [0.5, 0.99])
  process.send?.({ got: delays.length, cut: lost, p50, p99 })
  delays = []
}

/** @param {Reader} reader @param {Buffer} chunk */
function take(reader, chunk) {
  const text = reader.rest + chunk.toString('latin1')
  const now = Number(process.hrtime.bigint() / 1000n)
  let from = 0
  for (let at = text.indexOf('~t'); at >= 0 && at + STAMP <= text.length;) {
    delays.push((now - Number(text.slice(at + 2, at + 18))) / 1000)
    from = at + STAMP
    at = text.indexOf('~t', from)
  }
  const id = text.lastIndexOf('id: ')
  const end = id < 0 ? -1 : text.indexOf('\n', id)
  if (end > 0) reader.cursor = text.slice(id + 4, end).trim()
  reader.rest = text.slice(Math.max(from, text.length - 100))
  if (delays.length >= awaited.count) report()
}

/** @param {Reader} reader @param {number} port @param {boolean} isSocket */
const open = (reader, port, isSocket) =>
  new Promise((resolve) => {
    const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const cursor = reader.cursor ? `Last-Event-ID: ${reader.cursor}\r\n` : ''
    const head = isSocket ? upgrade + key : `Accept: text/event-stream\r\n${cursor}`
    const socket = connect(port, '127.0.0.1')
    reader.socket = socket
    reader.rest = ''
    socket.on('error', () => resolve(undefined))
    socket.once('data', (head) => {
      // One that is refused comes back, as browsers do.
      if (!/^HTTP\/1\.1 (101|200) /.test(head.toString('latin1'))) {
        socket.destroy()
        setTimeout(() => resolve(open(reader, port, isSocket)), 500)
        return
      }
      resolve(undefined)
      socket.on('data', (chunk) => take(reader, chunk))
      take(reader, head)
    })
    socket.write(`GET ${reader.path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`)
  })

/** @param {{ port: number, isSocket: boolean }} to */
async function openAll({ port, isSocket }) {
  const waiting = readers.filter(({ socket }) => !socket || socket.destroyed).values()
  const line = async () => {
    for (const reader of waiting) await open(reader, port, isSocket)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  process.send?.({ open: readers.filter(({ socket }) => socket && !socket.destroyed).length })
}

process.on('message', (/** @type {any} */ { task, paths, count, ...to }) => {
  if (task === 'open') {
    for (const path of paths) readers.push({ socket: undefined, path, rest: '', cursor: '' })
    void openAll(to)
  } else if (task === 'leave') {
    for (const { socket } of readers) socket?.destroy()
    process.send?.({ open: 0 })
  } else {
    // What has not come after half a minute does not come.
    awaited = { count, timer: setTimeout(report, 30_000) }
    if (delays.length >= count) report()
  }
})
process.on('disconnect', () => process.exit())
