import { attempt } from '../core/inside.ts'

type Count = (count: number) => string

/** Falls back to the default function if your own throws or doesn't return a string. */
const counting =
  (own: Count, usual: Count): Count =>
  (count) => {
    const words: unknown = attempt(() => own(count))
    return typeof words === 'string' ? words : usual(count)
  }

/** Returns your own texts where valid, with defaults for the rest. */
export const complete = <Words extends object>(
  own: object | null | undefined,
  usual: Words,
): Words =>
  Object.fromEntries(
    Object.entries(usual).map(([name, word]: [string, unknown]) => {
      const given = (own as Record<string, unknown> | null | undefined)?.[name]
      if (typeof given !== typeof word) return [name, word]
      if (typeof word === 'function') return [name, counting(given as Count, word as Count)]
      return [name, typeof word === 'object' ? complete(given as object, word as object) : given]
    }),
  ) as Words
