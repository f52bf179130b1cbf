import { type ReactElement, useEffect, useRef, useState } from 'react'

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string | (() => string)
  /** What the button is called. */
  readonly label: string
  /** The words on it. @default 'Copy' */
  readonly words?: string
}

const said = { done: 'Copied', failed: 'Select and copy it by hand' }
const MOMENT = 2000

/** Copies a text and says so itself: a toast would be too much for that. */
export function CopyButton({ text, label, words = 'Copy' }: CopyButtonProps): ReactElement {
  const [outcome, setOutcome] = useState<keyof typeof said>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(): Promise<void> {
    const isDone = await navigator.clipboard
      ?.writeText(typeof text === 'string' ? text : text())
      .then(
        () => true,
        () => false,
      )
    setOutcome(isDone ? 'done' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(setOutcome, MOMENT, undefined)
  }

  return (
    <>
      <button
        className="button quiet copy"
        type="button"
        aria-label={label}
        onClick={() => void copy()}
      >
        <span aria-hidden="true">{outcome ? said[outcome] : words}</span>
      </button>
      <span className="unseen" role="status">
        {outcome && said[outcome]}
      </span>
    </>
  )
}
