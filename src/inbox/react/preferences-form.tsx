import { type ReactElement, useRef, useState } from 'react'
import type { PreferenceValues, Preferences } from '../../browser/index.ts'
import { Boundary } from '../../parts/index.ts'
import { Choice, Group, Option } from './choice.tsx'
import { type OwnPreferencesLabels, completePreferencesLabels } from './preferences-labels.ts'
import type { RootAttributes } from './root-attributes.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { usePermission } from './use-permission.ts'
import { usePreferences } from './use-preferences.ts'

/** Props of the form for a user's preferences. */
export interface PreferencesFormProps extends RootAttributes {
  /** The preferences to edit. */
  preferences: Preferences
  /** Your own texts. @default English */
  labels?: OwnPreferencesLabels | undefined
}

const TIMES = [1, 2, 10, Infinity]
const HOUR = 3_600_000

const Form = ({
  preferences,
  labels: own,
  className,
  ...rest
}: PreferencesFormProps): ReactElement => {
  const labels = completePreferencesLabels(own)
  const { time, quiet, errorsPass, muted, system } = usePreferences(preferences)
  const { set, categories } = preferences
  const permission = usePermission(preferences)
  const [known, setKnown] = useState(permission)
  /** How often permission was asked for, since it was last given or withdrawn. */
  const [asked, setAsked] = useState(0)
  if (known !== permission) {
    setKnown(permission)
    if (permission !== 'denied') setAsked(0)
  }
  const isAllowed = permission === 'granted'
  const isAsking = permission === 'default' && asked > 0
  const isRefused = permission === 'denied' || (isAsking && system === 'off')
  const spell = typeof quiet === 'number' ? 'hour' : quiet
  // A time of one's own stays, so that arrow keys lead back to it.
  const [times, setTimes] = useState(TIMES)
  if (!times.includes(time)) setTimes([...times, time].sort((a, b) => a - b))
  const root = useRef<HTMLDivElement>(null)
  const focusReturn = useFocusReturn(root)

  const reset = () => {
    preferences.reset()
    setAsked(0)
  }

  return (
    <div
      {...rest}
      className={`belfry-inbox-form ${className ?? ''}`}
      ref={root}
      tabIndex={-1}
      {...focusReturn}
    >
      <Choice
        legend={labels.time}
        options={times.map((each) => [each, labels.times(each)])}
        value={time}
        onChoose={(chosen) => set({ time: chosen })}
      />
      <Choice<boolean | 'hour'>
        legend={labels.quiet}
        options={[
          [false, labels.quietOff],
          ['hour', labels.quietHour],
          [true, labels.quietOn],
        ]}
        value={spell}
        onChoose={(chosen) => set({ quiet: chosen === 'hour' ? Date.now() + HOUR : chosen })}
      />
      <Option
        type="checkbox"
        checked={errorsPass}
        onChange={() => set({ errorsPass: !errorsPass })}
      >
        {labels.errorsPass}
      </Option>
      {Object.keys(categories).length > 0 && (
        <Group legend={labels.categories}>
          {Object.entries(categories).map(([category, words]) => {
            const others = muted.filter((each) => each !== category)
            const isShown = others.length === muted.length
            return (
              <Option
                key={category}
                type="checkbox"
                checked={isShown}
                onChange={() => set({ muted: isShown ? [...muted, category] : others })}
              >
                {words}
              </Option>
            )
          })}
        </Group>
      )}
      {permission !== 'unsupported' && (
        <Choice<PreferenceValues['system']>
          legend={labels.system}
          options={[
            ['off', labels.systemOff],
            ['count', labels.systemCount],
            ['full', labels.systemFull],
          ]}
          // Withdrawn permission takes the choice along: choosing again asks again.
          value={isAllowed || isAsking ? system : 'off'}
          onChoose={(chosen) => {
            set({ system: chosen })
            setAsked(chosen === 'off' ? 0 : asked + 1)
          }}
          note={isRefused ? labels.systemDenied : undefined}
          answers={asked}
        />
      )}
      <button className="belfry-inbox-tool" form="" onClick={reset}>
        {labels.reset}
      </button>
    </div>
  )
}

/**
 * Renders a form in which users choose how long toasts stay, when there are none, and what is muted.
 * Each choice takes effect immediately, in all tabs.
 *
 * @example
 * <PreferencesForm preferences={preferences} />
 */
export const PreferencesForm = (props: PreferencesFormProps): ReactElement => (
  <Boundary fallback={null} retry={props}>
    <Boundary>
      <Form {...props} />
    </Boundary>
  </Boundary>
)
