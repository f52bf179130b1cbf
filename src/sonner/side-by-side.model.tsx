import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as original from 'sonner'
import { all, passes, playWithBoth } from '../two-libraries.model.ts'
import * as door from './index.ts'

type Library = typeof door
type Note = (words: string) => void

/** A scenario for a library; the result has to be the same with both. */
export interface Scene {
  readonly toaster?: door.ToasterProps
  /** What the code calls. Its result and its notes are compared. */
  readonly say: (toast: Library['toast'], note: Note) => unknown
  /** What the user clicks then. */
  readonly press?: string
  /** How long to wait then, in milliseconds. @default 500 */
  readonly wait?: number
  /** What is rendered next to the Toaster. */
  readonly beside?: (library: Library) => ReactNode
}

/** Returns the user's own classes. */
const classesOf = ({ classList }: Element) =>
  [...classList].filter((name) => !/^(belfry|bf|sonner)-/.test(name)).join(' ')

const partOf = (card: HTMLElement, name: string) => {
  const part = card.querySelector<HTMLElement>(`[data-${name}]`)
  if (!part) return null
  // Each library may draw icons its own way.
  const isOwn = /title|description/.test(name)
  const content = isOwn ? part.innerHTML : part.textContent
  return [content, classesOf(part), part.style.cssText, part.getAttribute('aria-label')]
}

const carried = ['type', 'styled', 'richColors', 'invert', 'promise', 'dismissible', 'testid']
const places = ['xPosition', 'yPosition']
const parts = ['icon', 'content', 'title', 'description', 'cancel', 'action', 'close-button']

const ownStyle = ({ style }: HTMLElement) =>
  Array.from(style as ArrayLike<string>)
    .filter((name) => !name.startsWith('--'))
    .map((name) => [name, style.getPropertyValue(name)])

const cardSeen = (card: HTMLElement) => ({
  data: [...carried, ...places].map((name) => `${name}: ${card.dataset[name]}`),
  className: classesOf(card),
  style: ownStyle(card),
  parts: Object.fromEntries(parts.map((name) => [name, partOf(card, name)])),
  loader: all('[data-icon] .loader-of-mine', card).map(({ textContent }) => textContent),
})

const sides = ['top', 'right', 'bottom', 'left']

const toasterSeen = (toaster: HTMLElement) => {
  const { style, dataset, dir } = toaster
  const value = (name: string) => style.getPropertyValue(name)
  return {
    label: toaster.closest('section')?.getAttribute('aria-label')?.trim(),
    data: [dataset['sonnerTheme'], ...places.map((name) => dataset[name])],
    // A document without layout has no direction.
    dir: dir || 'ltr',
    className: classesOf(toaster),
    style: [value('color'), value('--normal-bg')],
    gap: value('--gap') || value('--belfry-gap'),
    offset: sides.map((side) => value(`--offset-${side}`) || '24px'),
    mobileOffset: sides.map((side) => value(`--mobile-offset-${side}`) || '16px'),
    cards: all('[data-sonner-toast]:not([data-visible=false])', toaster).map(cardSeen),
  }
}

const seen = () =>
  all('[data-sonner-toaster]')
    .map(toasterSeen)
    .filter(({ cards }) => cards.length > 0)
    .sort((one, other) => one.data.join().localeCompare(other.data.join()))

const play = async (library: Library, { toaster, say, press, wait = 500, beside }: Scene) => {
  const notes: string[] = []
  const { container } = render(
    <>
      {beside?.(library)}
      <library.Toaster {...toaster} />
    </>,
  )
  await passes(50)
  let answer: unknown
  act(() => {
    answer = say(library.toast, (words) => void notes.push(words))
  })
  await passes(50)
  if (press) act(() => all(press).forEach((element) => fireEvent.click(element)))
  await passes(wait)
  const result = {
    answer: await answer,
    notes: [...notes],
    seen: seen(),
    beside: container.querySelector('p')?.textContent,
  }
  act(() => void library.toast.dismiss())
  await passes(1000)
  cleanup()
  return result
}

/** Plays a scene with sonner and with the door. */
export const playBoth = (scene: Scene): ReturnType<typeof playWithBoth> =>
  playWithBoth(original as unknown as Library, door, (library) => play(library, scene))

/** A button of a toast, which does nothing. */
export const button = { label: 'Do', onClick: () => {} }

/** Says one word. */
export const plain: Scene['say'] = (toast) => toast('x')
