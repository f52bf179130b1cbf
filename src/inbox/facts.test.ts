import { expect, test, vi } from 'vitest'
import { factsOf } from './facts.ts'
import { fresh } from './fresh.model.ts'

test('an inbox that was spread into an object of one’s own still knows its records', () => {
  const { inbox } = fresh()
  inbox.add({ id: 'a', title: 'a' })
  expect(factsOf({ ...inbox })?.records()).toMatchObject([{ id: 'a' }])
})

test('what a watcher adds together is published once, after the change that it was told of', () => {
  const { inbox } = fresh()
  const counts: number[] = []
  inbox.watch(() => {
    counts.push(inbox.count())
    if (counts.length > 1) return
    factsOf(inbox)?.together(() => {
      inbox.add({ id: 'b', title: 'b' })
      inbox.add({ id: 'c', title: 'c' })
    })
  })
  inbox.add({ id: 'a', title: 'a' })
  expect(counts).toEqual([1, 3])
})

test('work that throws halfway is published as far as it came, and so is what follows', () => {
  const { inbox } = fresh()
  const watcher = vi.fn<() => void>()
  inbox.watch(watcher)
  const work = () => {
    inbox.add({ title: 'a' })
    throw new Error('no')
  }
  expect(() => factsOf(inbox)?.together(work)).toThrow('no')
  expect(watcher).toHaveBeenCalledTimes(1)
  inbox.add({ title: 'b' })
  expect(watcher).toHaveBeenCalledTimes(2)
})

test('when everything is forgotten, one task of each name is done, even if another throws', async () => {
  const { inbox } = fresh()
  const done: string[] = []
  const { onForget } = factsOf(inbox)!
  onForget('a', () => done.push('old'))
  onForget('a', () => {
    done.push('new')
    throw new Error('storage is blocked')
  })
  onForget('b', () => done.push('other'))
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  await inbox.forget()
  expect(done).toEqual(['new', 'other'])
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('an inbox made by another copy of the package is known too', async () => {
  const { inbox } = fresh()
  vi.resetModules()
  const copy = await import('./facts.ts')
  expect(copy.factsOf).not.toBe(factsOf)
  expect(copy.factsOf(inbox)).toBe(factsOf(inbox))
})
