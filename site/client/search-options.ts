import type { Options, SearchOptions } from 'minisearch'

// People who search want to do something first, and to look it up second.
const weights: readonly (readonly [place: RegExp, weight: number])[] = [
  [/^guides\/comparison/, 0.6],
  [/^guides\//, 2],
  [/^reference\/belfry-(sonner|react-hot-toast)/, 0.5],
  [/^(benchmarks|specification|architecture)/, 0.4],
  [/^screen-reader-transcript/, 0.2],
]

const weightOf = (id: string): number => weights.find(([place]) => place.test(id))?.[1] ?? 1

/** How the index is asked: by all words, where some section has all of them. */
export const everyWord: SearchOptions = {
  boost: { title: 4, joined: 4, page: 2 },
  boostDocument: (id) => weightOf(String(id)),
  prefix: true,
  // A slip in three letters is another word.
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  combineWith: 'AND',
}

/** How the index is built: the same on both sides. `joined` finds “nextjs” under “Next.js”. */
export const searchOptions: Options = {
  fields: ['title', 'joined', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: everyWord,
}
