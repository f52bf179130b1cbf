// @vitest-environment jsdom
import type * as original from 'react-hot-toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { scenesOf } from '../two-libraries.model.ts'
import { oddScenes } from './odd-scenes.model.tsx'
import { type Scene, playBoth } from './side-by-side.model.tsx'
import { moreScenes } from './more-scenes.model.tsx'

beforeEach(() => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => media)
})

const long = { duration: 60_000 }

// Whoever adds a name to the original is told by the compiler which scene is missing here.
const calls: Record<keyof typeof original.toast, Scene> = {
  success: { say: (toast) => toast.success('x'), wait: 1900 },
  error: { say: (toast) => toast.error('x'), wait: 3900 },
  loading: { say: (toast) => toast.loading('x'), wait: 60_000 },
  custom: {
    say: (toast) => [toast.custom(<b>Node</b>), toast.custom(({ id }) => <i>Of {id}</i>)],
    wait: 3900,
  },
  dismiss: {
    say: (toast) => {
      toast('one', { id: 'one', ...long })
      toast('two', long)
      return toast.dismiss('one')
    },
  },
  dismissAll: {
    say: (toast) => {
      toast('one', long)
      toast('two', { toasterId: 'other', ...long })
      toast.dismissAll('other')
    },
  },
  remove: {
    say: (toast) => {
      toast('one', { id: 'one', ...long })
      toast('two', long)
      toast.remove('one')
    },
    wait: 20,
  },
  removeAll: {
    say: (toast) => {
      toast('one', long)
      toast.removeAll()
    },
    wait: 20,
  },
  promise: {
    say: async (toast) => {
      const work = Promise.resolve('Ada')
      const words = { loading: '…', success: (name: string) => `Hello ${name}`, error: 'no' }
      return [toast.promise(work, words) === work, await toast.promise(() => work, words)]
    },
  },
}

const options: Record<keyof original.ToastOptions, Scene> = {
  id: {
    say: (toast) => [
      toast.loading('one', { id: 'a', className: 'kept' }),
      toast('two'),
      toast.success('three', { id: 'a' }),
    ],
  },
  icon: {
    say: (toast) => [
      toast('x', { icon: '👏' }),
      toast.success('y', { icon: <b>own</b> }),
      toast.success('z', { icon: null }),
    ],
  },
  duration: {
    say: (toast) =>
      [1000, 3000, 9000, Infinity].map((duration) => toast(`${duration}`, { duration })),
    wait: 5000,
  },
  // One voice says it: the role is carried, `aria-live` is not.
  ariaProps: {
    say: (toast) => toast('x', { ariaProps: { role: 'status', 'aria-live': 'polite' } }),
  },
  className: { say: (toast) => toast('x', { className: 'mine' }) },
  style: { say: (toast) => toast('x', { style: { color: 'red', padding: 3 } }) },
  position: { say: (toast) => [toast('x', { position: 'bottom-left' }), toast('y')] },
  iconTheme: {
    say: (toast) => toast.success('x', { iconTheme: { primary: 'red', secondary: 'blue' } }),
  },
  toasterId: {
    toaster: { toasterId: 'mine' },
    say: (toast) => [toast('x', { toasterId: 'mine' }), toast('y')],
  },
  // Without effect on what is seen of those that stay.
  removeDelay: { say: (toast) => toast('x', { removeDelay: 300 }) },
}

const props: Record<keyof Omit<original.ToasterProps, 'reverseOrder'>, Scene> = {
  position: { toaster: { position: 'bottom-right' }, say: (toast) => toast('x') },
  toastOptions: {
    toaster: {
      toastOptions: {
        className: 'mine',
        style: { color: 'red' },
        position: 'top-left',
        duration: 9000,
        success: { style: { color: 'blue' }, icon: '👏', duration: 1000 },
      },
    },
    say: (toast) => [
      toast('x', { style: { padding: 1 } }),
      toast.success('y', { duration: 20_000 }),
      toast.success('z'),
      toast.error('e', { className: 'own' }),
      toast.loading('l'),
    ],
    wait: 5000,
  },
  gutter: { toaster: { gutter: 20 }, say: (toast) => toast('x') },
  containerStyle: {
    toaster: { containerStyle: { top: 80, color: 'red' } },
    say: (toast) => toast('x'),
  },
  containerClassName: { toaster: { containerClassName: 'box' }, say: (toast) => toast('x') },
  toasterId: {
    toaster: { toasterId: 'mine' },
    say: (toast) => [toast('x', { toasterId: 'mine' }), toast('y', { toasterId: 'other' })],
  },
  children: {
    toaster: ({ ToastBar }) => ({
      children: (t) => (
        <ToastBar toast={t} style={{ fontWeight: 600 }}>
          {({ icon, message }) => (
            <>
              {icon}
              {message}
              <b>{t.type}</b>
            </>
          )}
        </ToastBar>
      ),
    }),
    say: (toast) => [toast('x'), toast.error('y'), toast.custom(<b>bare</b>)],
  },
}

test.each([
  ...scenesOf<Scene>('toast.', calls),
  ...scenesOf<Scene>('the option ', options),
  ...scenesOf<Scene>('<Toaster> ', props),
  ...scenesOf<Scene>('', moreScenes),
  ...scenesOf<Scene>('', oddScenes),
])('%s gives the same result as in react-hot-toast', async (_, scene) => {
  const { theirs, ours } = await playBoth(scene)
  expect(ours).toEqual(theirs)
})

test('every name that react-hot-toast exports is here', async () => {
  const [theirs, ours] = await Promise.all([import('react-hot-toast'), import('./index.ts')])
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(theirs)))
  expect(Object.keys(ours.toast)).toEqual(expect.arrayContaining(Object.keys(theirs.toast)))
})
