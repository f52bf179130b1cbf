/** Adds one listener for several events. */
export type Listen = <Listened extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: Listened) => void,
  options?: boolean | AddEventListenerOptions,
) => void

/** Registers listeners and clean-up tasks, and ends them all together. */
export interface Life {
  readonly listen: Listen
  readonly onEnd: (task: () => void) => void
  /** Runs all tasks; what was registered last ends first. */
  readonly end: () => void
}

/** Creates a life. */
export const createLife = (): Life => {
  const ends: (() => void)[] = []
  const onEnd = (task: () => void) => void ends.unshift(task)
  return {
    listen: (target, types, listener, options) => {
      for (const type of types.split(' ')) {
        target.addEventListener(type, listener as EventListener, options)
        onEnd(() => target.removeEventListener(type, listener as EventListener, options))
      }
    },
    onEnd,
    end: () => ends.splice(0).forEach((end) => end()),
  }
}
