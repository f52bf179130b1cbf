import { type FC, createElement, useEffect } from 'react'
import type { ToastOptions } from './index.ts'
import type { Scene } from './side-by-side.model.tsx'

const long = { duration: 60_000 }

/** Lets untyped code through. */
const loose = (options: object | null): ToastOptions => options as ToastOptions

const done = () => Promise.resolve(1)

/** Scenes of what people write without types, or without thinking of it. */
export const oddScenes: Record<string, Scene> = {
  'a message that is hardly any': {
    say: (toast) =>
      [undefined, null, '', 0, false, 5, ['a', <b key="b">b</b>], () => null].map((message) =>
        toast(message as string),
      ),
  },
  'a custom toast that is hardly any': {
    say: (toast) =>
      [undefined, null, 0, 'text', () => null].map((message) => toast.custom(message as string)),
  },
  'an id that is hardly any': {
    say: (toast) => [0, '', undefined, null].map((id) => toast('x', loose({ id }))),
  },
  'options that are null': {
    say: (toast) => [toast('x', loose(null)), toast.error('y', loose(null))],
  },
  'an icon that is hardly any': {
    say: (toast) =>
      ['', null, undefined, <i key="i">svg</i>].map((icon) => toast.success('x', loose({ icon }))),
  },
  'a dismissal that comes twice, or of nobody': {
    say: (toast) => {
      toast('kept', long)
      const id = toast('x', long)
      return [id, id, null, { type: 'click' }].map((each) => toast.dismiss(each as string))
    },
  },
  'a removal of nobody': {
    say: (toast) => {
      toast('kept', long)
      toast.remove('nobody')
      toast.removeAll('nowhere')
    },
  },
  'an id that changes its type': {
    say: (toast) => {
      toast.loading('x', { id: 'a', className: 'kept' })
      toast.success('y', { id: 'b' })
      return [toast.success('done', { id: 'a' }), toast.loading('again', { id: 'b' })]
    },
    wait: 4000,
  },
  'a promise with hardly any words': {
    say: (toast) => {
      const states = [null, '', () => null, <b key="b">b</b>]
      return Promise.all([
        ...states.map((success) => toast.promise(done, { loading: '…', success })),
        toast.promise(done, { success: 'yes' } as never),
      ])
    },
  },
  'a promise whose words throw': {
    say: (toast) =>
      toast.promise(done, {
        loading: '…',
        success: () => {
          throw new Error('no')
        },
        error: (error: Error) => `Failed: ${error.message}`,
      }),
  },
  'a ToastBar whose children are no function': {
    toaster: ({ ToastBar }) => ({
      children: (t) => <ToastBar toast={t}>{'text' as never}</ToastBar>,
    }),
    say: (toast) => toast('x'),
  },
  'a Toaster whose children draw nothing': {
    toaster: { children: () => null as never },
    say: (toast) => toast('x'),
  },
  'useToaster() with what is not measured': {
    beside: ({ useToaster }) => {
      const View: FC = () => {
        const { toasts, handlers } = useToaster({}, 'own')
        return toasts.map((t) => (
          <output
            key={t.id}
            ref={() => void (t.message === '?' || t.height || handlers.updateHeight(t.id, 30))}
          >
            {t.message as string} {handlers.calculateOffset(t, { reverseOrder: true })}
          </output>
        ))
      }
      return createElement(View)
    },
    say: (toast) => ['x', '?', 'y'].map((message) => toast(message, { toasterId: 'own' })),
  },
  'an effect that takes its toast back': {
    say: () => {},
    beside: ({ toast }) => {
      const Effect: FC = () => {
        useEffect(() => {
          const id = toast('from an effect', long)
          return () => toast.dismiss(id)
        }, [])
        return null
      }
      return createElement(Effect)
    },
  },
}
