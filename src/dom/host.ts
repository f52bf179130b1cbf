import { createCarrier } from './carrier.ts'
import { watchInertness } from './inertness.ts'
import { watchLayers } from './layers.ts'
import type { Life } from './life.ts'
import { createLoan } from './loan.ts'
import { createPatience } from './patience.ts'
import { createPresence } from './presence.ts'
import { sealOff } from './seal-off.ts'
import { type Shell, createShell, removeClones } from './shell.ts'
import { type Root, isRendered, isWithin, rootsOf } from './tree.ts'

/** The place above everything else where notifications are shown. */
export interface Host extends Shell {
  /** Opens or closes the stage. */
  toggle: (isOpen: boolean) => void
}

/**
 * Creates a view's host. Everything outside a modal is inert, even in the top layer, so the host moves
 * into whatever is on top, and out again before that closes. `onMove` receives each move to make.
 */
export const createHost = (root: Root, life: Life, onMove: (move: () => void) => void): Host => {
  const document = root.ownerDocument ?? root
  const { stage, shell } = createShell(document)
  const carryTo = createCarrier(shell, stage)
  const mayRestore = createPatience(() => restore())
  const mayRaise = createPatience(() => raise())
  const lendStyles = createLoan(root)
  let takeStylesBack = () => {}
  let isOpen = false
  let isOver = false

  // Without popovers (older browsers, test DOMs) the stage is a normal element. A frame may be gone.
  const canPopUp = () => 'togglePopover' in stage && stage.isConnected && !!document.defaultView

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
    removeClones(document)
    const takeBack = takeStylesBack
    takeStylesBack = lendStyles(home.getRootNode() as Root)
    onMove(() => carryTo(home))
    takeBack()
    guard(home)
    if (!layer || isRendered(shell)) return
    layers.refuse(layer)
    settle()
  }

  /** Watches for other code that hides the host, or removes it or what it is in. */
  const guard = (home: Element | Root) => {
    const { body, documentElement } = document
    observer.disconnect()
    observer.observe(shell, { attributeFilter: ['inert', 'aria-hidden'] })
    if (body) observer.observe(body, { childList: home === body, attributeFilter: ['inert'] })
    if (home === body) observer.observe(documentElement, { childList: true })
    else
      for (const each of rootsOf(home)) observer.observe(each, { childList: true, subtree: true })
  }

  const restore = () => {
    if (isOver || !mayRestore()) return
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

  // The top layer is ordered by opening time. Whatever is open inside a card stays above it.
  const raise = () => {
    if (!isOpen || !canPopUp()) return
    watchPresence()
    if (stage.querySelector(':popover-open, :modal') || !mayRaise()) return
    stage.hidePopover()
    stage.showPopover()
  }

  const show = () => {
    settle()
    if (canPopUp()) stage.togglePopover(isOpen)
  }

  // A hidden layer may be shown again.
  const watchPresence = () => presence.watch([shell, stage, ...layers.all()])

  const presence = createPresence(document.defaultView!, life, () => {
    if (!isOpen) return
    const layer = layers.top()
    // A layer that hides the cards can't host them.
    if (layer && isWithin(shell, layer) && !isRendered(shell)) layers.refuse(layer)
    show()
  })
  const layers = watchLayers(root, life, { onChange: settle, onSettled: raise })
  const observer = new MutationObserver(restore)
  // Pages toggle these attributes all the time, mostly elsewhere.
  const isUnusable = watchInertness(root, life, () => isHome() || restore())
  sealOff(shell, life)
  life.onEnd(() => {
    isOver = true
    observer.disconnect()
    shell.remove()
    takeStylesBack()
  })

  return {
    stage,
    shell,
    toggle: (shouldOpen) => {
      isOpen = shouldOpen
      const isUnsure = isOpen && layers.find()
      show()
      if (isUnsure) raise()
      if (isOpen) watchPresence()
      else presence.rest()
    },
  }
}
