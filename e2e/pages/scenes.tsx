import { Toaster } from 'belfry/react'
import { type SyntheticEvent, Suspense, createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Content, PageToaster, mount } from './page.tsx'

/** What tests of strange pages build their scenes with. */
export interface Scenes {
  /** Draws elements inside a card. */
  h: typeof createElement
  /** Draws a Toaster of its own into any element, in the document or not. */
  mountToaster: (element: Element) => void
  /** Has the part of the page in which the Toaster stands wait for something; call it to end that. */
  suspend: () => () => void
  /** What the component around the Toaster has heard. */
  around: string[]
}

const route: { load: (waits: Promise<void> | undefined) => void } = { load: () => {} }

/** A route that may have to wait. */
function Route() {
  const [waits, setWaits] = useState<Promise<void>>()
  useEffect(() => void (route.load = setWaits), [])
  // oxlint-disable-next-line typescript/only-throw-error -- how React is told to wait, in 18 as well
  if (waits) throw waits
  return null
}

const hear = ({ type }: SyntheticEvent) => void window.around.push(type)

const hearing = {
  onClick: hear,
  onPointerDown: hear,
  onKeyDown: hear,
  onFocus: hear,
  onBlur: hear,
  onTransitionEnd: hear,
  onAnimationEnd: hear,
}

Object.assign(window, {
  around: [],
  h: createElement,
  mountToaster: (element) => createRoot(element).render(<Toaster />),
  suspend() {
    let end = () => {}
    route.load(new Promise((resolve) => (end = resolve)))
    return () => {
      route.load(undefined)
      end()
    }
  },
} satisfies Scenes)

mount(
  <>
    <Content />
    <Suspense fallback="Loading">
      <Route />
      <div {...hearing}>
        <PageToaster />
      </div>
    </Suspense>
  </>,
)
