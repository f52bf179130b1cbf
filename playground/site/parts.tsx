import type { ReactElement } from 'react'

const parts = ['composer', 'demo', 'inbox', 'relay', 'inspector', 'media']

/** The ways to the parts of the playground. */
export const Parts = (): ReactElement => (
  <nav className="parts" id="playground" aria-label="Parts of the playground">
    <span aria-hidden="true">Playground</span>
    <ul>
      {parts.map((part) => (
        <li key={part}>
          <a href={`#${part}`}>{part}</a>
        </li>
      ))}
    </ul>
    <noscript>
      The playground needs JavaScript. Without it you can read its code here, and all of the guides.
    </noscript>
  </nav>
)
