import { type ReactElement, useId } from 'react'

interface ChoiceProps<Word extends string> {
  readonly label: string
  readonly words: readonly Word[]
  readonly value: string
  readonly onChange: (word: Word) => void
  readonly error?: string | undefined
  /** Leaves the label to screen readers. @default false */
  readonly isBare?: boolean
}

/** A closed question: one of a few words. */
export function Choice<Word extends string>({
  label,
  words,
  value,
  onChange,
  error,
  isBare = false,
}: ChoiceProps<Word>): ReactElement {
  const id = useId()

  return (
    <fieldset className="field choice" aria-describedby={error && `${id}-error`}>
      <legend className={isBare ? 'unseen' : undefined}>{label}</legend>
      <div className="choice-words">
        {words.map((word) => (
          <label key={word} data-word={word}>
            <input
              type="radio"
              name={id}
              value={word}
              checked={word === value}
              onChange={() => onChange(word)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
