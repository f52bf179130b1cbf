// From here on, someone has zoomed in and pans by finger.
const ZOOMED = 1.05

/** Tells the stylesheet what scrolls, what goes on below, and whether someone has zoomed in. */
export const mark = (region: HTMLElement, scale: number): void => {
  for (const each of [region, ...region.querySelectorAll('.belfry-text')]) {
    const { scrollHeight, clientHeight, scrollTop } = each
    each.toggleAttribute('data-scrolls', scrollHeight > clientHeight)
    // Browsers round these, so the end may be a pixel away.
    each.toggleAttribute('data-continues', scrollHeight - clientHeight - scrollTop > 1)
  }
  region.toggleAttribute('data-zoomed', scale > ZOOMED)
}
