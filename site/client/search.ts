import MiniSearch, { type SearchResult } from 'minisearch'
import { searchOptions } from './search-options.ts'

const LONGEST = 12

// All of the site is about these: beside other words they ask for nothing.
const isCommon = (word: string): boolean => /^(belfry|toasts?|notifications?)$/i.test(word)

/** Sections that have some of the words; the more of them, the sooner. */
const ask = (index: MiniSearch, words: string): SearchResult[] => {
  const asked = words.split(/\s+/)
  const rare = asked.filter((word) => !isCommon(word))
  const found = index.search((rare.length > 0 ? rare : asked).join(' '))
  const rank = ({ score, queryTerms }: SearchResult): number => score * queryTerms.length ** 2
  found.sort((one, other) => rank(other) - rank(one))
  // Of sections that have the same name on the same page, nobody could tell which is which.
  const names = found.map(({ page, title }) => `${String(page)} ${String(title)}`)
  return found.filter((_, place) => names.indexOf(names[place]!) === place).slice(0, LONGEST)
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

/**
 * A dialog that finds pages and sections; it may be opened with words to begin with. The index is
 * fetched when it is first needed.
 */
export const createSearch = (root: string): ((words?: string) => void) => {
  // Not of the type “search”: there Escape empties the field instead of closing the dialog.
  const field = make('input', {
    inputMode: 'search',
    placeholder: 'Search the docs',
    autocomplete: 'off',
  })
  field.setAttribute('role', 'searchbox')
  field.setAttribute('aria-label', 'Search')
  const results = make('ol', { className: 'search-results' })
  const said = make('p', { className: 'search-said' })
  said.setAttribute('role', 'status')
  const dialog = make('dialog', { className: 'search' }, field, said, results)
  dialog.setAttribute('aria-label', 'Search')
  let index: Promise<MiniSearch> | undefined

  const load = async (): Promise<MiniSearch> => {
    const answer = await fetch(`${root}search.json`)
    return MiniSearch.loadJSON(await answer.text(), searchOptions)
  }

  const find = async (): Promise<void> => {
    const words = field.value.trim()
    const loaded = await (index ??= load()).catch(() => undefined)
    // The next letter tries again.
    if (!loaded) index = undefined
    // What was typed meanwhile is answered by its own call.
    if (words !== field.value.trim()) return
    const found = words && loaded ? ask(loaded, words) : []
    if (!loaded) said.textContent = 'The search could not be loaded. Are you offline?'
    else said.textContent = words && found.length === 0 ? `Nothing about “${words}”.` : ''
    results.replaceChildren(
      ...found.map(({ id, title, page }) =>
        make(
          'li',
          {},
          make(
            'a',
            { href: `${root}${String(id)}` },
            String(title),
            make('small', {}, String(page)),
          ),
        ),
      ),
    )
  }

  const links = () => [...results.querySelectorAll('a')]

  field.addEventListener('input', () => void find())
  dialog.addEventListener('keydown', (event) => {
    const [first] = links()
    if (event.key === 'Enter' && event.target === field) first?.click()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const stops: HTMLElement[] = [field, ...links()]
    const next = stops.indexOf(document.activeElement as HTMLElement) + step
    stops.at(next % stops.length)?.focus()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close()
  })
  document.body.append(dialog)

  return (words) => {
    if (words) field.value = words
    dialog.showModal()
    field.select()
    if (words) void find()
  }
}
