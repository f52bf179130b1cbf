import type { ReactElement } from 'react'
import { attempt } from '../core/inside.ts'
import { follow } from './promise.ts'
import { create, dismiss, idOf, rememberedToasts, toasts } from './state.ts'
import type { Content, ExternalToast, ToastT, ToastToDismiss, ToastType } from './toast-options.ts'

type Make = (message: Content, data?: ExternalToast) => number | string

/** The functions of `toast`. */
export interface ToastFunction extends Make {
  success: Make
  info: Make
  warning: Make
  error: Make
  message: Make
  loading: Make
  custom: (jsx: (id: number | string) => ReactElement, data?: ExternalToast) => number | string
  promise: typeof follow
  dismiss: (id?: number | string) => number | string
  getHistory: () => (ToastT | ToastToDismiss)[]
  getToasts: () => (ToastT | ToastToDismiss)[]
}

const maker =
  (type?: ToastType): Make =>
  (title, data) =>
    create({ title, type }, data)

/**
 * sonner's `toast`, with Belfry's queue, timers and announcements.
 *
 * @example
 * toast.success('Saved', { description: 'Your draft is safe.' })
 */
export const toast: ToastFunction = /* @__PURE__ */ Object.assign(maker(), {
  success: maker('success'),
  info: maker('info'),
  warning: maker('warning'),
  error: maker('error'),
  message: maker(),
  loading: maker('loading'),
  custom: (jsx: (id: number | string) => ReactElement, data?: ExternalToast): number | string => {
    const id = idOf(data)
    return create({ title: undefined, type: undefined, jsx: attempt(() => jsx(id)) }, data, id)
  },
  promise: follow,
  dismiss,
  getHistory: rememberedToasts,
  getToasts: () => [...toasts.all()].reverse(),
})
