import MiniSearch from 'minisearch'
import { slug } from './markdown.ts'
import { type Page, plain } from './pages.ts'
import { searchOptions } from './client/search-options.ts'

/** A part of a page that search can lead to. */
interface Section {
  readonly id: string
  readonly title: string
  readonly page: string
  readonly text: string
}

const sectionsOf = ({ path, title, markdown }: Page): Section[] =>
  markdown.split(/^(?=#{2,3} )/m).map((part, index) => {
    const heading = index === 0 ? title : plain(/^#+ (.*)/.exec(part)?.[1] ?? title)
    return {
      id: index === 0 ? `${path}.html` : `${path}.html#${slug(heading)}`,
      title: heading,
      page: title,
      // Code is searched too: people look for names.
      text: `${plain(part)} ${[...part.matchAll(/```[\w ]*\n([\s\S]*?)```/g)].map(([, code]) => code).join(' ')}`,
    }
  })

/** Everything that can be found, as the page loads it. */
export const searchIndex = (pages: readonly Page[]): string => {
  const index = new MiniSearch<Section>(searchOptions)
  const sections = pages.flatMap(sectionsOf)
  index.addAll([...new Map(sections.map((section) => [section.id, section])).values()])
  return JSON.stringify(index)
}
