// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../core/index.ts'
import { Toaster } from './index.ts'
import { createGate } from './use-latest.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const start = () => {
  const notify = createNotifier({ duration: 0 })
  const shown = vi.spyOn(notify, 'shown')
  render(<Toaster notifier={notify} limit={3} />)
  shown.mockClear()
  const titles = () => screen.getAllByRole('listitem').map((card) => card.textContent)
  return { notify, shown, titles }
}

const addMany = (notify: (title: string) => string, count: number) => {
  for (let made = 1; made <= count; made += 1) notify(`No. ${made}`)
}

test('until React renders, further calls do not read what is shown again', () => {
  const { notify, shown, titles } = start()
  act(() => addMany(notify, 1000))
  expect(shown.mock.calls.length).toBeLessThan(20)
  expect(titles()).toEqual(['Info: No. 1000', 'Info: No. 999', 'Info: No. 998'])
  expect(screen.getByText('+997 more')).toBeTruthy()
})

test('after a burst, every single call is shown', () => {
  const { notify, titles } = start()
  act(() => addMany(notify, 10))
  act(() => void notify('Alone'))
  expect(titles()[0]).toBe('Info: Alone')
  act(() => notify.clear())
  act(() => void notify('Alone again'))
  expect(screen.getByText('Alone again')).toBeTruthy()
})

test('a call that changes nothing does not keep a later one from being shown', () => {
  const { notify } = start()
  act(() => void notify('Unseen', { silent: true }))
  act(() => void notify('Seen'))
  expect(screen.getByText('Seen')).toBeTruthy()
})

test('what changes after a rendering, but before its effects, is rendered too: Preact does not look again', () => {
  const notify = createNotifier({ duration: 0 })
  const gate = createGate(notify.watch, notify.size)
  const listener = vi.fn<() => void>()
  gate.watch(listener)
  notify('First')
  const snapshot = gate.latest()
  notify('Second')
  expect(listener).toHaveBeenCalledOnce()
  gate.rendered(snapshot)
  expect(listener).toHaveBeenCalledTimes(2)
  gate.rendered(gate.latest())
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a number that is back before React renders does not keep a later one from being shown', () => {
  const { notify } = start()
  act(() => addMany(notify, 3))
  act(() => {
    notify.configure({ limit: 2 })
    notify.configure({ limit: 3 })
  })
  act(() => addMany(notify, 2))
  expect(screen.getByText('+2 more')).toBeTruthy()
})

test('while only the number of waiting ones changes, no card is rendered', () => {
  const notify = createNotifier({ duration: 0, overflow: 'oldest-first' })
  const cardProps = vi.fn<() => null>(() => null)
  render(<Toaster notifier={notify} limit={3} cardProps={cardProps} />)
  act(() => addMany(notify, 3))
  const rendered = cardProps.mock.calls.length
  act(() => addMany(notify, 1))
  // The first to wait takes room, so that all are placed anew.
  const look = vi.spyOn(Element.prototype, 'querySelectorAll')
  act(() => addMany(notify, 2))
  expect(look).not.toHaveBeenCalled()
  look.mockRestore()
  expect(screen.getByText('+3 more')).toBeTruthy()
  expect(cardProps).toHaveBeenCalledTimes(rendered)
})

test('in a fast stream, cards that stay are not moved in the document', () => {
  vi.useFakeTimers()
  const { notify, titles } = start()
  for (const title of ['A', 'B', 'C']) act(() => void notify(title, { id: title }))
  act(() => void notify.dismiss('A'))
  for (const title of ['D', 'E']) act(() => void notify(title))
  expect(titles()).toEqual(['Info: E', 'Info: D', 'Info: C', 'Info: A'])
})
