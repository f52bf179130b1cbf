import type { Rect } from './boxes.ts'

/** The part of a window that a person sees. */
export interface VisibleArea extends Rect {
  /** How far they have zoomed in. */
  scale: number
}

/** Returns the visible area, which may be smaller than the window: pages zoom, keyboards open. */
export const visibleAreaOf = (window: Window): VisibleArea => {
  const {
    offsetLeft: left = 0,
    offsetTop: top = 0,
    width = window.innerWidth,
    height = window.innerHeight,
    scale = 1,
  }: Partial<VisualViewport> = window.visualViewport ?? {}
  return { left, top, width, height, scale }
}
