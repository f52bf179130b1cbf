import type { Life } from './life.ts'
import { isWithin } from './tree.ts'

// What tells others "somebody is outside of you", or does something with whatever is around.
const PRESSES = 'pointerdown pointerup mousedown mouseup touchstart touchend click'
const OTHERS = 'dblclick auxclick contextmenu wheel touchmove focusin focusout'
const FIELDS = 'beforeinput input change submit reset formdata'
const KEYS = 'keydown keyup'

// Base UI hears presses before anybody inside can stop them. It marks what is beside its popups, and
// ignores a press where nothing is marked, if something is marked elsewhere.
const MARK = 'data-base-ui-inert'

/** Keeps what happens inside of a view from meaning anything to whatever is around it. */
export const sealOff = (shell: HTMLElement, [listen, onEnd]: Life): void => {
  const { head, body, defaultView: window } = shell.ownerDocument

  const mark = (event: Event) => {
    const isInside = isWithin(event.composedPath()[0] as Node, shell)
    head.toggleAttribute(MARK, isInside)
    if (!isInside) return
    for (const each of [shell, ...shell.querySelectorAll(`[${MARK}]`)]) each.removeAttribute(MARK)
  }

  const stop = (event: Event) => {
    event.stopPropagation()
    head.removeAttribute(MARK)
  }

  listen(window!, PRESSES, mark, { capture: true, passive: true })
  listen(shell, `${PRESSES} ${OTHERS} ${FIELDS}`, stop, { passive: true })
  // The page's own shortcuts are heard everywhere but in what is above it.
  listen(shell, KEYS, (event) => {
    if (shell.parentNode !== body) event.stopPropagation()
  })
  onEnd(() => head.removeAttribute(MARK))
}
