import { type Notifier, type RegisteredData, notify } from '../core/index.ts'
import { createListeners, name as readName, object } from '../core/inside.ts'
import { createKeptText } from './kept-text.ts'
import { askPermission, permission } from './permission.ts'
import { defaults } from './defaults.ts'
import { fromText, silences, toText, withChanges } from './preference-values.ts'
import type { PreferenceChanges, PreferenceValues, Preferences } from './preferences.ts'

const LONGEST_TIMER = 2 ** 31 - 1

/** Whose preferences these are, and what they apply to. */
export interface PreferencesOptions<Data = RegisteredData> {
  /** The account, for browsers with several users. @default whoever uses this browser */
  account?: string | undefined
  /** The notifier they apply to. @default the shared `notify` */
  notifier?: Pick<Notifier<Data>, 'quiet' | 'stretch'> | undefined
  /** Categories that users can mute, with their labels. @default {} */
  categories?: Readonly<Record<string, string>> | undefined
}

/**
 * Stores a user's preferences and applies them before the first toast and in all tabs.
 *
 * @example
 * const preferences = createPreferences({ categories: { comments: 'Comments' } })
 * preferences.set({ time: 2, muted: ['comments'] })
 */
export const createPreferences = <Data = RegisteredData>(
  options: PreferencesOptions<Data> = {},
): Preferences => {
  object('options', options)
  const { account, notifier = notify as unknown as Notifier<Data>, categories = {} } = options
  object('categories', categories)
  const owner = account === undefined ? '' : `:${readName('account', account)}`
  const kept = createKeptText(`belfry:preferences${owner}`)
  const listeners = createListeners<void>()
  let stored = kept.get()
  let values = fromText(stored)
  let unstretch = (): void => {}
  let quietEnd: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const get = (): PreferenceValues => {
    // A quiet spell that has ended is over, even if its timer is late.
    if (typeof values.quiet === 'number' && values.quiet <= Date.now())
      values = withChanges(values, { quiet: false })
    return values
  }

  const apply = (): void => {
    if (isClosed) return
    unstretch()
    unstretch = notifier.stretch(values.time)
    awaitQuietEnd()
  }

  /** Tells listeners when a quiet spell ends by itself. */
  const awaitQuietEnd = (): void => {
    clearTimeout(quietEnd)
    const { quiet } = get()
    if (typeof quiet !== 'number') return
    quietEnd = setTimeout(
      () => {
        awaitQuietEnd()
        listeners.tell()
      },
      Math.min(quiet - Date.now(), LONGEST_TIMER),
    )
  }

  const take = (next: PreferenceValues): void => {
    if (toText(next) === toText(values)) return
    values = next
    apply()
    listeners.tell()
  }

  /** What could not be stored here, or not be read, stays as long as nothing else is stored. */
  const readAgain = (): void => {
    const text = kept.get()
    if (text === undefined || text === stored) return
    stored = text
    take(fromText(text))
  }

  const write = (next: PreferenceValues): void => {
    const before = values
    kept.set(next === defaults ? undefined : toText(next, kept.get()))
    // What was written has been taken, and a watcher may have changed it since.
    if (values === before) take(next)
  }

  const change = (changes: PreferenceChanges): void => {
    // Another tab may have written, and this one not have heard of it yet.
    readAgain()
    write(withChanges(get(), changes))
  }

  const set = (changes: PreferenceChanges): void => {
    // Chosen before, it may have lost its permission since.
    const mayBeNew = values.system === 'off' || permission() === 'default'
    change(changes)
    if (changes.system && changes.system !== 'off' && mayBeNew) void undoIfRefused()
  }

  /** Where there is nothing to refuse, a `show` of the application's own may go by the choice. */
  const undoIfRefused = async (): Promise<void> => {
    const answer = await askPermission()
    if (answer === 'denied' || answer === 'default') change({ system: 'off' })
  }

  const unquiet = notifier.quiet((notification) => silences(get(), notification))
  apply()
  const leave = kept.listen(readAgain)

  return {
    get,
    set,
    reset: () => write(defaults),
    watch: listeners.listen,
    categories: Object.freeze({ ...categories }),
    permission,
    close: () => {
      isClosed = true
      leave()
      unquiet()
      unstretch()
      clearTimeout(quietEnd)
    },
  }
}
