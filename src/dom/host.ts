import { type Root, watchLayers } from './layers.ts'

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
const OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'] as const

const stopHere = (event: Event) => event.stopPropagation()

/**
 * Creates the host in a document or shadow root. What is outside of a modal is inert, also in the
 * top layer, so the host moves into whatever is on top and out again before that closes.
 */
export function createHost(root: Root, onMove: () => void): Host {
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
  for (const type of OUTSIDE) shell.addEventListener(type, stopHere)

  const layers = watchLayers(root, settle, raise)
  const removals = new MutationObserver(() => {
    if (shell.isConnected) return
    settle()
    raise()
  })
  const hiding = new MutationObserver(unhide)
  hiding.observe(shell, { attributes: true, attributeFilter: ['inert', 'aria-hidden'] })
  let isOpen = false
  let focused: Element | null = null
  shell.addEventListener('focusin', (event) => {
    focused = event.target as Element
  })
  shell.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) focused = null
  })

  function unhide(): void {
    shell.removeAttribute('inert')
    shell.removeAttribute('aria-hidden')
  }

  function settle(): void {
    const home = layers.top() ?? (root === document ? document.body : root)
    if (shell.parentNode !== home || !shell.isConnected) move(home)
  }

  function move(home: ParentNode): void {
    removals.disconnect()
    onMove()
    const focus = shell.contains(root.activeElement) || !shell.isConnected ? focused : null
    if (shell.isConnected && 'moveBefore' in home) home.moveBefore(shell, null)
    else home.append(shell)
    if (focus instanceof HTMLElement && focus !== root.activeElement) {
      focus.focus({ preventScroll: true })
    }
    if (home !== document.body && home !== root) {
      removals.observe(root, { childList: true, subtree: true })
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
      layers.stop()
      removals.disconnect()
      hiding.disconnect()
      shell.remove()
    },
  }
}
