import type { ReactElement } from 'react'
import type { Composition } from './composition.ts'
import type { Errors } from './errors.ts'
import { groups } from './fields.ts'
import { Question } from './question.tsx'

interface FormProps {
  readonly composition: Composition
  readonly change: (changes: Partial<Composition>) => void
  readonly errors: Errors
}

/** Every question, in groups. */
export const Form = ({ composition, change, errors }: FormProps): ReactElement => (
  <div className="form">
    {groups.map(({ title, hint, fields }) => (
      <fieldset className="group" key={title} data-group={title.toLowerCase()}>
        <legend>
          {title} {hint && <small>{hint}</small>}
        </legend>
        <div className="group-fields">
          {fields.map(
            (field) =>
              (field.when?.(composition) ?? true) && (
                <div key={field.name} data-field={field.name} data-kind={field.kind}>
                  <Question {...{ field, composition, change }} error={errors[field.name]} />
                </div>
              ),
          )}
        </div>
      </fieldset>
    ))}
  </div>
)
