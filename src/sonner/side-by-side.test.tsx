// @vitest-environment jsdom
import { createElement } from 'react'
import type * as original from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import type { ToastT } from './index.ts'
import { scenesOf } from '../two-libraries.model.ts'
import { oddScenes } from './odd-scenes.model.tsx'
import { type Scene, plain, playBoth } from './side-by-side.model.tsx'
import { options } from './option-scenes.model.tsx'
import { props } from './toaster-scenes.model.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const fails = () => Promise.reject(new Error('no'))

// Whoever adds a name to sonner is told by the compiler which scene is missing here.
const calls: Record<keyof typeof original.toast, Scene> = {
  success: { say: (toast) => toast.success('x') },
  info: { say: (toast) => toast.info('x') },
  warning: { say: (toast) => toast.warning('x') },
  error: { say: (toast) => toast.error('x') },
  message: { say: (toast) => toast.message('x') },
  loading: { say: (toast) => toast.loading('x', { duration: 10 }), wait: 5000 },
  custom: {
    say: (toast) => [
      toast.custom((id) => <i>Mine {id}</i>, { className: 'c' }),
      toast.custom(() => <b>Named</b>, { id: 'named' }),
    ],
  },
  promise: {
    say: (toast) =>
      toast.promise(Promise.resolve('Ada'), { loading: '…', success: (name) => `Hello ${name}` }),
  },
  dismiss: {
    say: (toast, note) => {
      const onDismiss = ({ title }: ToastT) => note(title as string)
      toast('one', { id: 1, onDismiss })
      toast('two', { onDismiss })
      return [toast.dismiss(1), toast.dismiss('nobody')]
    },
  },
  getHistory: {
    say: (toast) => {
      toast.dismiss(toast('gone'))
      toast('here')
      return toast
        .getHistory()
        .slice(-2)
        .map((each) => (each as ToastT).title)
    },
  },
  getToasts: {
    say: (toast) => {
      toast.dismiss(toast('gone'))
      toast('one')
      toast.error('two')
      return toast.getToasts().map((each) => [each.id, (each as ToastT).title])
    },
  },
}

const more: Record<string, Scene> = {
  'toast()': { say: (toast) => [toast('x'), toast(<b>node</b>), toast(() => <i>function</i>)] },
  'toast.dismiss() of all': {
    say: (toast) => {
      toast('one')
      toast('two', { position: 'top-left' })
      return toast.dismiss()
    },
  },
  'an id that was dismissed': {
    say: (toast) => {
      toast('one', { id: 'a', description: 'gone' })
      toast.dismiss('a')
      return new Promise((resolve) => setTimeout(() => resolve(toast('two', { id: 'a' })), 400))
    },
  },
  'an action that is an element': { say: (toast) => toast('x', { action: <a href="/">Go</a> }) },
  'an action that prevents the default': {
    say: (toast) =>
      toast('x', { action: { label: 'Stay', onClick: (event) => event.preventDefault() } }),
    press: '[data-action]',
  },
  'a theme that is the system’s': { toaster: { theme: 'system' }, say: plain },
  'icons that are null': {
    toaster: { icons: { success: null } },
    say: (toast) => [toast.success('x'), toast.success('y', { icon: 'own' })],
  },
  'useSonner()': {
    say: (toast) => [toast('one'), toast('two')],
    beside: ({ useSonner }) => {
      const Titles = () => <p>{useSonner().toasts.map(({ title }) => title as string)}</p>
      return createElement(Titles)
    },
  },
  'a promise that fails': {
    say: async (toast, note) => {
      const work = toast.promise(fails, {
        loading: '…',
        success: 'no',
        error: (error) => error.message,
        finally: () => note('finally'),
        testId: 'kept',
      })
      return [work.valueOf(), await work.unwrap().catch((error: Error) => error.message)]
    },
  },
  'a promise with a description': {
    say: (toast) =>
      toast
        .promise(Promise.resolve(1), {
          loading: '…',
          success: 'done',
          description: (value) => `is ${value}`,
        })
        .unwrap(),
  },
  'a promise whose outcome has options': {
    say: (toast) =>
      toast
        .promise(Promise.resolve(1), {
          loading: '…',
          success: async (value) => ({ message: `got ${value}`, className: 'own' }),
        })
        .unwrap(),
  },
  'a promise whose outcome has its own type': {
    say: async (toast) => {
      const success = () => ({ message: 'in part', type: 'warning' })
      const error = () => ({ message: 'not yet', type: 'info' })
      await toast.promise(Promise.resolve(1), { loading: '…', success }).unwrap()
      await toast
        .promise(fails, { loading: '…', error })
        .unwrap()
        .catch(() => {})
    },
  },
  'a promise that keeps a response that is not ok': {
    say: async (toast) => {
      const response = { ok: false, status: 503 }
      const error = (reason: unknown) => reason as string
      await toast.promise(Promise.resolve(response), { loading: '…', error }).unwrap()
    },
  },
  'a promise that keeps an error': {
    say: async (toast) => {
      const error = (reason: Error) => reason.message
      await toast.promise(Promise.resolve(new Error('kept')), { loading: '…', error }).unwrap()
    },
  },
  'a promise that keeps an element': {
    say: async (toast) => {
      await toast.promise(Promise.resolve(<b>Here</b>), { loading: '…', success: 'no' }).unwrap()
    },
  },
  'a promise without words for loading': {
    say: async (toast) => {
      const work = toast.promise(Promise.resolve(1), { success: 'done' })
      return [Object.keys(work), await work.unwrap()]
    },
  },
  'a promise without words for its outcome': {
    say: (toast) => toast.promise(Promise.resolve(1), { loading: '…' }).unwrap(),
  },
}

test.each([
  ...scenesOf<Scene>('toast.', calls),
  ...scenesOf<Scene>('the option ', options),
  ...scenesOf<Scene>('<Toaster> ', props),
  ...scenesOf<Scene>('', more),
  ...scenesOf<Scene>('', oddScenes),
])('%s gives the same result as in sonner', async (_, scene) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  const { theirs, ours } = await playBoth(scene)
  expect(ours).toEqual(theirs)
})

test('every name that sonner exports is here', async () => {
  const [theirs, ours] = await Promise.all([import('sonner'), import('./index.ts')])
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(theirs)))
  expect(Object.keys(ours.toast)).toEqual(expect.arrayContaining(Object.keys(theirs.toast)))
})
