// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import {
  Component,
  type ReactNode,
  Suspense,
  lazy,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notifier, createNotifier } from '../core/index.ts'
import { Toaster, useNotifications, useShown } from './index.ts'

const report = vi.fn<(error: unknown) => void>()
let notify: Notifier

beforeEach(() => {
  notify = createNotifier({ duration: 0 })
  vi.useFakeTimers()
  vi.stubGlobal('reportError', report.mockReset())
  // React itself tells of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <>
      <p>The application</p>
      <Toaster notifier={notify} />
    </>,
  )

const broken = new Error('broken')
const fail = () => {
  throw broken
}
const failingRef = () => fail
class FailsAtTheEnd extends Component {
  override componentWillUnmount() {
    fail()
  }
  override render() {
    return 'Mine'
  }
}

test.each<[string, () => ReactNode]>([
  ['an effect', () => useEffect(() => fail, []) ?? 'Mine'],
  ['a layout effect', () => useLayoutEffect(() => fail, []) ?? 'Mine'],
  ['an insertion effect', () => useInsertionEffect(() => fail, []) ?? 'Mine'],
  ['a ref', () => <b ref={failingRef}>Mine</b>],
  ['a class', () => <FailsAtTheEnd />],
])('a renderer that fails while it unmounts (%s) harms no other card', (_, Own) => {
  show()
  act(() => void notify('Stays'))
  act(() => void notify('Goes', { id: 'a', render: () => <Own /> }))
  const other = screen.getByText('Stays')
  expect(screen.getByText('Mine')).toBeDefined()
  act(() => void notify.dismiss('a'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(report).toHaveBeenCalledExactlyOnceWith(broken)
  expect(screen.queryByText('Mine')).toBeNull()
  expect(screen.getByText('Stays')).toBe(other)
  expect(screen.getByText('The application')).toBeDefined()
})

test('… and what comes after it is shown, even if it was the last', () => {
  show()
  act(() => void notify('Goes', { render: () => <FailsAtTheEnd /> }))
  act(() => notify.clear())
  act(() => void vi.advanceTimersByTime(1000))
  expect(report).toHaveBeenCalledExactlyOnceWith(broken)
  act(() => void notify('Next'))
  expect(screen.getByText('Next')).toBeDefined()
})

test('a renderer that sets its state endlessly gives way to the default card', () => {
  const Endless = () => {
    const [count, setCount] = useState(0)
    useLayoutEffect(() => setCount(count + 1), [count])
    return <b>{count}</b>
  }
  show()
  act(() => void notify('Usual', { render: () => <Endless /> }))
  expect(screen.getByText('Usual').className).toBe('belfry-title')
  expect(screen.getByText('The application')).toBeDefined()
})

test('a renderer that returns a promise is reported, and not called endlessly', async () => {
  const own = vi.fn<() => Promise<ReactNode>>(async () => 'Mine')
  show()
  await act(async () => void notify('Usual', { render: own }))
  await act(async () => {})
  expect(screen.getByText('Usual').className).toBe('belfry-title')
  expect(String(report.mock.lastCall)).toBe(
    'TypeError: belfry: a renderer must return a node, or suspend; got a promise',
  )
  // React itself tries once more before it gives up.
  expect(own.mock.calls.length).toBeLessThan(4)
})

test('a custom icon may suspend; meanwhile the default icon is there', async () => {
  let arrive = (_module: { default: () => ReactNode }) => {}
  const Slow = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  render(
    <Suspense fallback="The application waits">
      <p>The application</p>
      <Toaster notifier={notify} icons={{ success: <Slow /> }} />
    </Suspense>,
  )
  act(() => void notify.success('Saved'))
  expect(screen.queryByText('The application waits')).toBeNull()
  expect(screen.getByRole('listitem').querySelector('svg.belfry-sign')).toBeTruthy()
  await act(async () => arrive({ default: () => <b>Check</b> }))
  expect(screen.getByText('Check')).toBeDefined()
})

const badLimit = new TypeError('belfry: limit must be a whole number from 1 or Infinity; got 0')

test('a limit that does not fit is reported by its name, and the application stays', () => {
  render(
    <>
      <p>The application</p>
      <Toaster notifier={notify} limit={0} />
    </>,
  )
  expect(screen.getByText('The application')).toBeDefined()
  expect(report).toHaveBeenCalledExactlyOnceWith(badLimit)
})

test('a limit that does not fit any more is reported once, and the last one counts', () => {
  const { rerender } = render(<Toaster notifier={notify} limit={1} />)
  rerender(<Toaster notifier={notify} limit={0} />)
  act(() => void notify('First'))
  act(() => void notify('Second'))
  expect(screen.getByText('Second')).toBeDefined()
  expect(report).toHaveBeenCalledExactlyOnceWith(badLimit)
})

test.each([{}, null, () => {}])('a notifier that is none is reported by its name: %s', (none) => {
  const refusal = /^belfry: notifier must be an object with offer, .+; got /
  render(
    <>
      <p>The application</p>
      <Toaster notifier={none as never} />
    </>,
  )
  expect(screen.getByText('The application')).toBeDefined()
  expect(report.mock.lastCall).toEqual([
    expect.objectContaining({ message: expect.stringMatching(refusal) }),
  ])
  expect(() => renderHook(() => useNotifications(none as never))).toThrow(refusal)
  expect(() => renderHook(() => useShown(none as never))).toThrow(refusal)
})

test('attributes that are no function are reported by their name, and the card stays', () => {
  render(<Toaster notifier={notify} cardProps={{} as never} />)
  act(() => void notify('Saved'))
  expect(screen.getByText('Saved')).toBeDefined()
  expect(report).toHaveBeenCalledWith(
    new TypeError('belfry: cardProps must be a function; got object'),
  )
})

test('a hotkey that is no text is told by its name, and then there is none', () => {
  const thrown = vi.fn<(event: ErrorEvent) => void>()
  window.addEventListener('error', thrown)
  render(<Toaster notifier={notify} hotkey={{} as never} />)
  act(() => void notify('Saved'))
  fireEvent.keyDown(document.body, { key: 'F6' })
  window.removeEventListener('error', thrown)
  expect(screen.getByText('Saved')).toBeDefined()
  expect(thrown).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledWith(
    new TypeError('belfry: hotkey must be a string; got object'),
  )
})
