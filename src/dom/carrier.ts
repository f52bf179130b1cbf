import { insist } from './insist.ts'

const pageOf = (node: Node): Node => node.getRootNode({ composed: true })

/** Appends an element to another; where supported, without interrupting a touch. */
const carry = (element: Element, home: Element | Document | ShadowRoot): void => {
  // Not into another page, as when a layer was given to another window together with its cards.
  if ('moveBefore' in home && element.isConnected && pageOf(element) === pageOf(home))
    home.moveBefore(element, null)
  else home.append(element)
}

/**
 * Moves the host from place to place, and keeps the fields of its cards out of a page's form that it
 * happens to be in. A field belongs to its nearest form, so we wrap the stage in our own, which submits
 * nothing; only when needed, so that a page doesn't find a form it doesn't own.
 *
 * @returns a function that moves the host to a place
 */
export const createCarrier = (
  shell: HTMLElement,
  stage: HTMLElement,
): ((home: Element | Document | ShadowRoot) => void) => {
  const form = shell.ownerDocument.createElement('form')
  const button = shell.ownerDocument.createElement('button')
  // Enter in a field clicks the first button of its form, and does nothing if that is disabled.
  button.disabled = true
  insist(button, 'none', 'display')
  // What the page's styles do to forms would be inherited by the cards.
  insist(form, 'unset', 'all')
  insist(form, 'contents', 'display')
  form.noValidate = true
  form.append(button)
  // Forms inside cards are left alone.
  const refuse = (event: Event) => {
    if (event.target === form) event.preventDefault()
  }
  form.addEventListener('submit', refuse)
  form.addEventListener('reset', refuse)

  return (home) => {
    const isInForm = 'closest' in home && !!home.closest('form')
    const isEnclosed = stage.parentNode === form
    // Wraps before entering the page's form, and unwraps after leaving it: of two radio buttons with the
    // same name in one form, only one stays checked.
    if (isInForm && !isEnclosed) {
      shell.append(form)
      carry(stage, form)
    }
    carry(shell, home)
    if (!isInForm && isEnclosed) {
      carry(stage, shell)
      form.remove()
    }
  }
}
