import type { ReactElement } from 'react'
import { ways } from './ways.ts'

/** The ways from here into the guides. */
export const Guides = (): ReactElement => (
  <nav className="guides" aria-label="Guides">
    <ul>
      {ways.map(({ name, href, line }) => (
        <li key={href}>
          <a className="guide" href={href}>
            <span className="guide-name">{name}</span>
            <span className="guide-line">{line}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
