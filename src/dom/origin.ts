import { saveSelection } from './selection.ts'
import { type Root, activeIn, isWithin, pathOf } from './tree.ts'

/** Elements that Tab reaches. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Returns whether an element is edited in place: unlike a field's, its caret is lost with focus. */
export const isEditor = (element: Element): boolean => (element as HTMLElement).isContentEditable

/** Moves focus without scrolling. */
export const focusOn = (target: Element): void =>
  (target as HTMLElement).focus({ preventScroll: true })

/** Blurs an element: a focus trap takes focus back when it sees where it goes, but not after a blur. */
export const letGoOf = (element: Element | null): void => (element as HTMLElement | null)?.blur()

/** Where focus came from. */
export interface Origin {
  /** Remembers the focused element as the one to return to. */
  remember: () => void
  /** Remembers it in case focus moves from there into the stage. */
  passes: () => void
  /** Says that focus came from a place, or from inside it. */
  comesFrom: (place: Element) => void
  /** Returns whether focus came from inside an element. */
  isIn: (element: Element) => boolean
  /** Returns whether there is a place to go back to. */
  isThere: () => boolean
  /** Returns focus, and an editor's caret; if the origin is gone, to an element nearby. */
  goBack: () => void
}

/** Creates a memory of where focus was before it entered the stage. */
export const createOrigin = (root: Root, stage: Element): Origin => {
  const document = root.ownerDocument ?? root
  let origin: Element | null | undefined
  let passed: Element | null | undefined
  let restoreSelection = () => {}

  /** Returns the focusable elements after the origin, then those before it. */
  const near = (): Element[] => {
    const all = [...document.querySelectorAll(FOCUSABLE)]
    // In the document itself, outside all web components.
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
      // For a place inside a web component, the event names only the component.
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
