import { type ReactElement, type ReactNode, useId } from 'react'

/** What a control needs to belong to its field. */
interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, a hint, and what the library says about its value. */
export function Field({ label, hint, error, children }: FieldProps): ReactElement {
  const id = useId()
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': !!error,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
