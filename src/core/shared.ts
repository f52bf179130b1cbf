import { createNotifier } from './create-notifier.ts'
import { factsOf, keepFacts } from './facts.ts'
import { createListeners } from './listeners.ts'
import type { Notifier } from './notifier.ts'

// Shared by all copies of this major version in the process or page.
const key: unique symbol = Symbol.for('belfry@1')
const shared = globalThis as { [key]?: Notifier }

type Callable = (...given: unknown[]) => unknown

/**
 * Forwards every call to the notifier behind it. A reset puts a new one there, so that no state of
 * the old one can be missed.
 */
const createShared = (): Notifier => {
  let behind = createNotifier()
  const { listen, tell } = createListeners<void>()
  // Found at every call: after a reset, it belongs to another notifier.
  const forward =
    (find: () => unknown): Callable =>
    (...given) =>
      (find() as Callable)(...given)
  const names = Object.keys(behind) as (keyof Notifier)[]
  const members = Object.fromEntries(names.map((name) => [name, forward(() => behind[name])]))
  const facade = Object.assign(
    forward(() => behind),
    members as Record<keyof Notifier, Callable>,
  ) as Notifier
  const reset = () => {
    behind.clear()
    behind = createNotifier()
    // Views are not told until something happens: a test may end with a reset, and React complains
    // about updates outside of `act`.
    const unwatch = behind.watch(() => {
      unwatch()
      tell()
    })
  }
  const own = { behind: { current: () => behind, watch: listen, reset } }
  return keepFacts(facade, () => ({ ...factsOf(behind)!, ...own }))
}

/**
 * The shared notifier: call it from anywhere, and a `<Toaster>` shows what it was given.
 *
 * @example
 * notify('Saved')
 * notify.success('Saved', { message: 'Your draft is safe.' })
 * notify.error('Not saved', { action: { label: 'Try again', onAction: save } })
 */
export const notify: Notifier = (shared[key] ??= createShared())

/** Resets the shared notifier to its initial state, for tests. */
export const resetShared = (): void => factsOf(notify)?.behind?.reset()
