import { vi } from 'vitest'

/** Waits until a check passes; sockets and processes take time on a busy machine. */
export const soon = (check: () => unknown, interval = 20): Promise<unknown> =>
  vi.waitFor(check, { interval, timeout: 15_000 })
