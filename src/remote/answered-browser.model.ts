import { createFakeFetch, hello, now } from './fake-fetch.model.ts'
import { createTabs } from './tab.model.ts'

/** Creates a browser whose tabs are answered by the test. */
export function openBrowser() {
  const network = createFakeFetch()
  const browser = createTabs(network.fetch, () => 0.5)
  const posts = () => network.calls.filter(({ method }) => method === 'POST')
  const streams = () => network.calls.filter(({ method }) => method === 'GET')
  const lastStream = () => streams().at(-1)!
  const { advance } = browser
  /** Opens the stream that was asked for last. */
  const greet = async (...frames: readonly string[]) => {
    await advance()
    const stream = lastStream().open(hello('1', now), ...frames)
    await advance()
    return stream
  }
  return { ...network, ...browser, posts, streams, lastStream, greet }
}
