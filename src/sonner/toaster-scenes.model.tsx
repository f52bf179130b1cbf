import type * as original from 'sonner'
import { type Scene, button, plain } from './side-by-side.model.tsx'
import { classNames } from './option-scenes.model.tsx'

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

/** A scene for every property of a Toaster. Whoever adds a name to sonner is told by the compiler which scene is missing here. */
export const props: Record<keyof original.ToasterProps, Scene> = {
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
  swipeDirections: { toaster: { swipeDirections: ['left'] }, say: plain },
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
