import { useState } from 'react'

/** The progress of an action; undefined before it starts and once it succeeds. */
export type Progress = 'running' | 'failed' | undefined

/** Runs the action of what is drawn, and tracks its progress. A different `version` starts fresh. */
export const useAction = <Target>(
  run: (target: Target, onEnd: (succeeded: boolean) => void) => boolean,
  target: Target,
  version: unknown,
  onFail: () => void,
): [act: () => boolean, progress: Progress] => {
  const [[started, progress], setLatest] = useState<readonly [version?: unknown, Progress?]>([])

  const act = () => {
    let isOver = false
    const began = run(target, (succeeded) => {
      isOver = true
      setLatest([version, succeeded ? undefined : 'failed'])
      if (!succeeded) onFail()
    })
    if (began && !isOver) setLatest([version, 'running'])
    return began
  }
  return [act, started === version ? progress : undefined]
}
