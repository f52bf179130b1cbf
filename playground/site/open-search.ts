import { asksForSearch } from '../../site/client/search-key.ts'

// The search comes when it is asked for, once.
let search: Promise<() => void> | undefined

/** Opens the search over all pages. */
export const openSearch = async (): Promise<void> => {
  search ??= import('../../site/client/search.ts').then(({ createSearch }) => createSearch('./'))
  ;(await search)()
}

/** Opens it by its keys, too. */
export const listenForSearch = (): void => {
  document.addEventListener('keydown', (event) => {
    if (!asksForSearch(event)) return
    event.preventDefault()
    void openSearch()
  })
}
