import { createNotifier } from './create-notifier.ts'
import { factsOf, keepBehind, keepFacts } from './facts.ts'
import type { Notifier } from './notifier.ts'

// One for all copies of the package of this major version in the process or page.
const key: unique symbol = Symbol.for('belfry@1')
const resetKey: unique symbol = Symbol.for('belfry@1 reset')
const shared = globalThis as { [key]?: Resettable }

type Resettable = Notifier & { [resetKey]?: () => void }
type Callable = (...given: unknown[]) => unknown

/**
 * Whatever is called goes to the notifier behind it. To reset it is to put a new one there: so
 * nothing that the old one knew can be forgotten to be reset.
 */
const createShared = (): Resettable => {
  let behind = createNotifier()
  const listeners = new Set<() => void>()
  const forward =
    (member?: string): Callable =>
    (...given) =>
      (member ? (behind as unknown as Record<string, Callable>)[member]! : (behind as Callable))(
        ...given,
      )
  const members = Object.keys(behind).map((member) => [member, forward(member)])
  const facade = Object.assign(forward(), Object.fromEntries(members)) as unknown as Notifier
  const reset = () => {
    behind.clear()
    behind = createNotifier()
    // Views are not told before something happens: a test may end with a reset, where React
    // complains of changes that come from nowhere.
    const unwatch = behind.watch(() => {
      unwatch()
      listeners.forEach((listener) => listener())
    })
  }
  keepFacts(facade, () => factsOf(behind))
  keepBehind(facade, {
    current: () => behind,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  return Object.defineProperty(facade, resetKey, { value: reset })
}

/** The notifier that everybody shares. */
export const notify: Notifier = (shared[key] ??= createShared())

/** Gives the shared notifier back as it was made: for tests. */
export const resetShared = (): void => (notify as Resettable)[resetKey]?.()
