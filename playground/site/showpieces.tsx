import type { Notifier } from 'belfry'
import { type ReactElement, useState } from 'react'
import { showpieces } from '../showpieces/showpieces.ts'
import { Code } from '../ui/code.tsx'

/** Eight buttons that show what nobody else can, and the code of the last one pressed. */
export function Showpieces({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const [current, setCurrent] = useState(showpieces[0])

  return (
    <section className="showpieces" aria-label="Showpieces">
      <ul className="showpieces-list">
        {showpieces.map((piece) => (
          <li key={piece.name}>
            <button
              className="showpiece"
              type="button"
              aria-current={piece === current}
              onClick={() => {
                setCurrent(piece)
                void piece.run(notifier)
              }}
            >
              <span className="showpiece-name">{piece.name}</span>
              <span className="showpiece-line">{piece.line}</span>
            </button>
          </li>
        ))}
      </ul>
      {/* All lie on top of each other, so the place is as high as the longest and nothing jumps. */}
      <div className="showpieces-code">
        {showpieces.map((piece) => (
          <div key={piece.name} data-current={piece === current}>
            <Code code={piece.code} of={piece.name} />
          </div>
        ))}
      </div>
    </section>
  )
}
