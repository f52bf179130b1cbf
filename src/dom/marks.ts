// From here on, someone has zoomed in and pans by finger.
const ZOOMED = 1.05

/** Tells the stylesheet what scrolls, what goes on below, and whether someone has zoomed in. */
export const mark = (stage: HTMLElement): void => {
  const { visualViewport } = stage.ownerDocument.defaultView!
  for (const each of stage.querySelectorAll('.belfry-region, .belfry-text')) {
    const { scrollHeight, clientHeight, scrollTop } = each
    each.toggleAttribute('data-scrolls', scrollHeight > clientHeight)
    // Browsers round these, so the end may be a pixel away.
    each.toggleAttribute('data-continues', scrollHeight - clientHeight - scrollTop > 1)
  }
  const isZoomed = (visualViewport?.scale ?? 1) > ZOOMED
  stage.querySelector('.belfry-region')?.toggleAttribute('data-zoomed', isZoomed)
}
