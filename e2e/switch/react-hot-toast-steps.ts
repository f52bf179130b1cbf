import type { ToastOptions } from 'belfry/react-hot-toast'

/** A call, as data: the same for both libraries. */
export type Step =
  | {
      kind: 'make'
      type: 'blank' | 'success' | 'error' | 'loading' | 'custom'
      words: string
      as: 'text' | 'element' | 'function'
      options?: ToastOptions
    }
  | { kind: 'dismiss' | 'remove'; id?: string }
  | { kind: 'promise'; fails: boolean; hasWords: boolean; options?: ToastOptions }

/** Numbers from 0 to below 1 that follow from a seed. */
const createRandom = (seed: number): (() => number) => {
  let state = seed * 7919 + 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return (state >>> 0) / 2 ** 32
  }
}

/** A sequence of calls that follows from a seed. */
export const createSteps = (seed: number): Step[] => {
  const random = createRandom(seed)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)]!

  const options = (): ToastOptions => ({
    ...(random() < 0.5 && { id: pick(['a', 'b', 'c']) }),
    ...(random() < 0.2 && { icon: pick(['🔥', '👏']) }),
    ...(random() < 0.2 && { className: pick(['mine', 'other']) }),
    ...(random() < 0.2 && { style: { color: pick(['red', 'blue']) } }),
    ...(random() < 0.2 && { duration: pick([50_000, Infinity]) }),
    ...(random() < 0.2 && { position: pick(['bottom-left', 'top-center', 'top-right'] as const) }),
  })

  const step = (index: number): Step => {
    const chance = random()
    if (chance < 0.2) {
      const id = pick(['a', 'b', 'c', 'nobody', undefined])
      return { kind: pick(['dismiss', 'remove'] as const), ...(id && { id }) }
    }
    if (chance < 0.3) {
      return {
        kind: 'promise',
        fails: random() < 0.5,
        hasWords: random() < 0.7,
        options: options(),
      }
    }
    return {
      kind: 'make',
      type: pick(['blank', 'success', 'error', 'loading', 'custom'] as const),
      words: `Words ${index}`,
      as: pick(['text', 'text', 'element', 'function'] as const),
      options: options(),
    }
  }
  return Array.from({ length: 12 }, (_, index) => step(index))
}

/** The call of a step, to be run in the page. */
export const play = (step: Step): string => `async ({ toast }) => {
  const revive = (key, value) => (value === 'Infinity' ? Infinity : value)
  const step = JSON.parse(${JSON.stringify(
    JSON.stringify(step, (_, value: unknown) => (value === Infinity ? 'Infinity' : value)),
  )}, revive)
  if (step.kind === 'dismiss' || step.kind === 'remove') return toast[step.kind](step.id)
  if (step.kind === 'promise') {
    const work = step.fails ? Promise.reject(new Error('no')) : Promise.resolve('yes')
    const told = { success: (value) => 'Done ' + value, error: (error) => 'Failed ' + error.message }
    const promise = toast.promise(work, { loading: 'Loading', ...(step.hasWords && told) }, step.options)
    return promise.then((value) => value, (error) => error.message)
  }
  const { type, words, options } = step
  const message = {
    text: words,
    element: window.createElement('b', null, words),
    function: (t) => words + ' ' + t.id,
  }[step.as]
  return (type === 'blank' ? toast : toast[type])(message, options)
}`
