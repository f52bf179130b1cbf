import { saidIn } from '../dom/index.ts'

/**
 * Returns what screen readers were given to announce since the first view was mounted, latest last.
 *
 * @example
 * render(<Toaster />)
 * notify.error('Not saved')
 * await waitFor(() => expect(spoken()).toContain('Error: Not saved.'))
 */
export function spoken(): readonly string[] {
  return 'document' in globalThis ? saidIn(document) : []
}
