import type { ReactElement } from 'react'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On or off. */
export const Switch = ({ label, isOn, onChange }: SwitchProps): ReactElement => (
  <label className="switch">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)
