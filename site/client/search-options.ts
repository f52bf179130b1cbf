import type { Options } from 'minisearch'

// People who search want to do something first, and to look it up second.
const weights: readonly (readonly [place: RegExp, weight: number])[] = [
  [/^guides\/comparison/, 0.6],
  [/^guides\/(switch|migration)/, 1.25],
  [/^guides\//, 2],
  [/^reference\/belfry-(sonner|react-hot-toast)/, 0.5],
  [/^(benchmarks|specification|architecture)/, 0.4],
  [/^screen-reader-transcript/, 0.2],
]

const weightOf = (id: string): number => weights.find(([place]) => place.test(id))?.[1] ?? 1

// Words that are in every question and in every answer.
const empty = new Set(
  'a an and are at be by can do does for from how i in is it my of on one or so that the there this to what when where with you your'.split(
    ' ',
  ),
)

/** How the index is built and asked: the same on both sides. `joined` finds “nextjs” under “Next.js”. */
export const searchOptions: Options = {
  fields: ['title', 'joined', 'page', 'text'],
  storeFields: ['title', 'page'],
  processTerm: (term) => {
    const word = term.toLowerCase()
    return empty.has(word) ? null : word
  },
  searchOptions: {
    boost: { title: 4, joined: 4, page: 2 },
    boostDocument: (id) => weightOf(String(id)),
    prefix: true,
    // A slip in three letters is another word.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
}
