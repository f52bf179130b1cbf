import { createElement } from 'react'
import type { Toast } from './index.ts'
import type { Scene } from './side-by-side.model.tsx'

/** What is told of a toast; its height and its voice are Belfry's matter. */
const told = ({ id, type, visible, dismissed, duration, pauseDuration, className, style }: Toast) =>
  JSON.stringify({ id, type, visible, dismissed, duration, pauseDuration, className, style })

/** Scenes of what the names alone do not tell. */
export const moreScenes: Record<string, Scene> = {
  'toast()': {
    say: (toast) => [toast('x'), toast(<b>node</b>), toast(null), toast(({ id }) => `Of ${id}`)],
    wait: 3900,
  },
  'what has expired': {
    say: (toast) => {
      toast('x')
      toast.success('x')
      toast.error('x')
      toast.custom('x')
      toast.loading('stays')
    },
    wait: 6000,
  },
  't, as functions are told it': {
    say: (toast, note) => {
      const seen = new Set<string>()
      toast(
        (t) => {
          if (!seen.has(told(t))) note(told(t))
          seen.add(told(t))
          return 'x'
        },
        { className: 'mine', style: { color: 'red' } },
      )
    },
    wait: 300,
  },
  'toast.dismiss() of all': {
    say: (toast) => {
      toast('x')
      toast('y', { position: 'top-left' })
      toast.dismiss()
    },
  },
  'a promise that fails': {
    say: (toast) =>
      toast
        .promise(Promise.reject(new Error('no')), {
          loading: '…',
          error: (error: Error) => `Failed: ${error.message}`,
        })
        .catch((error: Error) => error.message),
  },
  'a promise without words for its outcome': {
    say: (toast) => toast.promise(Promise.resolve(1), { loading: '…' }),
  },
  'a promise with options by type': {
    say: (toast) =>
      toast.promise(
        Promise.resolve(1),
        { loading: '…', success: 'done', error: 'no' },
        { className: 'all', success: { icon: '🔥', duration: 60_000 } },
      ),
    wait: 5000,
  },
  'useToasterStore()': {
    beside: ({ useToasterStore }) => {
      const Store = () => {
        const { toasts, pausedAt } = useToasterStore({ duration: 7000 })
        const seen = toasts.filter(({ visible }) => visible)
        return (
          <output>
            {seen.map((t) => `${t.id} ${t.type} ${t.duration}`).join()} {`${pausedAt}`}
          </output>
        )
      }
      return createElement(Store)
    },
    say: (toast) => [toast('x'), toast.success('y', { duration: 5000 })],
  },
  'useToaster()': {
    beside: ({ useToaster }) => {
      const View = () => {
        const { toasts, handlers } = useToaster({ duration: 60_000 }, 'own')
        return toasts.map((t) => (
          <output key={t.id} ref={() => void (t.height === 40 || handlers.updateHeight(t.id, 40))}>
            {t.message as string} {handlers.calculateOffset(t, { gutter: 10 })}
          </output>
        ))
      }
      return createElement(View)
    },
    say: (toast) => [toast('x', { toasterId: 'own' }), toast('y', { toasterId: 'own' })],
  },
  'useToaster() keeps the function that a ref depends on': {
    beside: ({ useToaster }) => {
      const kept = new Set<unknown>()
      const View = () => {
        const { toasts, handlers } = useToaster({ duration: 60_000 }, 'own')
        kept.add(handlers.updateHeight)
        return (
          <output>
            {toasts.length} {kept.size}
          </output>
        )
      }
      return createElement(View)
    },
    say: (toast) => [toast('x', { toasterId: 'own' }), toast('y', { toasterId: 'own' })],
  },
  'the parts': {
    beside: ({ ToastBar, ToastIcon, CheckmarkIcon, ErrorIcon, LoaderIcon, resolveValue }) => {
      const t = { id: '1', type: 'blank', message: () => 'Words', icon: '!' } as unknown as Toast
      return (
        <output>
          <ToastBar toast={t} />
          <ToastIcon toast={t} />
          <CheckmarkIcon title="a" primary="red" />
          <ErrorIcon title="b" secondary="red" />
          <LoaderIcon title="c" />
          {resolveValue((n: number) => `${n + 1}`, 1)} {resolveValue('as it is', 1)}
        </output>
      )
    },
    say: () => {},
  },
}
