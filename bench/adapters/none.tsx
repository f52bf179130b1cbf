import type { Adapter } from './adapter.ts'

/** The app without any toaster: what mounting costs anyway. */
export const adapter: Adapter = {
  Setup: ({ children }) => children,
  show: () => {},
  clear: () => {},
  card: 'no-card',
}
