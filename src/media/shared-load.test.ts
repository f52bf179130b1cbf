import { expect, test, vi } from 'vitest'
import { FakeImage, made, useFakeImages } from './fake-image.model.ts'
import { preloadImage } from './index.ts'

useFakeImages()

test('simultaneous calls for one address share one load', async () => {
  const both = Promise.all([preloadImage('/a.png'), preloadImage('/a.png')])
  expect(FakeImage.made).toHaveLength(1)
  made().arrive()
  expect(await both).toEqual([made(), made()])
})

test('two addresses are two loads', async () => {
  const both = Promise.all([preloadImage('/a.png'), preloadImage('/b.png')])
  made(0).arrive()
  made(1).arrive()
  expect(await both).toEqual([made(0), made(1)])
})

test('a load that failed is not kept: the next call tries again', async () => {
  const both = Promise.allSettled([preloadImage('/a.png'), preloadImage('/a.png')])
  made().fail(new Error('Offline'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = preloadImage('/a.png')
  made(1).arrive()
  expect(await again).toBe(made(1))
})

test('trying again at the very moment of a failure starts a new load', async () => {
  const retried = preloadImage('/a.png').catch(() => preloadImage('/a.png'))
  const other = preloadImage('/a.png').catch(() => 'failed')
  made().fail(new Error('Offline'))
  expect(await other).toBe('failed')
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeImage.made).toHaveLength(2)
  made(1).arrive()
  expect(await retried).toBe(made(1))
})

test('a caller who aborts takes nothing from the others', async () => {
  const leaving = new AbortController()
  const aborted = preloadImage('/a.png', { signal: leaving.signal })
  const timedOut = preloadImage('/a.png', { timeout: 100 })
  const patient = preloadImage('/a.png')
  const ends = Promise.allSettled([aborted, timedOut])
  leaving.abort()
  await vi.advanceTimersByTimeAsync(100)
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  made().arrive()
  expect(await patient).toBe(made())
  expect(made().src).toBe('/a.png')
  expect(FakeImage.made).toHaveLength(1)
})

test('the next call does not wait for a load that hung and was given up', async () => {
  const first = preloadImage('/a.png', { timeout: 100 }).catch(() => 'late')
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBe('late')
  const second = preloadImage('/a.png')
  made(1).arrive()
  expect(await second).toBe(made(1))
})

test('the end of a load that was given up does not disturb its successor', async () => {
  const stubborn = vi.spyOn(FakeImage.prototype, 'removeAttribute').mockReturnValue()
  const first = preloadImage('/a.png', { timeout: 100 }).catch(() => 'late')
  await vi.advanceTimersByTimeAsync(100)
  await first
  const second = preloadImage('/a.png')
  made(0).arrive()
  await vi.advanceTimersByTimeAsync(0)
  const third = preloadImage('/a.png')
  made(1).arrive()
  expect(await Promise.all([second, third])).toEqual([made(1), made(1)])
  stubborn.mockRestore()
})
