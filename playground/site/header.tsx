import { type ReactElement, useEffect } from 'react'
import { type Scheme, schemes } from '../../site/client/scheme.ts'
import { asksForSearch } from '../../site/client/search-key.ts'
import { Choice } from '../ui/choice.tsx'
import { Mark } from './mark.tsx'

const links = {
  Guides: 'guides/getting-started.html',
  Reference: 'reference/belfry.html',
  Playground: '#playground',
}

// The search comes when it is asked for, once.
let search: Promise<() => void> | undefined
const openSearch = async (): Promise<void> => {
  search ??= import('../../site/client/search.ts').then(({ createSearch }) => createSearch('./'))
  ;(await search)()
}

interface HeaderProps {
  readonly scheme: Scheme
  readonly onScheme: (scheme: Scheme) => void
  readonly swing: number
}

/** The name, the menu and the colour scheme. */
export const Header = ({ scheme, onScheme, swing }: HeaderProps): ReactElement => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      void openSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <header className="header">
      <a className="brand" href="#top">
        <Mark swing={swing} />
        Belfry
      </a>
      <nav aria-label="Site">
        <ul>
          {Object.entries(links).map(([name, href]) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <button className="button search-open" type="button" onClick={() => void openSearch()}>
        Search <kbd>/</kbd>
      </button>
      <Choice label="Colour scheme" words={schemes} value={scheme} onChange={onScheme} isBare />
    </header>
  )
}
