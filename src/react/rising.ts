import type { DOMAttributes, SyntheticEvent } from 'react'

// What bubbles through React's tree in both 18 and 19, except for rarer events of media. Enter
// and leave don't bubble.
const EVENTS =
  'Click DoubleClick AuxClick ContextMenu MouseDown MouseUp MouseMove MouseOver MouseOut ' +
  'PointerDown PointerUp PointerMove PointerOver PointerOut PointerCancel GotPointerCapture ' +
  'LostPointerCapture TouchStart TouchMove TouchEnd TouchCancel Wheel KeyDown KeyUp KeyPress ' +
  'Focus Blur BeforeInput Input Change Select Invalid Submit Reset Copy Cut Paste ' +
  'CompositionStart CompositionUpdate CompositionEnd Drag DragStart DragEnd DragEnter DragLeave ' +
  'DragOver Drop AnimationStart AnimationIteration AnimationEnd TransitionEnd Load Error Toggle ' +
  'Cancel Close Play Playing Pause Ended TimeUpdate VolumeChange'

/** Stops an event in React's tree alone: whether the document receives it is decided where the cards are. */
export const stopHere = (event: SyntheticEvent): void => {
  event.isPropagationStopped = () => true
}

/**
 * Handlers for the element around a portal: in React's tree, a portal's events bubble to the portal's
 * ancestors, though on screen they happened elsewhere.
 */
export const stopRising: DOMAttributes<Element> = Object.fromEntries(
  EVENTS.split(' ').map((name) => [`on${name}`, stopHere]),
)
