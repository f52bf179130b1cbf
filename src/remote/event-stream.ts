/** One event of a `text/event-stream`. Without data, only its id and retry matter. */
export interface StreamEvent {
  /** The event type; `message` if it has none. */
  readonly type: string
  /** Its lines of data, joined; empty if it has none. */
  readonly data: string
  /** The position, if it has one. */
  readonly id: string | undefined
  /** How long to wait before reconnecting, in milliseconds, if it says so. */
  readonly retry: number | undefined
}

// A relay's events have at most 64 KiB. What never ends would take all memory.
const LONGEST = 2 ** 20

/**
 * Creates a parser for a `text/event-stream`, in chunks of any size. An incomplete event is never
 * emitted: a client that reconnects gets it whole. Throws at a line or an event of more than 1 MiB.
 *
 * @example
 * const read = createEventStream((event) => console.log(event.data))
 * read(new TextEncoder().encode('data: Hello\n\n'))
 */
export function createEventStream(
  onEvent: (event: StreamEvent) => void,
): (bytes: Uint8Array) => void {
  // Joins characters that were split between chunks, and removes a byte order mark.
  const decoder = new TextDecoder()
  let rest = ''
  let afterReturn = false
  let type = ''
  let data: string[] = []
  let id: string | undefined
  let retry: number | undefined
  /** The characters of the event that has begun, without the line that has. */
  let length = 0

  const end = (): void => {
    const event = { type: type || 'message', data: data.join('\n'), id, retry }
    const tells = data.length > 0 || id !== undefined || retry !== undefined
    type = ''
    data = []
    length = 0
    id = retry = undefined
    if (tells) onEvent(event)
  }

  const take = (line: string): void => {
    if (!line) return end()
    const [field, ...after] = line.split(':')
    const value = after.join(':').replace(/^ /, '')
    length += value.length
    if (field === 'data') data.push(value)
    else if (field === 'event') type = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value)
  }

  const check = (): void => {
    if (length + rest.length <= LONGEST) return
    throw new RangeError('belfry: the relay sent a line or an event of more than 1 MiB')
  }

  return (bytes) => {
    let text = decoder.decode(bytes, { stream: true })
    if (!text) return
    // The second half of a line ending whose first half came with the last chunk.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1)
    afterReturn = text.endsWith('\r')
    const [first = '', ...lines] = text.split(/\r\n|\r|\n/)
    rest += first
    for (const line of lines) {
      check()
      take(rest)
      rest = line
    }
    check()
  }
}
