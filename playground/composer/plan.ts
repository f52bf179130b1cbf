import type { Media, NotificationInput, NotifierOptions } from 'belfry'
import type { ToasterProps } from 'belfry/react'
import { type ChoiceName, type Composition, choices } from './composition.ts'

/** How the page looks and moves, whatever the system says. */
interface PageSettings {
  readonly scheme?: 'light' | 'dark'
  readonly motion?: 'reduced'
}

/**
 * A composition as the values that are handed to the library. The page runs with these values and
 * the code is printed from them, so the two cannot drift apart.
 */
export interface Plan {
  readonly notification: NotificationInput
  readonly notifier: NotifierOptions
  readonly toaster: Pick<ToasterProps, 'position' | 'limit' | 'stack' | 'dir'>
  readonly page: PageSettings
}

type Given<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** Only what was said. */
const said = <Fields extends object>(fields: Given<Fields>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

const text = (value: string) => value || undefined
const number = (value: string) => (value.trim() === '' ? undefined : Number(value))

/** The answer to a closed question, if it is one of its words: an address may hold any other. */
function answer<Name extends ChoiceName>(
  composition: Composition,
  name: Name,
): (typeof choices)[Name][number] | undefined {
  const words: readonly string[] = choices[name]
  const word = composition[name]
  return words.includes(word) ? (word as (typeof choices)[Name][number]) : undefined
}

/** The answer, unless it is the usual one. */
const except = <Word extends string, Usual extends Word>(word: Word | undefined, usual: Usual) =>
  word === usual ? undefined : (word as Exclude<Word, Usual> | undefined)

function mediaOf({ media, url, alt, set, path }: Composition): Media | undefined {
  if (media === 'image') return said<Media>({ type: 'image', url, alt: text(alt) })
  if (media === 'icon') return { type: 'icon', set, path }
  return media === 'none' ? undefined : ({ type: media } as unknown as Media)
}

// An action of the user's own comes here; it has nothing to do but to end well.
const onAction = () => {}

/** The values that a composition stands for, good or bad. */
export function planOf(composition: Composition): Plan {
  const { type, timestamp, action, keepOpen, dismissible } = composition
  return {
    notification: said<NotificationInput>({
      title: composition.title,
      message: text(composition.message),
      type: type === 'info' ? undefined : (type as NonNullable<NotificationInput['type']>),
      duration: number(composition.duration),
      timestamp: timestamp ? new Date(timestamp) : undefined,
      media: mediaOf(composition),
      action: action ? { label: action, onAction, ...(keepOpen && { keepOpen }) } : undefined,
      key: text(composition.key),
      priority: number(composition.priority),
      id: text(composition.id),
      pending: composition.pending || undefined,
      dismissible: dismissible ? undefined : false,
    }),
    notifier: said<NotifierOptions>({
      duration: number(composition.defaultDuration),
      limit: number(composition.limit),
      overflow: except(
        composition.overflow as NonNullable<NotifierOptions['overflow']>,
        'newest-first',
      ),
    }),
    toaster: said<Plan['toaster']>({
      position: except(answer(composition, 'position'), 'bottom-end'),
      limit: number(composition.room),
      stack: composition.stack || undefined,
      dir: except(answer(composition, 'dir'), 'auto'),
    }),
    page: said<PageSettings>({
      scheme: except(answer(composition, 'scheme'), 'auto'),
      motion: except(answer(composition, 'motion'), 'auto'),
    }),
  }
}
