import type * as original from 'sonner'
import type { ToastClassnames } from './index.ts'
import { type Scene, button } from './side-by-side.model.tsx'

/** A class of its own for every part. */
export const classNames: Required<ToastClassnames> = {
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

/** A scene for every option of a toast. Whoever adds a name to sonner is told by the compiler which scene is missing here. */
export const options: Record<keyof original.ExternalToast, Scene> = {
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
