import { isRendered } from './tree.ts'

/** Returns whether a window draws its page and says so; a test DOM doesn't. */
export const draws = (window: Window): boolean => {
  const { documentElement, scrollingElement } = window.document
  // The one that is as high as the window: without a doctype, the body.
  const page = scrollingElement ?? documentElement
  // Firefox doesn't measure a page that is hidden for now, as some are while they load.
  return window.innerHeight === 0 || page.clientHeight > 0 || !isRendered(page)
}
