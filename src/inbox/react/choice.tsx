import { type ReactElement, useId } from 'react'

interface ChoiceProps<Value> {
  readonly legend: string
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  readonly note?: string | undefined
}

/** A question with a few answers. */
export const Choice = <Value,>(props: ChoiceProps<Value>): ReactElement => {
  const { legend, options, value, onChoose, note } = props
  const id = useId()
  return (
    <fieldset className="belfry-inbox-group" aria-describedby={note && `${id}-note`}>
      <legend className="belfry-inbox-legend">{legend}</legend>
      {options.map(([each, words]) => (
        <label className="belfry-inbox-option" key={words}>
          <input
            className="belfry-inbox-input"
            type="radio"
            name={id}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          {words}
        </label>
      ))}
      {note && (
        <p className="belfry-inbox-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
