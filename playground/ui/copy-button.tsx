import { type ReactElement, useEffect, useRef, useState } from 'react'
import { COPY_MOMENT, copyText } from '../../site/client/copy-text.ts'

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string | (() => string)
  /** What the button is called. */
  readonly label: string
  /** The words on it. @default 'Copy' */
  readonly words?: string
}

/** Copies a text and says so itself: a toast would be too much for that. */
export function CopyButton({ text, label, words = 'Copy' }: CopyButtonProps): ReactElement {
  const [outcome, setOutcome] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(): Promise<void> {
    setOutcome(await copyText(typeof text === 'string' ? text : text()))
    clearTimeout(timer.current)
    timer.current = setTimeout(setOutcome, COPY_MOMENT, undefined)
  }

  return (
    <>
      <button
        className="button quiet copy"
        type="button"
        aria-label={label}
        onClick={() => void copy()}
      >
        <span aria-hidden="true">{outcome ?? words}</span>
      </button>
      <span className="unseen" role="status">
        {outcome}
      </span>
    </>
  )
}
