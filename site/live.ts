import type { Page } from './pages.ts'

/** A block of a page that is marked `live`: what is printed is what runs. */
export interface LiveBlock {
  /** Its page and its number there: `guides/recipes-1`. */
  readonly id: string
  readonly language: string
  readonly code: string
}

/** The name of a page's live block, counted from 1. */
export const liveId = (page: Page, count: number): string => `${page.path}-${count}`

/** All live blocks of a page, in order. */
export const liveBlocksOf = (page: Page): LiveBlock[] =>
  [...page.markdown.matchAll(/^```(tsx|css) live\n([\s\S]*?)^```/gm)].map(
    ([, language = '', code = ''], index) => ({ id: liveId(page, index + 1), language, code }),
  )
