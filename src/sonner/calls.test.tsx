// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ExternalToast, type ToastT, toast } from './index.ts'

const titles = (): unknown[] => toast.getToasts().map((each) => (each as ToastT).title)
const find = (id: number | string): ToastT | undefined =>
  toast.getToasts().find((each) => each.id === id)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ids', () => {
  test('count up, custom toasts included, and a given id is returned', () => {
    const first = toast('a') as number
    expect(toast.custom(() => <b>b</b>)).toBe(first + 1)
    expect(toast.error('c')).toBe(first + 2)
    expect(toast.success('d', { id: 'mine' })).toBe('mine')
    expect(toast.loading('e', { id: 0 })).toBe(0)
    expect(toast.info('f', { id: '' })).toBe(first + 3)
  })

  test('tell a number from a text', () => {
    toast('number', { id: 1 })
    toast('text', { id: '1' })
    expect(titles()).toEqual(['number', 'text'])
    toast.dismiss('1')
    expect(titles()).toEqual(['number'])
  })

  test('are passed to a custom toast', () => {
    const draw = vi.fn<(id: number | string) => React.JSX.Element>(() => <b>own</b>)
    const id = toast.custom(draw)
    expect(draw).toHaveBeenCalledExactlyOnceWith(id)
  })
})

describe('the same id again', () => {
  test('merges the new call into the old toast, in its place', () => {
    toast('one', { id: 'a', description: 'kept', testId: 'x' })
    toast('two')
    toast.success('three', { id: 'a', testId: 'y' })
    expect(titles()).toEqual(['three', 'two'])
    expect(find('a')).toMatchObject({ description: 'kept', testId: 'y', type: 'success' })
    toast.message('four', { id: 'a' })
    expect(find('a')?.type).toBeUndefined()
  })

  test('is a new toast once the first is gone', () => {
    toast('one', { id: 'a', description: 'old' })
    toast('two')
    toast.dismiss('a')
    toast('three', { id: 'a' })
    expect(titles()).toEqual(['two', 'three'])
    expect(find('a')?.description).toBeUndefined()
  })

  test('in another corner closes nothing', () => {
    const onDismiss = vi.fn<() => void>()
    toast('one', { id: 'a', onDismiss })
    toast('one', { id: 'a', position: 'top-left' })
    expect(onDismiss).not.toHaveBeenCalled()
    expect(titles()).toEqual(['one'])
  })
})

describe('dismissing', () => {
  test('returns what it was given, and calls onDismiss once with the toast', () => {
    const onDismiss = vi.fn<(toast: ToastT) => void>()
    const id = toast('a', { onDismiss })
    expect(toast.dismiss(id)).toBe(id)
    expect(toast.dismiss(id)).toBe(id)
    expect(onDismiss).toHaveBeenCalledOnce()
    expect(onDismiss.mock.lastCall?.[0]).toMatchObject({ id, title: 'a', dismissible: true })
    expect(toast.dismiss('nobody')).toBe('nobody')
  })

  test('without an id closes all, the newest first', () => {
    const order: unknown[] = []
    const onDismiss = ({ title }: ToastT) => order.push(title)
    toast('a', { onDismiss })
    toast('b', { onDismiss, position: 'top-left' })
    toast('c', { onDismiss })
    expect(toast.dismiss()).toBeUndefined()
    expect(order).toEqual(['c', 'b', 'a'])
    expect(titles()).toEqual([])
  })

  test('accepts what toast.promise returned', () => {
    toast.promise(new Promise(() => {}), { loading: 'wait' })
    const id = toast.promise(new Promise(() => {}), { loading: 'work' })
    toast.dismiss(id as number)
    expect(titles()).toEqual(['wait'])
  })
})

describe('time', () => {
  test.each<[string, ExternalToast['duration'], number]>([
    ['nothing', undefined, 4000],
    ['zero', 0, 4000],
    ['a number', 1000, 1000],
    ['a text', '2000' as never, 2000],
    ['nonsense', {} as never, 4000],
  ])('with %s for a duration', (_, duration, ms) => {
    const onAutoClose = vi.fn<() => void>()
    const onDismiss = vi.fn<() => void>()
    toast('a', { duration: duration!, onAutoClose, onDismiss })
    vi.advanceTimersByTime(ms - 1)
    expect(onAutoClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onAutoClose).toHaveBeenCalledOnce()
    expect(onDismiss).not.toHaveBeenCalled()
  })

  test('stands still for Infinity, and while something loads', () => {
    toast('a', { duration: Infinity })
    toast.loading('b', { duration: 10 })
    vi.advanceTimersByTime(1_000_000)
    expect(titles()).toEqual(['a', 'b'])
  })
})

describe('history', () => {
  test('includes closed toasts, in the order in which they came', () => {
    toast('gone', { id: 'h1' })
    toast('here', { id: 'h2' })
    toast.dismiss('h1')
    const ids = toast.getHistory().map(({ id }) => id)
    expect(ids.slice(-2)).toEqual(['h1', 'h2'])
    toast('again', { id: 'h1' })
    expect(
      toast
        .getHistory()
        .slice(-2)
        .map(({ id }) => id),
    ).toEqual(['h2', 'h1'])
  })

  test('holds a hundred, but never drops an open toast', () => {
    const kept = toast('kept', { duration: Infinity })
    for (let index = 0; index < 150; index++) toast.dismiss(toast(`${index}`))
    toast('last')
    expect(toast.getHistory()).toHaveLength(100)
    expect(toast.getHistory()[0]?.id).toBe(kept)
  })
})

describe('loose input', () => {
  test.each<[string, () => unknown]>([
    ['no title', () => toast(undefined)],
    ['null', () => toast(null)],
    ['a number', () => toast.success(7)],
    ['an error', () => toast.error(new Error('broken') as never)],
    ['an object', () => toast.error({ any: 'thing' } as never)],
    ['null for options', () => toast('a', null as never)],
    ['a text for options', () => toast('a', 'b' as never)],
    ['an unknown position', () => toast('a', { position: 'middle' as never })],
    ['a button without a label', () => toast('a', { action: {} as never })],
    ['a button that is a text', () => toast('a', { action: 'Undo' })],
    ['a symbol for an id', () => toast('a', { id: Symbol('a') as never })],
    ['a function that throws', () => toast(() => raise())],
    ['null to dismiss', () => toast.dismiss(null as never)],
  ])('never throws and never complains: %s', (_, call) => {
    const error = vi.spyOn(console, 'error')
    expect(call).not.toThrow()
    expect(error).not.toHaveBeenCalled()
  })

  test('a custom toast’s renderer may throw: that is reported', () => {
    const reportError = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reportError)
    toast.custom(() => raise())
    expect(reportError).toHaveBeenCalledOnce()
  })
})

const raise = (): never => {
  throw new Error('thrown')
}
