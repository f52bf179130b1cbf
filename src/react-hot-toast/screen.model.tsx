import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import toast from './index.ts'

/**
 * Drives the time of each test of a file, starts it with an empty screen, and fails it where
 * anything is left of what the console was told.
 */
export function driveEachTest(): unknown[][] {
  const complaints: unknown[][] = []

  beforeEach(() => {
    vi.useFakeTimers()
    complaints.length = 0
    const complain = (...words: unknown[]) => void complaints.push(words)
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
  })

  afterEach(() => {
    act(() => toast.removeAll())
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    if (complaints.length > 0) throw new Error(`On the console: ${JSON.stringify(complaints)}`)
  })

  return complaints
}

export const passes = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

export const isShown = (text: string): boolean => screen.queryByText(text) !== null
