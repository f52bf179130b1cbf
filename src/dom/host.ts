import { type Root, watchLayers } from './layers.ts'
import type { Life } from './life.ts'

// Events that tell others "a press or the focus is outside of you".
const OUTSIDE = 'pointerdown mousedown touchstart focusin focusout'

/**
 * Creates the place on top of everything where notifications live. What is outside of a modal is
 * inert, also in the top layer, so the host moves into whatever is on top and out again before that
 * closes. `onMove` is given each move to make.
 *
 * @returns the stage, which is the landmark's place and in the top layer while it is open; `toggle`
 * opens or closes it; then the shell around it, which is moved as a whole
 */
export const createHost = (
  root: Root,
  [listen, onEnd]: Life,
  onMove: (move: () => void) => void,
): [stage: HTMLElement, toggle: (isOpen: boolean) => void, shell: HTMLElement] => {
  const document = root.ownerDocument ?? root
  const shell = document.createElement('div')
  const stage = document.createElement('div')
  shell.className = 'belfry'
  stage.className = 'belfry-stage'
  stage.popover = 'manual'
  // Libraries that hide the page behind their modals spare these.
  stage.setAttribute('aria-live', 'off')
  shell.dataset.reactAriaTopLayer = 'true'
  shell.append(stage)

  let isOpen = false

  // Others hide what is beside their modals, or remove what the host lives in.
  const restore = () => {
    shell.removeAttribute('inert')
    shell.removeAttribute('aria-hidden')
    if (shell.isConnected) return
    settle()
    raise()
  }

  const settle = () => {
    const layer = topLayer()
    const home = layer ?? (root === document ? document.body : root)
    if (shell.parentNode === home) return
    onMove(() => {
      // Where browsers can, without taking it from under a finger.
      if (shell.isConnected && 'moveBefore' in home) home.moveBefore(shell, null)
      else home.append(shell)
    })
    observer.disconnect()
    observer.observe(shell, { attributes: true })
    if (layer) observer.observe(root, { childList: true, subtree: true })
  }

  // The top layer is ordered by when things were shown.
  const raise = () => {
    stage.hidePopover?.()
    stage.togglePopover?.(isOpen)
  }

  const topLayer = watchLayers(root, listen, settle, raise)
  const observer = new MutationObserver(restore)
  listen(shell, OUTSIDE, (event) => event.stopPropagation())
  onEnd(() => {
    observer.disconnect()
    shell.remove()
  })

  return [
    stage,
    (shouldOpen) => {
      isOpen = shouldOpen
      settle()
      stage.togglePopover?.(isOpen)
    },
    shell,
  ]
}
