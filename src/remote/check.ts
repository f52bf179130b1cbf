import { misfit } from '../core/inside.ts'

/** Throws a `TypeError` that says what was expected and what came, unless it fits. */
export function check(field: string, takes: string, value: unknown, fits: unknown): void {
  if (!fits) throw misfit(field, takes, value)
}

export const isFunction = (value: unknown): boolean => typeof value === 'function'
