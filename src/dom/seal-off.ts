import type { Life } from './life.ts'
import { firstOn } from './tree.ts'

// Events that tell other code "someone is outside of you", or act on an ancestor.
const PRESSES = 'pointerdown pointerup mousedown mouseup touchstart touchend click'
const OTHERS = 'dblclick auxclick contextmenu wheel touchmove focusin focusout'
const FIELDS = 'beforeinput input change submit reset formdata'
const KEYS = 'keydown keyup'

// Base UI hears presses before anything inside can stop them. It marks what is outside its popups, and
// ignores a press on something unmarked, if something else is marked.
const MARK = 'data-base-ui-inert'

/** Keeps events inside a view from having any effect on what is around it. */
export const sealOff = (shell: HTMLElement, { listen, onEnd }: Life): void => {
  const document = shell.ownerDocument
  const { head, defaultView: window } = document

  const mark = (event: Event) => {
    const path = event.composedPath()
    // In whichever view: the last one that hears of a press must not take back what another said.
    head.toggleAttribute(MARK, !!firstOn(path, '.belfry'))
    if (!path.includes(shell)) return
    for (const each of [shell, ...shell.querySelectorAll(`[${MARK}]`)]) each.removeAttribute(MARK)
  }

  const stop = (event: Event) => {
    event.stopPropagation()
    head.removeAttribute(MARK)
  }

  listen(window!, PRESSES, mark, { capture: true, passive: true })
  listen(shell, `${PRESSES} ${OTHERS} ${FIELDS}`, stop, { passive: true })
  // The page's keyboard shortcuts still work in cards, unless a layer or a web component is around them.
  listen(shell, KEYS, (event) => {
    if (shell.parentNode !== document.body) event.stopPropagation()
  })
  onEnd(() => head.removeAttribute(MARK))
}
