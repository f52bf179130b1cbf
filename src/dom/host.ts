import { type Root, watchLayers } from './layers.ts'
import type { Listen } from './listen.ts'

/** The place on top of everything where notifications live. */
export interface Host {
  /** The landmark's place, in the top layer while it is open. */
  readonly stage: HTMLElement
  /** The element that is moved as a whole: the stage, and what is beside it. */
  readonly shell: HTMLElement
  /** Puts the shell in its place, and opens or closes the stage. */
  toggle: (isOpen: boolean) => void
  destroy: () => void
}

// Events that tell others "a press or the focus is outside of you".
const OUTSIDE = 'pointerdown mousedown touchstart focusin focusout'

/**
 * Creates the host in a document or shadow root. What is outside of a modal is inert, also in the
 * top layer, so the host moves into whatever is on top and out again before that closes.
 */
export function createHost(root: Root, listen: Listen, onMove: () => void): Host {
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

  const topLayer = watchLayers(root, listen, settle, raise)
  const observer = new MutationObserver(restore)
  let isOpen = false
  let focused: HTMLElement | null = null

  listen(shell, OUTSIDE, (event) => event.stopPropagation())
  listen(shell, 'focusin', (event: FocusEvent) => {
    focused = event.target as HTMLElement
  })
  listen(shell, 'focusout', (event: FocusEvent) => {
    if (event.relatedTarget) focused = null
  })

  // Others hide what is beside their modals, or remove what the host lives in.
  function restore(): void {
    shell.removeAttribute('inert')
    shell.removeAttribute('aria-hidden')
    if (shell.isConnected) return
    settle()
    raise()
  }

  function settle(): void {
    const home = topLayer() ?? (root === document ? document.body : root)
    if (shell.parentNode !== home || !shell.isConnected) move(home)
  }

  function move(home: ParentNode): void {
    onMove()
    const focus = shell.contains(root.activeElement) || !shell.isConnected ? focused : null
    if (shell.isConnected && 'moveBefore' in home) home.moveBefore(shell, null)
    else home.append(shell)
    if (focus !== root.activeElement) focus?.focus({ preventScroll: true })
    observer.disconnect()
    observer.observe(shell, { attributes: true })
    if (home !== document.body && home !== root) {
      observer.observe(root, { childList: true, subtree: true })
    }
  }

  // The top layer is ordered by when things were shown.
  function raise(): void {
    stage.hidePopover()
    if (isOpen) stage.showPopover()
  }

  return {
    stage,
    shell,
    toggle(shouldOpen) {
      isOpen = shouldOpen
      settle()
      if (isOpen !== stage.matches(':popover-open')) raise()
    },
    destroy() {
      observer.disconnect()
      shell.remove()
    },
  }
}
