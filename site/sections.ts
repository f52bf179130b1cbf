import { type Page, plain } from './pages.ts'

/** A part of a page under a heading of its own; the first one is what stands above all headings. */
export interface Section {
  readonly depth: number
  readonly title: string
  /** Its name in an address. */
  readonly anchor: string
  readonly markdown: string
}

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Names the headings of one page, in order: a second one of the same name gets a number. */
export const createAnchors = (): ((heading: string) => string) => {
  const seen = new Map<string, number>()
  return (heading) => {
    const name = slug(heading)
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return times ? `${name}-${times}` : name
  }
}

/** The parts of a page, in order. */
export const sectionsOf = ({ title, markdown }: Page): Section[] => {
  const anchorOf = createAnchors()
  anchorOf(title)
  return markdown.split(/^(?=#{2,3} )/m).map((part, index) => {
    const [, signs = '', heading = title] = /^(#+) (.*)/.exec(part) ?? []
    return {
      depth: signs.length,
      title: plain(heading),
      anchor: index === 0 ? '' : anchorOf(heading),
      markdown: part,
    }
  })
}
