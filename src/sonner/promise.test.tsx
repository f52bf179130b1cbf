// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { type PromiseResult, type ToastT, toast } from './index.ts'

const last = (): ToastT | undefined => toast.getToasts().at(-1)
const outcome = (work: unknown): Promise<unknown> =>
  (work as { unwrap: () => Promise<unknown> }).unwrap().catch((error: unknown) => error)

afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

test('a promise shows loading, then its value in the same place with the same options', async () => {
  const work = toast.promise(Promise.resolve('Ada'), {
    loading: 'Loading',
    success: (name) => `Hello ${name}`,
    description: (name: string) => `${name} is here`,
    testId: 'kept',
  })
  expect(last()).toMatchObject({ title: 'Loading', type: 'loading', testId: 'kept' })
  expect(last()?.id).toBe((work as number).valueOf())
  expect(await outcome(work)).toBe('Ada')
  expect(last()).toMatchObject({
    title: 'Hello Ada',
    description: 'Ada is here',
    type: 'success',
    testId: 'kept',
    id: (work as number).valueOf(),
  })
  expect(last()?.promise).toBeTruthy()
})

test('a failed promise says why, and unwrap rejects with the same reason', async () => {
  const reason = new Error('no network')
  const work = toast.promise(() => Promise.reject(reason), {
    loading: 'Loading',
    error: (error) => error.message,
  })
  expect(await outcome(work)).toBe(reason)
  expect(last()).toMatchObject({ title: 'no network', type: 'error' })
})

test('work that throws before it returns a promise has failed', async () => {
  const work = toast.promise(
    () => {
      throw new Error('at once')
    },
    { loading: 'Loading', error: 'Failed' },
  )
  expect(await outcome(work)).toBeInstanceOf(Error)
  expect(last()).toMatchObject({ title: 'Failed', type: 'error' })
})

test('a state may come late and bring its own options', async () => {
  await outcome(
    toast.promise(Promise.resolve(1), {
      loading: 'Loading',
      success: async (value) => ({ message: `Got ${value}`, duration: 10, testId: 'own' }),
    }),
  )
  expect(last()).toMatchObject({ title: 'Got 1', duration: 10, testId: 'own' })
})

test.each([
  ['a response that is not ok', { ok: false, status: 503 }, 'HTTP error! status: 503'],
  ['an error', new Error('quietly'), 'Error: quietly'],
])('%s counts as a failure even though the promise resolved', async (_, value, words) => {
  const work = toast.promise(Promise.resolve(value), {
    loading: 'Loading',
    success: 'Done',
    error: (reason) => `${reason}`,
  })
  expect(await outcome(work)).toBe(value)
  expect(last()).toMatchObject({ title: words, type: 'error' })
})

test('a state with only options has no title', async () => {
  await outcome(
    toast.promise(Promise.resolve(1), {
      loading: 'Loading',
      success: () => ({ description: 'All of it' }) as PromiseResult,
    }),
  )
  expect(last()).toMatchObject({ title: undefined, description: 'All of it', type: 'success' })
})

test('a promised element is shown', async () => {
  const element = <b>Here</b>
  await outcome(toast.promise(Promise.resolve(element), { loading: 'Loading', success: 'no' }))
  expect(last()).toMatchObject({ title: element, type: 'default' })
})

test('without words for its outcome the toast closes, and finally is called in any case', async () => {
  const onEnd = vi.fn<() => void>()
  await outcome(toast.promise(Promise.resolve(1), { loading: 'Loading', finally: onEnd }))
  await outcome(toast.promise(Promise.reject(new Error('x')), { loading: 'L', finally: onEnd }))
  expect(toast.getToasts()).toEqual([])
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('without words for loading, only the outcome is shown, and no id is returned', async () => {
  const work = toast.promise(Promise.resolve(1), { success: 'Done' })
  expect(toast.getToasts()).toEqual([])
  expect(Object.keys(work)).toEqual(['unwrap'])
  await outcome(work)
  expect(last()?.title).toBe('Done')
})

test('with nothing to show, nothing is started', () => {
  const work = vi.fn<() => Promise<void>>()
  expect(toast.promise(work)).toBeUndefined()
  expect(work).not.toHaveBeenCalled()
})

test('a state that throws is a failure, and a failure whose words fail is shown without them', async () => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const thrown = new Error('in success')
  const work = toast.promise(Promise.resolve(1), {
    loading: 'Loading',
    success: () => {
      throw thrown
    },
    error: (error) => error.message,
  })
  expect(await outcome(work)).toBe(thrown)
  expect(last()).toMatchObject({ title: 'in success', type: 'error' })

  await outcome(
    toast.promise(Promise.reject(thrown), {
      loading: 'Loading',
      error: () => {
        throw new Error('in error')
      },
    }),
  )
  expect(last()).toMatchObject({ type: 'error', title: undefined })
  expect(reportError).toHaveBeenCalledOnce()
})

test('an outcome is shown even if the loading toast was dismissed', async () => {
  const work = toast.promise(Promise.resolve(1), { loading: 'Loading', success: 'Done' })
  toast.dismiss(work as number)
  await outcome(work)
  expect(last()?.title).toBe('Done')
})

test('an id from a promise means its toast, for another toast and for all', async () => {
  const work = toast.promise(Promise.resolve('done'), {
    id: 'upload',
    loading: 'Uploading',
    success: 'Done',
  })
  await outcome(work)
  toast.success('Uploaded', { id: work as unknown as string })
  expect(toast.getToasts()).toMatchObject([{ id: 'upload', title: 'Uploaded' }])
  toast.dismiss()
  expect(toast.getToasts()).toEqual([])
})
