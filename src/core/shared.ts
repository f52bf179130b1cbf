import { createNotifier } from './create-notifier.ts'
import { factsOf, keepFacts } from './facts.ts'
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
  }
  keepFacts(facade, () => factsOf(behind))
  return Object.defineProperty(facade, resetKey, { value: reset })
}

/** The notifier that everybody shares. */
export const notify: Notifier = (shared[key] ??= createShared())

/** Gives the shared notifier back as it was made: for tests. */
export const resetShared = (): void => (notify as Resettable)[resetKey]?.()
