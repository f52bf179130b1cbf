import { type FC, createElement, useEffect } from 'react'
import type { ExternalToast } from './index.ts'
import { type Scene, button } from './side-by-side.model.tsx'

const roomy = { visibleToasts: 20 }

/** Lets untyped code through. */
const loose = (options: object | null): ExternalToast => options as ExternalToast

const done = () => Promise.resolve(1)

/** Scenes of what people write without types, or without thinking of it. */
export const oddScenes: Record<string, Scene> = {
  'a title that is hardly any': {
    toaster: roomy,
    say: (toast) =>
      [undefined, null, '', 0, false, 5, ['a', <b key="b">b</b>]].map((title) => toast(title)),
  },
  'a description that is hardly any': {
    toaster: roomy,
    say: (toast) =>
      ['', 0, null, 5, () => 'said', <i key="i">node</i>].map((description) =>
        toast('x', { description }),
      ),
  },
  'an id that is hardly any': {
    toaster: roomy,
    say: (toast) => [0, '', -1, undefined, null].map((id) => toast('x', loose({ id }))),
  },
  'options that are null': {
    say: (toast) => [toast('x', loose(null)), toast.error('y', loose(null))],
  },
  'a button that is hardly any': {
    toaster: roomy,
    say: (toast) =>
      [null, 'text', { label: '' }, { label: 'No handler' }, <u key="u">element</u>].map((action) =>
        toast('x', loose({ action })),
      ),
    press: '[data-action]',
  },
  'a button on a toast that loads': {
    say: (toast, note) =>
      toast.loading('x', {
        action: button,
        cancel: { label: 'No', onClick: () => note('cancelled') },
        closeButton: true,
        onDismiss: () => note('dismissed'),
      }),
    press: '[data-cancel]',
  },
  'a dismissal that comes twice, or of nobody': {
    say: (toast, note) => {
      toast('kept')
      toast('x', { id: 0, onDismiss: () => note('dismissed') })
      return [0, 0, '', 'nobody'].map((id) => toast.dismiss(id))
    },
  },
  'a custom toast without content': {
    toaster: roomy,
    say: (toast) =>
      [null, undefined, 0, 'text'].map((content) => toast.custom(() => content as never)),
  },
  'a custom toast with all that it ignores': {
    say: (toast) =>
      toast.custom((id) => <u>{id}</u>, {
        id: 'own',
        description: 'below',
        action: button,
        icon: 'i',
        closeButton: true,
        className: 'mine',
      }),
  },
  'an id that changes its kind': {
    say: (toast) => {
      toast.custom(() => <i>drawn</i>, { id: 'a' })
      toast.loading('x', { id: 'b', description: 'kept', action: button, dismissible: false })
      return [toast.success('said', { id: 'a' }), toast('y', { id: 'b', action: undefined })]
    },
  },
  'an icon of its own while it loads': {
    toaster: { toastOptions: { classNames: { loader: 'loader-of-mine' } } },
    say: (toast) => [toast.loading('x', { icon: 'own' }), toast.loading('y')],
  },
  'a promise with hardly any words': {
    toaster: roomy,
    say: async (toast) => {
      const states = [null, '', () => undefined, () => null, <b key="b">b</b>]
      const work = states.map((success) => toast.promise(done, { loading: '…', success }))
      const silent = [null, ''].map((loading) => toast.promise(done, { loading, success: 'yes' }))
      return Promise.all([...work, ...silent].map(({ unwrap }) => unwrap()))
    },
  },
  'a promise that is none, or has nothing to show': {
    say: async (toast) => {
      const value = await toast.promise(5 as never, { loading: '…', success: 'yes' }).unwrap()
      return [value, await toast.promise(done, {}).unwrap(), toast.promise(done)]
    },
  },
  'an effect that takes its toast back': {
    say: () => {},
    beside: ({ toast }) => {
      const Effect: FC = () => {
        useEffect(() => {
          const id = toast('from an effect')
          return () => void toast.dismiss(id)
        }, [])
        return null
      }
      return createElement(Effect)
    },
  },
}
