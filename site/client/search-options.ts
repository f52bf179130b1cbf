import type { Options } from 'minisearch'

/** How the index is built and asked: the same on both sides. */
export const searchOptions: Options = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
}
