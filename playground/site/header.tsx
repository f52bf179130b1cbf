import type { ReactElement } from 'react'
import { type Scheme, schemes } from '../../site/client/scheme.ts'
import { Choice } from '../ui/choice.tsx'
import { Mark } from './mark.tsx'
import { openSearch } from './open-search.ts'

const links = {
  Guides: 'guides/getting-started.html',
  Reference: 'reference/belfry.html',
  Playground: '#playground',
}

interface HeaderProps {
  /** What is chosen; unknown until a browser says so. */
  readonly scheme: Scheme | undefined
  readonly onScheme: (scheme: Scheme) => void
  readonly swing: number
}

/** The name, the menu and the colour scheme. */
export const Header = ({ scheme, onScheme, swing }: HeaderProps): ReactElement => (
  <header className="header" id="top">
    <a className="skip" href="#content">
      To the content
    </a>
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
    <Choice label="Colour scheme" words={schemes} value={scheme ?? ''} onChange={onScheme} isBare />
  </header>
)
