import { act, cleanup, configure, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type ToasterProps, Toaster, toast } from './index.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

/** Starts each test of a file with an empty screen, and fails it where React complains. */
export function watchConsole(): void {
  let complaints: unknown[][]

  beforeEach(() => {
    complaints = []
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  })

  afterEach(() => {
    act(() => void toast.dismiss())
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    if (complaints.length > 0) throw new Error(`React complained: ${complaints.join('\n')}`)
  })
}

/** Draws a Toaster, makes a toast and returns its card. */
export const show = (make: () => unknown, props: ToasterProps = {}): HTMLElement => {
  render(<Toaster {...props} />)
  act(() => void make())
  return card()
}

export const cards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-sonner-toast]'),
]

/** The newest, which stands first, as in sonner. */
export const card = (): HTMLElement => cards()[0]!

export const toasters = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-sonner-toaster]'),
]

/** A part of the newest card, by sonner's name for it. */
export const part = (name: string): HTMLElement | null =>
  card().querySelector<HTMLElement>(`[data-${name}]`)

export const isPresent = (id: number | string): boolean =>
  toast.getToasts().some((each) => each.id === id)
