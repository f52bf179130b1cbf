import MiniSearch from 'minisearch'
import { searchOptions } from './client/search-options.ts'
import { type Page, plain } from './pages.ts'
import { sectionsOf } from './sections.ts'

/** What search can lead to. */
interface Entry {
  readonly id: string
  readonly title: string
  /** The title as one word. */
  readonly joined: string
  readonly page: string
  readonly text: string
}

const entriesOf = (page: Page): Entry[] =>
  sectionsOf(page).map(({ title, anchor, markdown }) => ({
    id: anchor ? `${page.path}.html#${anchor}` : `${page.path}.html`,
    title,
    joined: title.replace(/[^\p{L}\p{N}]/gu, ''),
    page: page.title,
    // Code is searched too: people look for names.
    text: `${plain(markdown)} ${[...markdown.matchAll(/```[\w ]*\n([\s\S]*?)```/g)].map(([, code]) => code).join(' ')}`,
  }))

/** Everything that can be found, as the page loads it. */
export const searchIndex = (pages: readonly Page[]): string => {
  const index = new MiniSearch<Entry>(searchOptions)
  index.addAll(pages.flatMap(entriesOf))
  return JSON.stringify(index)
}
