import { useState } from 'react'

/** The progress of an action; undefined before it starts and once it succeeds. */
export type Progress = 'running' | 'failed' | undefined

/** Runs the action of what a view shows, and tracks its progress. With a different `version`, it starts fresh. */
export const useAction = <Target>(
  run: (target: Target, onEnd: (succeeded: boolean) => void) => boolean,
  target: Target,
  version: unknown,
  onFail: () => void,
): [act: () => boolean, progress: Progress] => {
  const [latest, setLatest] = useState<{ version: unknown; progress: Progress }>()

  const act = () => {
    let isOver = false
    const began = run(target, (succeeded) => {
      isOver = true
      setLatest({ version, progress: succeeded ? undefined : 'failed' })
      if (!succeeded) onFail()
    })
    if (began && !isOver) setLatest({ version, progress: 'running' })
    return began
  }
  return [act, latest?.version === version ? latest?.progress : undefined]
}
