import type { ReactElement } from 'react'
import { Field } from './field.tsx'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly placeholder?: string | undefined
  /** Several lines. @default false */
  readonly isLong?: boolean
  /** Digits, so that a phone offers them. @default false */
  readonly isNumber?: boolean
}

/** A field for a text. Numbers are texts too: a bad one must be possible to type. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  placeholder,
  isLong = false,
  isNumber = false,
}: TextFieldProps): ReactElement {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        const shared = { ...control, value, placeholder, spellCheck: false }
        return isLong ? (
          <textarea {...shared} rows={2} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type="text"
            inputMode={isNumber ? 'decimal' : 'text'}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }}
    </Field>
  )
}
