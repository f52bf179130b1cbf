import type { ReactElement } from 'react'
import { choices } from '../composer/composition.ts'
import { Choice } from '../ui/choice.tsx'
import { Mark } from './mark.tsx'

const parts = ['composer', 'demo', 'inspector', 'media']

interface HeaderProps {
  readonly scheme: string
  readonly onScheme: (scheme: string) => void
  readonly swing: number
}

/** The name, the menu and the colour scheme. */
export const Header = ({ scheme, onScheme, swing }: HeaderProps): ReactElement => (
  <header className="header">
    <a className="brand" href="#top">
      <Mark swing={swing} />
      Belfry
    </a>
    <nav aria-label="Parts of the page">
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{part}</a>
          </li>
        ))}
      </ul>
    </nav>
    <Choice
      label="Colour scheme"
      words={choices.scheme}
      value={scheme}
      onChange={onScheme}
      isBare
    />
  </header>
)
