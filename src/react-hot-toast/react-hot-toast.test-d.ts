import type * as original from 'react-hot-toast'
import { expectTypeOf, test } from 'vitest'
import toast, {
  type DefaultToastOptions,
  type Toast,
  type ToastOptions,
  type ToasterProps,
  toast as named,
  useToaster,
  useToasterStore,
} from './index.ts'

test('code written for the original compiles', () => {
  expectTypeOf<original.ToastOptions>().toExtend<ToastOptions>()
  expectTypeOf<original.DefaultToastOptions>().toExtend<DefaultToastOptions>()
  expectTypeOf<original.ToasterProps>().toExtend<ToasterProps>()
  expectTypeOf<Toast>().toExtend<original.Toast>()
  expectTypeOf(toast).toExtend<typeof original.toast>()
  expectTypeOf(useToaster).toExtend<typeof original.useToaster>()
  expectTypeOf(useToasterStore).toExtend<typeof original.useToasterStore>()
})

test('it is exported by its name and by default', () => {
  expectTypeOf(named).toEqualTypeOf(toast)
})

test('a call returns the id, and toast.promise returns the promise it follows', () => {
  expectTypeOf(toast('Saved')).toBeString()
  expectTypeOf(toast.success((t) => t.id, { duration: 3000 })).toBeString()
  const work = toast.promise(Promise.resolve(42), {
    loading: 'Saving',
    success: (value) => value.toFixed(),
  })
  expectTypeOf(work).toEqualTypeOf<Promise<number>>()
  expectTypeOf(toast.dismiss()).toBeVoid()
  // @ts-expect-error -- no such option
  toast('Saved', { description: 'Your draft is safe.' })
})
