// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { FC } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { type Inbox, createInbox } from '../inbox/index.ts'
import { Bell } from '../inbox/react/index.ts'
import * as hot from '../react-hot-toast/index.ts'
import * as sonner from '../sonner/index.ts'
import type { ToastSource } from './index.ts'

interface Options {
  duration?: number
  position?: 'top-left'
}

/** What both doors have in common. */
interface Door {
  notifier: ToastSource
  Toaster: FC
  show: (text: string, options?: Options) => unknown
  dismiss: () => void
}

const doors: Record<string, Door> = {
  sonner: {
    notifier: sonner.notifier,
    Toaster: () => <sonner.Toaster />,
    show: (text, options) =>
      sonner.toast.success(text, { ...options, action: { label: 'Undo', onClick: () => {} } }),
    dismiss: () => sonner.toast.dismiss(),
  },
  'react-hot-toast': {
    notifier: hot.notifier,
    Toaster: () => <hot.Toaster />,
    show: (text, options) => hot.toast.success(text, options),
    dismiss: () => hot.toast.remove(),
  },
}

const titles = (inbox: Inbox) => inbox.list().map(({ title, state }) => [title, state])

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

for (const [name, { notifier, Toaster, show, dismiss }] of Object.entries(doors)) {
  describe(`an inbox of ${name}’s toasts`, () => {
    let inbox: Inbox
    let saved: unknown[]

    beforeEach(() => {
      vi.useFakeTimers()
      saved = []
      inbox = createInbox({
        notifier,
        store: {
          load: async () => [],
          save: async (records) => void saved.push(...records),
          listen: () => () => {},
          forget: async () => {},
        },
      })
    })

    afterEach(() => {
      act(dismiss)
      inbox.close()
      cleanup()
      vi.useRealTimers()
    })

    test('lists what has expired, in whatever corner, as unread, and stores it without buttons', async () => {
      render(<Toaster />)
      await act(async () => {
        show('Saved', { duration: 1000 })
        show('There', { duration: 1000, position: 'top-left' })
      })
      expect(titles(inbox)).toEqual([])
      await passes(3000)
      expect(titles(inbox)).toEqual([
        ['There', 'unread'],
        ['Saved', 'unread'],
      ])
      expect(inbox.list().some(({ action }) => action)).toBe(false)
      expect(JSON.stringify(saved)).toContain('Saved')
    })

    test('marks as read what was dismissed, also before a Toaster was there', async () => {
      show('Early')
      act(dismiss)
      await passes(0)
      expect(titles(inbox)).toEqual([['Early', 'read']])
    })

    test('keeps what is queued when it is made, and closes a toast that is read elsewhere', async () => {
      render(<Toaster />)
      await act(async () => void show('Both', { duration: 1e9 }))
      const late = createInbox({ notifier })
      await passes(2000)
      const { id } = saved.at(-1) as { id: string }
      act(() => void inbox.mark(id, 'read'))
      await passes(500)
      expect(screen.queryByText('Both')).toBeNull()
      expect(late.list('all')).toHaveLength(1)
      late.close()
    })

    test('gives each toast an item of its own, whatever its id', async () => {
      render(<Toaster />)
      await act(async () => void show('One', { duration: 500 }))
      await passes(2000)
      expect(inbox.list()[0]!.id.length).toBeGreaterThan(8)
    })

    test('is where toasts go while its panel is open', async () => {
      render(
        <>
          <Bell inbox={inbox} />
          <Toaster />
        </>,
      )
      await passes(100)
      act(() => screen.getByRole('button', { name: /Notifications/ }).click())
      await act(async () => void show('Filed', { position: 'top-left' }))
      expect(document.querySelector('[data-notification]')).toBeNull()
      expect(titles(inbox)).toEqual([['Filed', 'unread']])
    })

    test('files what preferences mute as read, and shows none of it', async () => {
      render(<Toaster />)
      const unmute = notifier.quiet(() => 'read')
      await act(async () => {
        show('Muted')
        show('There', { position: 'top-left' })
      })
      unmute()
      expect(document.querySelector('[data-notification]')).toBeNull()
      expect(titles(inbox)).toEqual([
        ['There', 'read'],
        ['Muted', 'read'],
      ])
    })

    test('hears no more once it is closed', async () => {
      inbox.close()
      render(<Toaster />)
      await act(async () => void show('Later', { duration: 500 }))
      await passes(2000)
      expect(titles(inbox)).toEqual([])
    })
  })
}

test('an inbox still takes a notifier as it is', () => {
  const notify = createNotifier()
  const inbox = createInbox({ notifier: notify })
  notify('Plain', { silent: true })
  expect(inbox.list()).toHaveLength(1)
})
