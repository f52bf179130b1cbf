/** One event of a `text/event-stream`. Of one without data only its id and its retry matter. */
export interface StreamEvent {
  /** What kind it is; `message` where it does not say. */
  readonly type: string
  /** Its lines of data, joined; empty where it has none. */
  readonly data: string
  /** The position it gives, if it gives one. */
  readonly id: string | undefined
  /** How long to wait before coming back, in milliseconds, if it says so. */
  readonly retry: number | undefined
}

/**
 * Reads a `text/event-stream` as it comes, in pieces of any size. An event that has not ended is
 * never told: who comes back gets it whole.
 *
 * @example
 * const read = createEventStream((event) => console.log(event.data))
 * read(new TextEncoder().encode('data: Hello\n\n'))
 */
export function createEventStream(
  onEvent: (event: StreamEvent) => void,
): (bytes: Uint8Array) => void {
  // Puts characters together that were cut in two, and takes a byte order mark off the beginning.
  const decoder = new TextDecoder()
  let rest = ''
  let afterReturn = false
  let type = ''
  let data: string[] = []
  let id: string | undefined
  let retry: number | undefined

  const end = (): void => {
    const event = { type: type || 'message', data: data.join('\n'), id, retry }
    const tells = data.length > 0 || id !== undefined || retry !== undefined
    type = ''
    data = []
    id = retry = undefined
    if (tells) onEvent(event)
  }

  const take = (line: string): void => {
    if (!line) return end()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') type = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value)
  }

  return (bytes) => {
    let text = decoder.decode(bytes, { stream: true })
    if (!text) return
    // The second half of a line ending whose first half came with the piece before.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1)
    afterReturn = text ? text.endsWith('\r') : false
    const lines = (rest + text).split(/\r\n|\r|\n/)
    rest = lines.pop() as string
    lines.forEach(take)
  }
}
