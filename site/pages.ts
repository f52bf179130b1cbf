import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A page of the site, and the file that it is made from. */
export interface Page {
  /** Where it stands, without its ending: `guides/testing`. */
  readonly path: string
  /** Its file, from the root of the project. */
  readonly source: string
  readonly title: string
  /** The first sentence, for search engines. */
  readonly summary: string
  readonly markdown: string
}

/** Pages that belong together in the menu. */
export interface Group {
  readonly name: string
  readonly pages: readonly Page[]
}

// The order of reading. A file that is missing is left out, so that a page can be moved in one place.
const chapters: Readonly<Record<string, readonly string[]>> = {
  Guides: [
    'guides/getting-started',
    'guides/recipes',
    'guides/theming',
    'guides/testing',
    'guides/accessibility',
    'when-not-to-toast',
    'own-view',
  ],
  'Beyond the toast': ['guides/inbox', 'relay', 'remote'],
  'Switching over': [
    'guides/switch-from-sonner',
    'guides/switch-from-react-hot-toast',
    'guides/migration',
    'guides/comparison',
    'benchmarks',
  ],
  Reference: [
    'reference/belfry',
    'reference/belfry-react',
    'reference/belfry-media',
    'reference/belfry-demo',
    'reference/belfry-testing',
    'reference/belfry-inbox',
    'reference/belfry-inbox-react',
    'reference/belfry-browser',
    'reference/belfry-relay',
    'reference/belfry-relay-redis',
    'reference/belfry-remote',
    'reference/belfry-sonner',
    'reference/belfry-react-hot-toast',
  ],
  'The project': ['architecture', 'specification', 'screen-reader-transcript'],
}

const fileOf = (path: string) => fileURLToPath(new URL(`../docs/${path}.md`, import.meta.url).href)

/** The words of markdown, without its signs. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/^\[[^\]]+\]: .*$/gm, ' ')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/^>/gm, ' ')
    .replace(/[`*_|#]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const pageOf = (path: string): Page => {
  const markdown = readFileSync(fileOf(path), 'utf8')
  const [, title = path, rest = ''] = /^# (.+)\n([\s\S]*)/.exec(markdown) ?? []
  const summary = /^[\s\S]*?\.(?=\s|$)/.exec(plain(rest))?.[0] ?? title
  return { path, source: `docs/${path}.md`, title: plain(title), summary, markdown }
}

/** Everything there is to read, read anew at every call. */
export const readGroups = (): Group[] =>
  Object.entries(chapters)
    .map(([name, paths]) => ({
      name,
      pages: paths.filter((path) => existsSync(fileOf(path))).map(pageOf),
    }))
    .filter(({ pages }) => pages.length > 0)
