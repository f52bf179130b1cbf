/** Adds one listener for several events. */
export type Listen = <Listened extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: Listened) => void,
  options?: boolean | AddEventListenerOptions,
) => void

/** Registers listeners and clean-up tasks, and ends them all together. */
export type Life = [listen: Listen, onEnd: (task: () => void) => void, end: () => void]

/** Creates a life; what was registered last ends first. */
export const createLife = (): Life => {
  const ends: (() => void)[] = []
  const onEnd = (task: () => void) => void ends.unshift(task)
  return [
    (target, types, listener, options) => {
      for (const type of types.split(' ')) {
        target.addEventListener(type, listener as EventListener, options)
        onEnd(() => target.removeEventListener(type, listener as EventListener, options))
      }
    },
    onEnd,
    () => ends.splice(0).forEach((end) => end()),
  ]
}
