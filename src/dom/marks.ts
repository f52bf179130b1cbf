import type { VisibleArea } from './visible-area.ts'

// From here on, someone has zoomed in and pans by finger.
const ZOOMED = 1.05

/** Tells the stylesheet what scrolls, what goes on below, and whether someone has zoomed in. */
export const mark = (stage: HTMLElement, { scale }: VisibleArea): void => {
  for (const each of stage.querySelectorAll('.belfry-region, .belfry-text')) {
    const { scrollHeight, clientHeight, scrollTop } = each
    each.toggleAttribute('data-scrolls', scrollHeight > clientHeight)
    // Browsers round these, so the end may be a pixel away.
    each.toggleAttribute('data-continues', scrollHeight - clientHeight - scrollTop > 1)
  }
  stage.querySelector('.belfry-region')?.toggleAttribute('data-zoomed', scale > ZOOMED)
}
