import { type ReactNode, isValidElement } from 'react'
import { attempt, reportError } from '../core/inside.ts'
import { create, dismiss, isActive } from './state.ts'
import type { ExternalToast, ToastType } from './toast-options.ts'

/** A result with options of its own. */
export interface PromiseResult extends ExternalToast {
  message: ReactNode
}

/** What to show of an outcome. */
export type PromiseState<Value> =
  | ReactNode
  | PromiseResult
  | ((value: Value) => ReactNode | PromiseResult | Promise<ReactNode | PromiseResult>)

/** What to show while work is under way, and of its outcome. */
export type PromiseData<Value> = Omit<ExternalToast, 'description'> & {
  loading?: ReactNode
  success?: PromiseState<Value>
  error?: PromiseState<unknown>
  description?: ReactNode | ((value: unknown) => ReactNode | Promise<ReactNode>)
  finally?: () => void | Promise<void>
}

type Unwrapped<Value> = { unwrap: () => Promise<Value> }

const isFailedResponse = (value: unknown): value is { status: number } =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  value.ok === false &&
  'status' in value

const isResult = (value: unknown): value is PromiseResult =>
  typeof value === 'object' && value !== null && !isValidElement(value) && !Array.isArray(value)

const answer = async (state: unknown, value: unknown): Promise<unknown> =>
  typeof state === 'function' ? state(value) : state

/** Follows work: a toast that loads, then tells its outcome in its place. */
export const follow = <Value>(
  work: Promise<Value> | (() => Promise<Value>),
  data?: PromiseData<Value>,
): Unwrapped<Value> | ((number | string) & Unwrapped<Value>) => {
  const { loading, success, error, description, finally: end, ...options } = data ?? {}
  let id: number | string | undefined
  if (loading !== undefined) {
    const words = typeof description === 'function' ? {} : { description }
    id = create({ title: loading, type: 'loading', promise: work }, { ...options, ...words })
  }
  const isGone = () => id !== undefined && !isActive(id)

  const tell = async (type: ToastType, state: unknown, value: unknown): Promise<void> => {
    if (isGone()) return
    const outcome = isValidElement(value) && type === 'success' ? value : await answer(state, value)
    const details = await answer(description, value)
    if (isGone()) return
    const own = isResult(outcome) ? outcome : { message: outcome as ReactNode }
    const { message, ...rest } = own
    const words = details === undefined ? {} : { description: details as ReactNode }
    const kept = id === undefined ? {} : { id }
    id = create(
      { title: message, type },
      { duration: undefined!, ...options, ...words, ...rest, ...kept },
    )
  }

  const promise = Promise.resolve(
    attempt(() => (typeof work === 'function' ? work() : work)) as Promise<Value>,
  )
  const settled = promise.then(
    async (value) => {
      const isElement = isValidElement(value)
      const hasFailed = isFailedResponse(value) || value instanceof Error
      const reason = isFailedResponse(value) ? `HTTP error! status: ${value.status}` : value
      if (hasFailed && error !== undefined) await tell('error', error, reason)
      else if (isElement || (!hasFailed && success !== undefined))
        await tell(isElement ? 'default' : 'success', isElement ? value : success, value)
      else if (id !== undefined) dismiss(id)
    },
    async (reason: unknown) => {
      if (error !== undefined) await tell('error', error, reason)
      else if (id !== undefined) dismiss(id)
    },
  )
  settled.catch(reportError).then(() => attempt(() => end?.()), reportError)

  const unwrap = async (): Promise<Value> => {
    const value = await promise
    await settled
    return value
  }
  return id === undefined ? { unwrap } : Object.assign(id as never, { unwrap })
}
