import { type ReactNode, isValidElement } from 'react'
import { attempt, reportError } from '../core/inside.ts'
import { create, dismiss } from './state.ts'
import type { ExternalToast, ToastType } from './toast-options.ts'

// Code written for sonner reads `error.message` from it.
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any

/** A result with its own options. */
export interface PromiseResult extends ExternalToast {
  message: ReactNode
}

/** What to show for an outcome. */
export type PromiseState<Value> =
  | ReactNode
  | PromiseResult
  | ((value: Value) => ReactNode | PromiseResult | Promise<ReactNode | PromiseResult>)

/** What to show while work is pending, and for its outcome. */
export type PromiseData<Value = Anything> = Omit<ExternalToast, 'description'> & {
  loading?: ReactNode
  success?: PromiseState<Value>
  error?: PromiseState<Anything>
  description?: ReactNode | ((value: Anything) => ReactNode | Promise<ReactNode>)
  finally?: () => void | Promise<void>
}

/** Waits for the outcome; part of the toast's id, if one was shown. */
export interface Unwrap<Value> {
  unwrap: () => Promise<Value>
}

type Followed<Value> = (string & Unwrap<Value>) | (number & Unwrap<Value>) | Unwrap<Value>

/** Returns why a value counts as a failure although its promise was fulfilled, if it does. */
const failureOf = (value: unknown): unknown => {
  if (value instanceof Error) return value
  const { ok, status } = Object(value) as Partial<Response>
  return ok === false && typeof status === 'number' ? `HTTP error! status: ${status}` : undefined
}

/** Returns whether a value is a result with options, rather than a node. */
const isResult = (value: unknown): value is PromiseResult =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isValidElement(value)

const answer = async (state: unknown, ...given: unknown[]): Promise<unknown> =>
  typeof state === 'function' ? state(...given) : state

/** Shows a loading toast, then replaces it with the outcome. */
export const follow = <Value>(
  work: Promise<Value> | (() => Promise<Value>),
  data?: PromiseData<Value>,
): Followed<Value> => {
  // Like sonner, it neither starts the work nor returns anything.
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
    const { message, ...own } = isResult(outcome) ? outcome : { message: outcome as ReactNode }
    // Code that the compiler doesn't see through may give it another type.
    create({ title: message, type, ...own }, { ...same, description: details, ...own })
  }

  const settle = async (): Promise<Value> => {
    try {
      const value = (await answer(work)) as Value
      const failure = failureOf(value)
      if (isValidElement(value)) create({ title: value, type: 'default' }, same)
      else if (failure) await tell('error', error, failure)
      else if (success === undefined) close()
      else await tell('success', success, value)
      return value
    } catch (reason) {
      if (error === undefined) close()
      else
        await tell('error', error, reason).catch((thrown: unknown) => {
          // A failure is shown even if its message can't be created.
          reportError(thrown)
          create({ title: undefined, type: 'error' }, same)
        })
      throw reason
    } finally {
      void attempt(() => onEnd?.())
    }
  }
  const settled = settle()
  // The toast shows it; use `unwrap` to catch it.
  settled.catch(() => {})

  return Object.assign(Object(id), { unwrap: () => settled }) as Followed<Value>
}
