import type { ReactElement } from 'react'
import { attempt } from '../core/inside.ts'
import { follow } from './promise.ts'
import { activeToasts, create, dismiss, rememberedToasts } from './state.ts'
import type { Content, ExternalToast, ToastType } from './toast-options.ts'

type Make = (message: Content, data?: ExternalToast) => number | string

const maker =
  (type?: ToastType): Make =>
  (title, data) =>
    create({ title, type }, data)

let custom = 0

/**
 * sonner's `toast`, on Belfry's queue, time and voice.
 *
 * @example
 * toast.success('Saved', { description: 'Your draft is safe.' })
 */
export const toast = /* @__PURE__ */ Object.assign(maker(), {
  success: maker('success'),
  info: maker('info'),
  warning: maker('warning'),
  error: maker('error'),
  message: maker(),
  loading: maker('loading'),
  custom: (jsx: (id: number | string) => ReactElement, data?: ExternalToast): number | string => {
    const id = data?.id || `custom-${++custom}`
    return create({ jsx: attempt(() => jsx(id)) }, { ...data, id })
  },
  promise: follow,
  dismiss: (id?: number | string): number | string => dismiss(id)!,
  getHistory: rememberedToasts,
  getToasts: () => [...activeToasts()],
})
