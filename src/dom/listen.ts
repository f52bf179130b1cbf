/** Adds one listener for several events. */
export type Listen = <Listened extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: Listened) => void,
  options?: AddEventListenerOptions,
) => void

/** A way to listen, and the way to end all that was listened to with it. */
export function createListening(): readonly [listen: Listen, stop: () => void] {
  const controller = new AbortController()
  const { signal } = controller
  return [
    (target, types, listener, options) => {
      for (const type of types.split(' ')) {
        target.addEventListener(type, listener as EventListener, { ...options, signal })
      }
    },
    () => controller.abort(),
  ]
}
