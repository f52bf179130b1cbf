import { type ReactNode, isValidElement } from 'react'
import { attempt, reportError } from '../core/inside.ts'
import { create, dismiss } from './state.ts'
import type { ExternalToast, ToastType } from './toast-options.ts'

// Code that was written for sonner reads `error.message` of it.
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any

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
export type PromiseData<Value = Anything> = Omit<ExternalToast, 'description'> & {
  loading?: ReactNode
  success?: PromiseState<Value>
  error?: PromiseState<Anything>
  description?: ReactNode | ((value: Anything) => ReactNode | Promise<ReactNode>)
  finally?: () => void | Promise<void>
}

/** Waits for the outcome; the id of the toast, where one was shown, carries it. */
export interface Unwrap<Value> {
  unwrap: () => Promise<Value>
}

type Followed<Value> = (string & Unwrap<Value>) | (number & Unwrap<Value>) | Unwrap<Value>

const isFailedResponse = (value: unknown): value is Response => {
  const { ok, status } = (value ?? {}) as Partial<Response>
  return ok === false && typeof status === 'number'
}

const isResult = (value: unknown): value is PromiseResult =>
  typeof value === 'object' && value !== null && !isValidElement(value) && !Array.isArray(value)

const answer = async (state: unknown, value: unknown): Promise<unknown> =>
  typeof state === 'function' ? state(value) : state

/** Follows work: a toast that loads, then tells its outcome in its place. */
export const follow = <Value>(
  work: Promise<Value> | (() => Promise<Value>),
  data?: PromiseData<Value>,
): Followed<Value> => {
  // sonner neither starts the work nor answers anything.
  if (!data) return undefined as never
  const { loading, success, error, description, finally: onEnd, ...options } = data
  const words = typeof description === 'function' ? undefined : description
  const id =
    loading === undefined
      ? undefined
      : create(
          { title: loading, type: 'loading', promise: work },
          { ...options, description: words },
        )
  const same = { id } as ExternalToast
  const close = () => id !== undefined && dismiss(id)

  const tell = async (type: ToastType, state: unknown, value: unknown): Promise<void> => {
    const outcome = await answer(state, value)
    const details = (await answer(description, value)) as ReactNode
    const result = isResult(outcome) ? outcome : { message: outcome as ReactNode }
    const { message, ...own } = result
    create({ title: message, type }, { ...same, description: details, ...own })
  }

  const onValue = async (value: unknown): Promise<unknown> => {
    if (isValidElement(value)) return create({ title: value, type: 'default' }, same)
    if (isFailedResponse(value)) return tell('error', error, `HTTP error! status: ${value.status}`)
    if (value instanceof Error) return tell('error', error, value)
    return success === undefined ? close() : tell('success', success, value)
  }

  const onFailure = async (reason: unknown): Promise<unknown> => {
    if (error === undefined) return close()
    return tell('error', error, reason).catch((thrown: unknown) => {
      // A failure is told even where the words for it fail.
      reportError(thrown)
      create({ title: undefined, type: 'error' }, same)
    })
  }

  const settled = new Promise<Value>((resolve) => {
    resolve(typeof work === 'function' ? work() : work)
  })
    .then(async (value) => {
      await onValue(value)
      return value
    })
    .catch(async (reason: unknown) => {
      await onFailure(reason)
      throw reason
    })
    .finally(() => void attempt(() => onEnd?.()))
  // Told by the toast; whoever wants to catch it unwraps.
  settled.catch(() => {})

  const unwrap = { unwrap: () => settled }
  return id === undefined ? unwrap : (Object.assign(Object(id), unwrap) as Followed<Value>)
}
