import { borrowStyles } from './borrow-styles.ts'
import { watchInertness } from './inertness.ts'
import { insist } from './insist.ts'
import { watchLayers } from './layers.ts'
import type { Life } from './life.ts'
import { createOwnForm } from './own-form.ts'
import { createPatience } from './patience.ts'
import { sealOff } from './seal-off.ts'
import { createPresence } from './presence.ts'
import { type Root, isRendered, isWithin } from './tree.ts'

/** The place above everything else where notifications are shown. */
export interface Host {
  /** Contains the landmark; in the top layer while it is open. */
  readonly stage: HTMLElement
  /** The element around the stage, which is moved as a whole. */
  readonly shell: HTMLElement
  /** Opens or closes the stage. */
  toggle: (isOpen: boolean) => void
}

/**
 * Creates a view's host. Everything outside a modal is inert, even in the top layer, so the host moves
 * into whatever is on top, and out again before that closes. `onMove` receives each move to make.
 */
export const createHost = (root: Root, life: Life, onMove: (move: () => void) => void): Host => {
  const { onEnd } = life
  const document = root.ownerDocument ?? root
  const window = document.defaultView!
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
  stage.popover = 'manual'
  // Libraries that hide the page behind their modals skip elements with these attributes.
  stage.setAttribute('aria-live', 'off')
  shell.dataset.reactAriaTopLayer = 'true'
  shell.append(stage)
  const carryTo = createOwnForm(shell, stage)

  const mayRestore = createPatience()
  const mayRaise = createPatience()
  /** The roots that have the styles of cards. */
  const dressed = new WeakSet<Node>([root])
  // Without popovers (older browsers, test DOMs) the stage is a normal element. A frame may be gone.
  const canPopUp = () => 'togglePopover' in stage && stage.isConnected && !!document.defaultView
  let isOpen = false

  // Other code may hide everything next to its modals, or remove the host's container.
  const restore = () => {
    if (!mayRestore()) return
    shell.removeAttribute('inert')
    shell.removeAttribute('aria-hidden')
    if (shell.isConnected && isHome()) {
      // It was removed and put back, which closed the stage and lost focus.
      if (isOpen && canPopUp() && !stage.matches(':popover-open')) onMove(() => stage.showPopover())
      return
    }
    settle()
    raise()
  }

  const homeOf = (layer: Element | undefined): Element | Root => {
    const isNear = root !== document && (!layer || isWithin(root, layer))
    if (isNear && !isUnusable(layer)) return root
    if (layer) return layer
    const { body, documentElement } = document
    return body && !body.inert ? body : documentElement
  }

  const isHome = () => shell.parentNode === homeOf(layers.top())

  /** Moves to the topmost layer that displays its children. */
  const settle = () => {
    const layer = layers.top()
    const home = homeOf(layer)
    if (shell.parentNode === home) return
    move(home)
    if (!layer || isRendered(shell)) return
    layers.refuse(layer)
    settle()
  }

  const move = (home: Element | Root) => {
    const place = home.getRootNode() as Root
    if (!dressed.has(place)) borrowStyles(root, place)
    dressed.add(place)
    onMove(() => carryTo(home))
    observer.disconnect()
    observer.observe(shell, { attributeFilter: ['inert', 'aria-hidden'] })
    observer.observe(home, { childList: true })
    if (home === document.body) observer.observe(document.documentElement, { childList: true })
    else
      for (
        let each: Node | undefined = place;
        each;
        each = (each as ShadowRoot).host?.getRootNode()
      )
        observer.observe(each, { childList: true, subtree: true })
    const { body } = document
    if (body) observer.observe(body, { childList: home === body, attributeFilter: ['inert'] })
  }

  // The top layer is ordered by opening time. Whatever is open inside a card stays above it.
  const raise = () => {
    if (!isOpen || !canPopUp()) return
    watch()
    if (stage.querySelector(':popover-open, :modal') || !mayRaise()) return
    stage.hidePopover()
    stage.showPopover()
  }

  const show = () => {
    settle()
    if (canPopUp()) stage.togglePopover(isOpen)
  }

  const presence = createPresence(window, life, () => {
    if (!isOpen) return
    const layer = layers.top()
    // A layer that hides the cards can't host them.
    if (layer && isWithin(shell, layer) && !isRendered(shell)) layers.refuse(layer)
    show()
  })

  // A hidden layer may be shown again.
  const watch = () => presence.watch([shell, stage, ...layers.all()])

  const layers = watchLayers(root, life, settle, raise)
  const observer = new MutationObserver(restore)
  // Pages toggle these attributes all the time, mostly elsewhere.
  const isUnusable = watchInertness(root, life, () => isHome() || restore())
  sealOff(shell, life)
  onEnd(() => {
    observer.disconnect()
    shell.remove()
  })

  return {
    stage,
    shell,
    toggle: (shouldOpen) => {
      isOpen = shouldOpen
      const isUnsure = isOpen && layers.find()
      show()
      if (isUnsure) raise()
      if (isOpen) watch()
      else presence.rest()
    },
  }
}
