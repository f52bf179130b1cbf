import { afterEach, beforeEach, vi } from 'vitest'

/** Takes the user's name from the header in which the test's clients send it. */
export const authorize = (request: Request) => ({ user: request.headers.get('authorization')! })

export const ada = { user: 'ada' }

/** Lets time pass by hand in all tests of a file. */
export function driveTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(1_800_000_000_000)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
