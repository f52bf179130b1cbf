import { saidIn } from '../dom/index.ts'

/**
 * Returns what the page's voice has announced since the first view was mounted, latest last.
 *
 * @example
 * render(<Toaster />)
 * notify.error('Not saved')
 * await waitFor(() => expect(spoken()).toContain('Error: Not saved.'))
 */
export function spoken(): readonly string[] {
  return 'document' in globalThis ? saidIn(document) : []
}
