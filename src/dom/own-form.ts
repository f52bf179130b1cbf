import { insist } from './insist.ts'

/** Leaves an element without a look, whatever the page says about forms and buttons. */
const strip = (element: HTMLElement, display: string): void => {
  insist(element, 'unset', 'all')
  insist(element, display, 'display')
}

/** Puts an element last in another; where browsers can, without taking it from under a finger. */
const carry = (element: Element, home: Element | Document | ShadowRoot): void => {
  if (element.isConnected && home.isConnected && 'moveBefore' in home)
    home.moveBefore(element, null)
  else home.append(element)
}

/**
 * Keeps the fields of cards out of a form of the page in which the host happens to be. A field belongs
 * to the nearest form around it, so there is one of ours, which sends nothing; only there, so that a
 * page finds no form that is not its own.
 *
 * @returns what carries the host to a place
 */
export const createOwnForm = (
  shell: HTMLElement,
  stage: HTMLElement,
): ((home: Element | Document | ShadowRoot) => void) => {
  const form = shell.ownerDocument.createElement('form')
  const button = shell.ownerDocument.createElement('button')
  // Enter in a field presses the first button of its form, and nothing where that one is disabled.
  button.disabled = true
  strip(button, 'none')
  strip(form, 'contents')
  form.noValidate = true
  form.append(button)
  // Forms inside of cards are their own.
  const refuse = (event: Event) => {
    if (event.target === form) event.preventDefault()
  }
  form.addEventListener('submit', refuse)
  form.addEventListener('reset', refuse)

  return (home) => {
    const isInForm = 'closest' in home && !!home.closest('form')
    const isEnclosed = stage.parentNode === form
    // Before it comes into the page's form, and after it has left that: of two radio buttons of one name
    // in one form only one stays chosen.
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
