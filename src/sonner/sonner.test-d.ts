import type { ComponentProps, ComponentRef, CSSProperties, ElementRef } from 'react'
import type * as theirs from 'sonner'
import { assertType, expectTypeOf, test } from 'vitest'
import * as ours from './index.ts'

declare const their: typeof theirs

test('what you pass to sonner fits here', () => {
  expectTypeOf<theirs.ExternalToast>().toExtend<ours.ExternalToast>()
  expectTypeOf<theirs.ToasterProps>().toExtend<ours.ToasterProps>()
  expectTypeOf<theirs.ToastClassnames>().toExtend<ours.ToastClassnames>()
  expectTypeOf<theirs.Action>().toExtend<ours.Action>()
})

test('what you get back fits where sonner’s did', () => {
  expectTypeOf<ours.ToastT>().toExtend<theirs.ToastT>()
  expectTypeOf<ours.ToastToDismiss>().toExtend<theirs.ToastToDismiss>()
  expectTypeOf(ours.toast).toExtend<typeof their.toast>()
  expectTypeOf(ours.useSonner).toExtend<typeof their.useSonner>()
  expectTypeOf<ComponentProps<typeof ours.Toaster>['theme']>().toEqualTypeOf<
    'light' | 'dark' | 'system' | undefined
  >()
})

test('a wrapper can name the element of the Toaster', () => {
  expectTypeOf<ComponentRef<typeof ours.Toaster>>().toEqualTypeOf<HTMLElement>()
  expectTypeOf<ElementRef<typeof ours.Toaster>>().toEqualTypeOf<HTMLElement>()
})

test('code written for sonner compiles', () => {
  const { toast } = ours
  assertType<string | number>(toast.success('Saved', { description: 'x', duration: Infinity }))
  toast.promise(() => fetch('/save').then((response) => response.json()), {
    loading: 'Saving…',
    success: (data) => `${data.name} saved`,
    error: (error) => error.message,
    finally: () => {},
  })
  toast.promise(Promise.resolve({ name: 'Ada' }), {
    loading: 'Saving…',
    success: ({ name }) => ({ message: name, duration: 10 }),
    error: (error: Error) => error.message,
  })
  assertType<Promise<{ name: string }>>(
    toast.promise(Promise.resolve({ name: 'Ada' }), { loading: 'x' }).unwrap(),
  )
  assertType<ours.ToasterProps>({
    theme: 'system',
    style: { '--normal-bg': 'var(--popover)' } as CSSProperties,
  })
})
