import { type Notifier, type NotifierOptions, createNotifier, notify } from 'belfry'
import { useEffect, useMemo } from 'react'

/** The notifier with these options: a change makes a new one, and the old one's queue is emptied. */
export function useNotifier({ duration, limit, overflow }: NotifierOptions): Notifier {
  const notifier = useMemo(
    () =>
      duration === undefined && limit === undefined && overflow === undefined
        ? notify
        : createNotifier({ duration, limit, overflow }),
    [duration, limit, overflow],
  )

  useEffect(() => () => notifier.clear(), [notifier])
  return notifier
}
