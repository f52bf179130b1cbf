import type { DOMAttributes, SyntheticEvent } from 'react'

// All that rises through React's tree in both 18 and 19. Enter and leave do not rise.
const EVENTS =
  'Click DoubleClick AuxClick ContextMenu MouseDown MouseUp MouseMove MouseOver MouseOut ' +
  'PointerDown PointerUp PointerMove PointerOver PointerOut PointerCancel GotPointerCapture ' +
  'LostPointerCapture TouchStart TouchMove TouchEnd TouchCancel Wheel KeyDown KeyUp KeyPress ' +
  'Focus Blur BeforeInput Input Change Select Invalid Submit Reset Copy Cut Paste ' +
  'CompositionStart CompositionUpdate CompositionEnd Drag DragStart DragEnd DragEnter DragLeave ' +
  'DragOver Drop AnimationStart AnimationIteration AnimationEnd TransitionEnd Load Error Toggle ' +
  'Cancel Close Play Playing Pause Ended TimeUpdate VolumeChange'

// Only in React's tree: what the document hears of it is decided where the cards stand.
const stop = (event: SyntheticEvent): void => {
  event.isPropagationStopped = () => true
}

/**
 * Handlers for what is around a portal: in React's tree its events rise to whatever that stands in,
 * though on screen they happened elsewhere.
 */
export const stopRising: DOMAttributes<Element> = Object.fromEntries(
  EVENTS.split(' ').map((name) => [`on${name}`, stop]),
)
