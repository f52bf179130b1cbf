import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as original from 'react-hot-toast'
import { all, passes, playWithBoth } from '../two-libraries.model.ts'
import * as door from './index.ts'

type Library = typeof door
type Note = (words: string) => void

/** A scenario for a library; the result has to be the same with both. */
export interface Scene {
  readonly toaster?: door.ToasterProps | ((library: Library) => door.ToasterProps)
  /** What the code calls. Its result and its notes are compared. */
  readonly say: (toast: Library['toast'], note: Note) => unknown
  /** How long to wait then, in milliseconds. @default 1500 */
  readonly wait?: number
  /** What is rendered next to the Toaster. */
  readonly beside?: (library: Library) => ReactNode
}

/** Returns the user's own classes. */
const classesOf = ({ classList }: Element) =>
  [...classList].filter((name) => !/^(belfry-|bf-|go\d)/.test(name)).join(' ')

const styleOf = ({ style }: HTMLElement, names: readonly string[]) =>
  names.map((name) => style.getPropertyValue(name))

/** Returns the corner of the original's toast, by the styles around it. */
const cornerOf = ({ style }: HTMLElement) => {
  const side = { center: 'center', 'flex-end': 'right' }[style.justifyContent] ?? 'left'
  return `${style.top ? 'top' : 'bottom'}-${side}`
}

/** Returns the corner of the door's toast, on a left-to-right page. */
const positionOf = ({ dataset }: HTMLElement) =>
  dataset['position']!.replace('start', 'left').replace('end', 'right')

/** Returns the cards of a container that aren't leaving, each with its corner. */
const cardsOf = (container: HTMLElement): [corner: string, card: HTMLElement][] =>
  container.tagName === 'SECTION'
    ? all('[data-notification]:not([data-state=leaving]) .bf-hot', container).map((card) => [
        positionOf(container),
        card,
      ])
    : [...container.children]
        .filter(({ className }) => className)
        .map((card) => [cornerOf(card as HTMLElement), card as HTMLElement])

const cardSeen = ([corner, card]: [string, HTMLElement]) => {
  const bar = card.firstElementChild as HTMLElement | null
  return [
    corner,
    card.textContent,
    bar?.querySelector('[role]')?.getAttribute('role'),
    bar && classesOf(bar),
    bar && styleOf(bar, ['color', 'padding', 'font-weight']).join(),
  ].join(' | ')
}

const seen = () => {
  const containers = all('[data-rht-toaster]').filter((each) => cardsOf(each).length > 0)
  return {
    containers: [
      ...new Set(
        containers.map((container) =>
          [
            container.dataset['rhtToaster'],
            classesOf(container),
            ...styleOf(container, ['top', 'right', 'bottom', 'left', 'color']),
          ].join(' | '),
        ),
      ),
    ],
    // The original orders them by styles alone.
    cards: containers.flatMap(cardsOf).map(cardSeen).sort(),
  }
}

const play = async (library: Library, { toaster, say, wait = 1500, beside }: Scene) => {
  const notes: string[] = []
  const props = typeof toaster === 'function' ? toaster(library) : toaster
  const { container } = render(
    <>
      {beside?.(library)}
      <library.Toaster {...props} />
    </>,
  )
  await passes(50)
  let answer: unknown
  act(() => {
    answer = say(library.toast, (words) => void notes.push(words))
  })
  await passes(wait)
  const text = [...container.querySelectorAll('output')].map(({ textContent }) => textContent)
  const result = { answer: await answer, notes: [...notes], beside: text, ...seen() }
  act(() => library.toast.removeAll())
  await passes(1500)
  cleanup()
  return result
}

/** Plays a scene with react-hot-toast and with the door. */
export const playBoth = (scene: Scene): ReturnType<typeof playWithBoth> =>
  playWithBoth(original as unknown as Library, door, (library) => play(library, scene))
