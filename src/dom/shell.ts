import { insist } from './insist.ts'

/** The elements of a host. */
export interface Shell {
  /** Contains the landmark; in the top layer while it is open. */
  readonly stage: HTMLElement
  /** The element around the stage, which is moved as a whole. */
  readonly shell: HTMLElement
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
  // A test DOM may hide what has the attribute, and can't show it.
  if ('togglePopover' in stage) stage.popover = 'manual'
  // Libraries that hide the page behind their modals skip elements with these attributes.
  stage.setAttribute('aria-live', 'off')
  shell.dataset.reactAriaTopLayer = 'true'
  shell.append(stage)
  return { stage, shell }
}
