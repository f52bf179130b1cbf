import { createNotifier } from './create-notifier.ts'
import { factsOf, keepFacts } from './facts.ts'
import { createListeners } from './listeners.ts'
import type { Notifier } from './notifier.ts'

// One for all copies of the package of this major version in the process or page.
const key: unique symbol = Symbol.for('belfry@1')
const shared = globalThis as { [key]?: Notifier }

type Callable = (...given: unknown[]) => unknown

/**
 * Whatever is called goes to the notifier behind it. To reset it is to put a new one there: so
 * nothing that the old one knew can be forgotten to be reset.
 */
const createShared = (): Notifier => {
  let behind = createNotifier()
  const { listen, tell } = createListeners<void>()
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
      tell()
    })
  }
  const own = { behind: { current: () => behind, watch: listen, reset } }
  return keepFacts(facade, () => ({ ...factsOf(behind)!, ...own }))
}

/** The notifier that everybody shares. */
export const notify: Notifier = (shared[key] ??= createShared())

/** Gives the shared notifier back as it was made: for tests. */
export const resetShared = (): void => factsOf(notify)?.behind?.reset()
