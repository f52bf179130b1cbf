// @vitest-environment jsdom
import { createElement } from 'react'
import type * as original from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import type { ToastClassnames, ToastT } from './index.ts'
import { scenesOf } from '../two-libraries.model.ts'
import { type Scene, playBoth } from './side-by-side.model.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const button = { label: 'Do', onClick: () => {} }
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

const options: Record<keyof original.ExternalToast, Scene> = {
  id: {
    say: (toast) => [
      toast('one', { id: 'a', description: 'kept' }),
      toast('two'),
      toast.success('three', { id: 'a' }),
      toast('zero', { id: 0 }),
    ],
  },
  description: {
    say: (toast) => [
      toast('x', { description: <b>node</b> }),
      toast('y', { description: () => <i>function</i> }),
    ],
  },
  duration: {
    say: (toast, note) => {
      for (const duration of [undefined, 0, 1000, Infinity, 9000]) {
        const onAutoClose = () => note(`${duration}`)
        toast(`${duration}`, { ...(duration !== undefined && { duration }), onAutoClose })
      }
    },
    toaster: { visibleToasts: 9 },
    wait: 5000,
  },
  icon: {
    say: (toast) => [
      toast('x', { icon: <b>own</b> }),
      toast.success('y', { icon: null }),
      toast.loading('z', { icon: 'z' }),
    ],
  },
  action: {
    say: (toast, note) =>
      toast('x', {
        action: { label: <b>Undo</b>, onClick: (event) => note(event.type) },
        onDismiss: () => note('dismissed'),
      }),
    press: '[data-action]',
  },
  cancel: {
    say: (toast, note) =>
      toast('x', {
        cancel: { label: 'No', onClick: (event) => event.preventDefault() },
        onDismiss: () => note('dismissed'),
      }),
    press: '[data-cancel]',
  },
  closeButton: {
    say: (toast, note) => {
      toast('x', { closeButton: true, onDismiss: ({ title }) => note(title as string) })
      toast('y', { closeButton: false })
    },
    press: '[data-close-button]',
  },
  dismissible: {
    say: (toast, note) => {
      const cancel = { label: 'No', onClick: () => note('pressed') }
      toast('x', { dismissible: false, cancel })
    },
    press: '[data-cancel]',
  },
  onDismiss: {
    say: (toast, note) =>
      toast.dismiss(
        toast.error('x', {
          onDismiss: ({ id, title, type }) => note(`${id} ${title as string} ${type}`),
        }),
      ),
  },
  onAutoClose: {
    say: (toast, note) =>
      toast('x', {
        onAutoClose: ({ title }) => note(`over: ${title as string}`),
        onDismiss: () => note('dismissed'),
      }),
    wait: 5000,
  },
  className: { say: (toast) => toast('x', { className: 'mine' }) },
  classNames: { say: (toast) => toast('x', { classNames: { toast: 'mine', default: 'plain' } }) },
  descriptionClassName: {
    say: (toast) => toast('x', { description: 'y', descriptionClassName: 'mine' }),
  },
  style: { say: (toast) => toast('x', { style: { color: 'red' } }) },
  actionButtonStyle: {
    say: (toast) => toast('x', { action: button, actionButtonStyle: { color: 'red' } }),
  },
  cancelButtonStyle: {
    say: (toast) => toast('x', { cancel: button, cancelButtonStyle: { color: 'red' } }),
  },
  unstyled: { say: (toast) => toast.success('x', { unstyled: true, className: 'mine' }) },
  richColors: { say: (toast) => toast.success('x', { richColors: true }) },
  invert: { say: (toast) => toast('x', { invert: true }) },
  position: { say: (toast) => [toast('x', { position: 'top-left' }), toast('y')] },
  toasterId: {
    toaster: { id: 'mine' },
    say: (toast) => [toast('x', { toasterId: 'mine' }), toast('y', { toasterId: 'other' })],
  },
  testId: { say: (toast) => toast('x', { testId: 'mine' }) },
}

const classNames: Required<ToastClassnames> = {
  toast: 't',
  title: 'ti',
  description: 'd',
  loader: 'loader-of-mine',
  closeButton: 'cb',
  cancelButton: 'ca',
  actionButton: 'ab',
  success: 's',
  error: 'e',
  info: 'i',
  warning: 'w',
  loading: 'l',
  default: 'de',
  content: 'co',
  icon: 'ic',
}

const toastOptions: Required<NonNullable<original.ToasterProps['toastOptions']>> = {
  className: 'all',
  closeButton: true,
  descriptionClassName: 'dcn',
  style: { color: 'red' },
  cancelButtonStyle: { color: 'green' },
  actionButtonStyle: { color: 'blue' },
  duration: 8000,
  unstyled: false,
  classNames,
  closeButtonAriaLabel: 'Away',
  toasterId: 'nobody',
}

const each = ['success', 'info', 'warning', 'error', 'loading', 'message'] as const

const icons: Required<NonNullable<original.ToasterProps['icons']>> = {
  success: 'S',
  info: 'I',
  warning: 'W',
  error: 'E',
  loading: 'L',
  close: 'C',
}

const plain: Scene['say'] = (toast) => toast('x')

const props: Record<keyof Omit<original.ToasterProps, 'swipeDirections'>, Scene> = {
  id: { toaster: { id: 'mine' }, say: (toast) => [toast('x', { toasterId: 'mine' }), toast('y')] },
  position: { toaster: { position: 'top-center' }, say: plain },
  theme: { toaster: { theme: 'dark' }, say: plain },
  invert: { toaster: { invert: true }, say: plain },
  richColors: { toaster: { richColors: true }, say: (toast) => toast.error('x') },
  closeButton: {
    toaster: { closeButton: true },
    say: (toast) => [toast('x'), toast.loading('y'), toast.custom(() => <b>z</b>)],
  },
  duration: { toaster: { duration: 1000 }, say: plain, wait: 2000 },
  visibleToasts: {
    toaster: { visibleToasts: 2, duration: 1e6 },
    say: (toast) => ['a', 'b', 'c'].map((title) => toast(title)),
  },
  expand: { toaster: { expand: true }, say: plain },
  gap: { toaster: { gap: 7 }, say: plain },
  offset: { toaster: { offset: { top: 3, left: '1rem' } }, say: plain },
  mobileOffset: { toaster: { mobileOffset: 9 }, say: plain },
  dir: { toaster: { dir: 'rtl' }, say: plain },
  hotkey: { toaster: { hotkey: ['ctrlKey', 'Digit1'] }, say: plain },
  icons: {
    toaster: { icons, closeButton: true, visibleToasts: 9 },
    say: (toast) => each.map((kind) => toast[kind](kind)),
  },
  toastOptions: {
    toaster: { toastOptions, visibleToasts: 9 },
    say: (toast) =>
      each.map((kind) => toast[kind](kind, { description: 'd', action: button, cancel: button })),
    wait: 5000,
  },
  className: { toaster: { className: 'toaster group' }, say: plain },
  style: {
    toaster: { style: { color: 'red', '--normal-bg': 'blue' } as React.CSSProperties },
    say: plain,
  },
  customAriaLabel: { toaster: { customAriaLabel: 'Mine' }, say: plain },
  containerAriaLabel: { toaster: { containerAriaLabel: 'Messages' }, say: plain },
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
])('%s comes to the same as in sonner', async (_, scene) => {
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
