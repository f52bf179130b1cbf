import { insist } from './insist.ts'

/** The elements of a host. */
export interface Shell {
  /** Contains the landmark; in the top layer while it is open. */
  readonly stage: HTMLElement
  /** The element around the stage, which is moved as a whole. */
  readonly shell: HTMLElement
}

// Any copy of this package leaves its mark, and a clone of an element doesn't have it.
const ORIGINAL = Symbol.for('belfry.shell')

/** Removes clones, whose cards nobody could close: some pages are put back from a copy. */
export const removeClones = (document: Document): void => {
  // The page may use the class too.
  for (const shell of document.querySelectorAll('.belfry[data-react-aria-top-layer]'))
    if (!(ORIGINAL in shell)) shell.remove()
}

/** Creates the elements of a host, which take no room in the page. */
export const createShell = (document: Document): Shell => {
  const shell = document.createElement('div')
  const stage = document.createElement('div')
  shell.className = 'belfry'
  // Out of the layout, whatever the page's styles do to its children.
  insist(shell, '0', 'top left width height margin padding border')
  insist(shell, 'auto', 'bottom right')
  insist(shell, 'fixed', 'position')
  insist(shell, 'block', 'display')
  insist(shell, 'visible', 'visibility')
  insist(shell, 'text', 'user-select')
  stage.className = 'belfry-stage'
  Object.assign(shell, { [ORIGINAL]: true })
  // A test DOM may hide what has the attribute, and can't show it.
  if ('togglePopover' in stage) stage.popover = 'manual'
  // Libraries that hide the page behind their modals skip elements with these attributes.
  stage.setAttribute('aria-live', 'off')
  shell.dataset.reactAriaTopLayer = 'true'
  shell.append(stage)
  return { stage, shell }
}
