import { expect, test, vi } from 'vitest'
import { startNotifier } from './driven.model.ts'

const start = (options = {}) => {
  const { clock, notify } = startNotifier(options)
  const add = (...titles: string[]) => {
    for (const title of titles) notify(title, { id: title })
  }
  const left = (...ids: string[]) => ids.map((id) => notify.remaining(id))
  return {
    clock,
    notify,
    add,
    left,
    shown: () =>
      notify
        .shown()
        .map(({ id }) => id)
        .join(''),
  }
}

test('resize offers a different room and keeps the place in line', () => {
  const { notify, add, shown } = start()
  add('a', 'b', 'c')
  const one = notify.offer(1)
  const two = notify.offer(3)
  two.resize(2)
  expect(shown()).toBe('c')
  one.resize(2)
  expect([shown(), one.shows(), notify.waiting()]).toEqual(['bc', true, 1])
  one()
  expect(shown()).toBe('bc')
  expect(() => two.resize(0)).toThrow(/^belfry: room must be .+; got 0/)
  expect(shown()).toBe('bc')
})

test('the time of unreadable notifications stands still', () => {
  const { notify, clock, add, left } = start()
  const offer = notify.offer(3)
  add('a', 'b')
  offer.readable(['b'])
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([5000, 4000])
  offer.readable(new Set(['a']))
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([4000, 4000])
  offer.readable()
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([3000, 3000])
})

test('a notification shown later counts as unreadable until the view says otherwise, even one that returns', () => {
  const { notify, clock, add, left } = start()
  const offer = notify.offer(1)
  add('a')
  offer.readable(['a'])
  add('b')
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([5000, 5000])
  notify.dismiss('b')
  clock.advance(1000)
  expect(left('a')).toEqual([5000])
  offer.readable(['a'])
  clock.advance(1000)
  expect(left('a')).toEqual([4000])
  notify.dismiss('a')
  add('a')
  clock.advance(1000)
  expect(left('a')).toEqual([5000])
})

test('readable is never published, and ids that are not shown are ignored', () => {
  const { notify, add } = start()
  const offer = notify.offer(1)
  add('a', 'b')
  const watched = vi.fn<() => void>()
  notify.watch(watched)
  offer.readable(['a', 'b', 'unknown'])
  offer.readable([])
  expect(watched).not.toHaveBeenCalled()
})

test('silent notifications run, whatever can be read', () => {
  const { notify, clock, left } = start()
  notify.offer(1).readable([])
  notify('s', { id: 's', silent: true })
  clock.advance(1000)
  expect(left('s')).toEqual([4000])
})

test('a number as an id means its text', () => {
  const { notify, clock, left } = start()
  notify('a', { id: '5' })
  notify.offer(1).readable([5 as never])
  clock.advance(1000)
  expect(left('5')).toEqual([4000])
})

test('only the showing view decides what is readable, and its word ends when it leaves', () => {
  const { notify, clock, add, left } = start()
  const one = notify.offer(2)
  const two = notify.offer(2)
  add('a', 'b')
  two.readable(['a'])
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([4000, 4000])
  one()
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([3000, 4000])
  two()
  clock.advance(1000)
  expect(left('a', 'b')).toEqual([2000, 3000])
})

test('what a waiting view said of a notification ends when that leaves the screen', () => {
  const { notify, clock, add, left } = start()
  const one = notify.offer(1)
  const two = notify.offer(1)
  add('a')
  two.readable(['a'])
  add('b')
  notify.dismiss('b')
  one()
  clock.advance(1000)
  expect(left('a')).toEqual([5000])
  two.readable(['a'])
  clock.advance(1000)
  expect(left('a')).toEqual([4000])
})

test('a hold on a number is a hold on its text', () => {
  const { notify, shown } = start({ limit: 1 })
  notify('a', { id: '5' })
  notify.hold(5 as never)
  notify('b')
  expect(shown()).toBe('5')
})

test.each([[5], ['ab'], [{}], [0], [false], [() => []]])(
  'readable takes ids: %s is refused before anything changes',
  (wrong) => {
    const { notify, clock, add, left } = start()
    const offer = notify.offer(2)
    add('a', 'b')
    offer.readable(['b'])
    expect(() => offer.readable(wrong as never)).toThrow(
      /^belfry: ids must be a list of ids, or nothing for all of them; got /,
    )
    clock.advance(1000)
    expect(left('a', 'b')).toEqual([5000, 4000])
  },
)
