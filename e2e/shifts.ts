import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    /** What has jumped so far, in words. */
    shifts: string[]
  }
}

/** Runs in the page. */
function noteShifts(): void {
  window.shifts = []
  const nameOf = (node: Node | null) =>
    node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.textContent
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // As the metric counts: what follows an input at once was asked for.
      if (hadRecentInput) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      )
      window.shifts.push(`${value}: ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Has every page that is opened from now on write down what jumps on it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts)
}

/** What has jumped on this page, and from where to where. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shifts)
}
