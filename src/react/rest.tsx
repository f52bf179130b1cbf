import { type ReactElement, useCallback, useEffect } from 'react'
import type { Notifier } from '../core/index.ts'
import type { View } from '../dom/index.ts'
import type { Labels } from './labels.ts'
import { useLatest } from './use-latest.ts'

interface RestInputs<Data> {
  readonly notifier: Notifier<Data>
  readonly view: View<Data>
  readonly labels: Labels
}

/** How many are waiting, and a button that dismisses all; no card is rendered when the number changes. */
export const Rest = <Data,>({ notifier, view, labels }: RestInputs<Data>): ReactElement => {
  const { shows, refresh } = view
  const read = useCallback(() => (shows() ? notifier.waiting() : 0), [notifier, shows])
  const waiting = useLatest(notifier.watch, read)
  const isAny = waiting > 0

  // It takes room beside the cards, and its button may have focus.
  useEffect(() => {
    if (!isAny) return undefined
    refresh()
    return refresh
  }, [isAny, refresh])

  return (
    <div className="belfry-rest">
      {isAny && (
        <div className="belfry-more">
          <span className="belfry-waiting" dir="auto">
            {labels.more(waiting)}
          </span>
          <button className="belfry-clear" form="" onClick={() => notifier.clear('user')}>
            {labels.dismissAll}
          </button>
        </div>
      )}
    </div>
  )
}
