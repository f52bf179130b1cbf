import { saidIn } from '../dom/index.ts'

/**
 * What the voice of the page has said since the first view was mounted, the latest last.
 *
 * @example
 * render(<Toaster />)
 * notify.error('Not saved')
 * await waitFor(() => expect(spoken()).toContain('Error: Not saved.'))
 */
export function spoken(): readonly string[] {
  return 'document' in globalThis ? saidIn(document) : []
}
