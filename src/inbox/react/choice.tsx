import { type InputHTMLAttributes, type ReactElement, type ReactNode, useId } from 'react'

/** A radio button or a checkbox with its label. It takes effect at once, so it belongs to no form. */
export const Option = ({
  children,
  ...input
}: InputHTMLAttributes<HTMLInputElement>): ReactElement => (
  <label className="belfry-inbox-option">
    <input className="belfry-inbox-input" form="" {...input} />
    <bdi>{children}</bdi>
  </label>
)

interface GroupProps {
  readonly legend: string
  readonly note?: string | undefined
  /** How many choices the note has answered; each time, it is announced. */
  readonly answers?: number
  readonly children: ReactNode
}

/** Options that belong together. */
export const Group = ({ legend, note, answers, children }: GroupProps): ReactElement => {
  const id = useId()
  return (
    <fieldset className="belfry-inbox-group" aria-describedby={note && id}>
      <legend className="belfry-inbox-legend">{legend}</legend>
      {children}
      {note && (
        <p className="belfry-inbox-note" id={id} key={answers} role={answers ? 'alert' : undefined}>
          <bdi>{note}</bdi>
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps<Value> extends Omit<GroupProps, 'children'> {
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A question with a few answers. */
export const Choice = <Value,>(props: ChoiceProps<Value>): ReactElement => {
  const { options, value, onChoose, ...group } = props
  const name = useId()
  return (
    <Group {...group}>
      {options.map(([each, words]) => (
        <Option
          key={String(each)}
          type="radio"
          name={name}
          checked={each === value}
          onChange={() => onChoose(each)}
        >
          {words}
        </Option>
      ))}
    </Group>
  )
}
