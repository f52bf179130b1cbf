/** What takes the motion out of every card. */
export const STILL = '.belfry-stage { --belfry-enter: 0s; --belfry-exit: 0s }'

/** Makes the page move as set. Returns the way back. */
export function applyMotion(motion: 'reduced' | undefined): () => void {
  const { dataset } = document.documentElement
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
