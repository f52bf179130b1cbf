import { type ReactElement, useMemo } from 'react'
import { CopyButton } from './copy-button.tsx'
import { tokensOf } from './highlight.ts'

interface CodeProps {
  readonly code: string
  /** What it is the code of: it stands above, and in the name of the copy button. */
  readonly of: string
}

/** Code, coloured, with a button that copies it. */
export function Code({ code, of }: CodeProps): ReactElement {
  const tokens = useMemo(() => tokensOf(code.trimEnd()), [code])

  return (
    <div className="code">
      <div className="code-head">
        <span aria-hidden="true">{of}</span>
        <CopyButton text={code} label={`Copy code: ${of}`} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keys */}
      <pre tabIndex={0} dir="ltr" role="group" aria-label={`Code: ${of}`}>
        <code>
          {tokens.map(({ kind, text }, index) => (
            <span key={index} className={kind === 'plain' ? undefined : `code-${kind}`}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
