import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { type Mock, afterEach, vi } from 'vitest'
import { type NotificationOptions, type Notifier, createNotifier } from '../core/index.ts'
import { Toaster, type ToasterProps } from './index.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

/** Leaves nothing of a test to the next one of its file. */
export function cleanUpAfterEach(): void {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** A notifier of its own, whose notifications stay, and the Toaster that shows it. */
export interface Fresh {
  notify: Notifier
  add: (title: string, options?: NotificationOptions) => string
  /** Draws the Toaster; call what it answers to give it other properties. */
  show: (props?: ToasterProps) => (next: ToasterProps) => void
}

export function fresh(): Fresh {
  const notify = createNotifier({ duration: 0 })
  return {
    notify,
    add(title, options = {}) {
      let id = ''
      act(() => {
        id = notify(title, options)
      })
      return id
    },
    show(props = {}) {
      const { rerender } = render(<Toaster notifier={notify} {...props} />)
      return (next) => rerender(<Toaster notifier={notify} {...next} />)
    },
  }
}

export const card = (): HTMLElement => screen.getByRole('listitem')

/** Keeps what is thrown on purpose from the console and from the run. */
export function catchErrors(): Mock<(error: unknown) => void> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  return report
}
