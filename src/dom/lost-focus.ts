import type { Life } from './life.ts'
import { createPresence } from './presence.ts'
import { type Root, activeIn } from './tree.ts'

/**
 * Calls back when what has focus, in the cards or in the page, is removed or hidden: not every browser
 * fires an event then. It may also call back when nothing was lost.
 */
export const watchLostFocus = (stage: HTMLElement, life: Life, onLost: () => void): void => {
  const document = stage.ownerDocument
  let followed: Element | null = null

  const follow = () => {
    const active = activeIn(stage.getRootNode() as Root)
    if (active === followed) return
    followed = active
    presence.rest()
    // The body has it when nothing else does.
    if (active && active !== document.body) presence.watch([active])
  }

  const presence = createPresence(document.defaultView!, life, () => {
    onLost()
    follow()
  })
  life.listen(document, 'focusin', follow, true)
  // It doesn't leave a shadow root when focus moves within it.
  life.listen(stage, 'focusin', follow, true)
  follow()
}
