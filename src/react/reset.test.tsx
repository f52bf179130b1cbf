// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../core/index.ts'
import { resetNotify, spoken } from '../testing/index.ts'
import { Toaster, useNotifications, useShown } from './index.ts'

const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.useFakeTimers()
  complaints.mockReset()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Counts = () => <p>{`${useNotifications().length} queued, ${useShown().length} shown`}</p>

test('a Toaster that stays mounted shows what comes after a reset', () => {
  render(<Toaster />)
  for (const title of ['First', 'Second']) {
    act(() => void notify(title))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText(title)).toBeDefined()
    act(() => void vi.advanceTimersByTime(1000))
    expect(spoken().at(-1)).toBe(`Info: ${title}.`)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText(title)).toBeNull()
    resetNotify()
  }
  expect(complaints).not.toHaveBeenCalled()
})

test('what was on screen goes with the reset', () => {
  render(<Toaster />)
  act(() => void notify('First'))
  act(resetNotify)
  act(() => void notify('Second'))
  expect(screen.queryByText('First')).toBeNull()
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.queryByText('Second')).toBeNull()
  expect(notify.size()).toBe(0)
})

test('hooks keep working after a reset', () => {
  render(<Counts />)
  for (const title of ['First', 'Second']) {
    act(() => void notify(title))
    expect(screen.getByText('1 queued, 1 shown')).toBeDefined()
    act(resetNotify)
  }
})

test('a reset with nothing on screen changes nothing in React', () => {
  render(<Toaster />)
  resetNotify()
  expect(complaints).not.toHaveBeenCalled()
  expect(document.querySelectorAll('.belfry')).toHaveLength(1)
})
