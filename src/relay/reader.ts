/** How many characters of the hash are enough to tell users apart. */
const LENGTH = 22

/**
 * Returns what a stream's hello calls its user: the same in every relay and log. A client that keeps it
 * notices when another user is signed in; it gives nobody any right.
 */
export async function readerOf(user: string): Promise<string> {
  const bytes = new TextEncoder().encode(`belfry:reader:${user}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const base64 = btoa(String.fromCharCode(...digest))
  return base64.slice(0, LENGTH).replaceAll('+', '-').replaceAll('/', '_')
}
