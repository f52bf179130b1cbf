import { saveSelection } from './selection.ts'
import { type Root, activeIn, isWithin, pathOf } from './tree.ts'

/** What Tab goes to. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

const isEditor = (element: Element): boolean => (element as HTMLElement).isContentEditable

/** Moves the focus, and nothing else. */
export const focusOn = (target: Element): void =>
  (target as HTMLElement).focus({ preventScroll: true })

/** Where the focus came from. */
export interface Origin {
  /** What has the focus is where it shall come back to. */
  remember: () => void
  /** The same, if focus should go from there into the element. */
  passes: () => void
  /** The focus has come in from a place, or from inside of that. */
  comesFrom: (place: Element) => void
  /** Whether it came from inside of some other element. */
  isIn: (element: Element) => boolean
  /** Whether there is a place to go back to. */
  isThere: () => boolean
  /** Gives the focus back, with the caret of an editor; or to what is near if that is gone. */
  goBack: () => void
}

/** Remembers where the focus was before it came into an element. */
export const createOrigin = (root: Root, stage: Element): Origin => {
  const document = root.ownerDocument ?? root
  let origin: Element | null | undefined
  let passed: Element | null | undefined
  let restoreSelection = () => {}

  /** What follows the origin, then what is before it. */
  const near = (): Element[] => {
    const all = [...document.querySelectorAll(FOCUSABLE)]
    // In the document itself, outside of all web components.
    const place = pathOf(origin).find((each) => each.getRootNode() === document)
    if (!place) return all
    const isAfter = (each: Element) =>
      place.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING
    return [...all.filter(isAfter), ...all.filter((each) => !isAfter(each)).reverse()]
  }

  return {
    remember: () => {
      origin = activeIn(root)
      restoreSelection = saveSelection(document)
    },
    passes: () => {
      passed = activeIn(root)
      restoreSelection = saveSelection(document)
    },
    comesFrom: (place) => {
      // Of a place inside of a web component only that component is told.
      origin = isWithin(passed, place) ? passed : place
    },
    isIn: (element) => isWithin(origin, element),
    isThere: () => !!origin?.isConnected,
    goBack: () => {
      for (const home of [origin, ...near()]) {
        if (!home || home === document.body || isWithin(home, stage)) continue
        focusOn(home)
        if (activeIn(root) !== home) continue
        if (home === origin && isEditor(home)) restoreSelection()
        return
      }
    },
  }
}
