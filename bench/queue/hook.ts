// Stands in for React and its DOM where a store can be reached through a hook alone: effects run at once, and
// what sets the state is whoever is being mounted.
let setState: () => void = () => {}
let cleanUp: () => void = () => {}

export const useState = <State>(initial: State): [State, () => void] => [initial, setState]
export const useRef = <Value>(current: Value) => ({ current })
export const useCallback = <Value>(callback: Value): Value => callback
export const useMemo = <Value>(make: () => Value): Value => make()
export const useSyncExternalStore = () => {}

export function useEffect(effect: () => (() => void) | undefined) {
  cleanUp = effect() ?? cleanUp
}

/** Calls a hook once, with `listener` as the component that renders again. */
export function mountHook(hook: () => unknown, listener: () => void): () => void {
  setState = listener
  hook()
  return cleanUp
}

const unused = () => {}
const ReactAndReactDom = {
  useState,
  useEffect,
  useRef,
  forwardRef: unused,
  createElement: unused,
  isValidElement: unused,
  flushSync: (work: () => void) => work(),
}
export default ReactAndReactDom
