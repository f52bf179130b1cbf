import type { ReactElement } from 'react'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Composition, choices } from './composition.ts'
import { type FieldOf, defaults } from './fields.ts'

interface QuestionProps {
  readonly field: FieldOf
  readonly composition: Composition
  readonly change: (changes: Partial<Composition>) => void
  readonly error: string | undefined
}

/** One field of the form, as its kind demands. */
export function Question({ field, composition, change, error }: QuestionProps): ReactElement {
  const { label, hint } = field

  if (field.kind === 'switch') {
    const { name } = field
    return (
      <Switch
        label={label}
        isOn={composition[name]}
        onChange={(isOn) => change({ [name]: isOn })}
      />
    )
  }
  const { name } = field
  const value = composition[name]
  const onChange = (text: string) => change({ [name]: text })
  if (field.kind === 'choice') {
    return <Choice words={choices[field.name]} {...{ label, value, onChange, error }} />
  }
  return (
    <TextField
      {...{ label, hint, value, onChange, error }}
      placeholder={defaults[name]}
      isLong={field.kind === 'long'}
      isNumber={field.kind === 'number'}
    />
  )
}
