import type { PageSettings } from './plan.ts'

/** What takes the motion out of every card. */
export const STILL = '.belfry-stage { --belfry-enter: 0s; --belfry-exit: 0s }'

/** Makes the page look and move as set. Returns the way back. */
export function applyPage({ scheme, motion }: PageSettings): () => void {
  const { style, dataset } = document.documentElement
  style.colorScheme = scheme ?? ''
  if (!motion) return () => {}
  const still = new CSSStyleSheet()
  still.replaceSync(STILL)
  document.adoptedStyleSheets.push(still)
  dataset.motion = motion
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    delete dataset.motion
  }
}
