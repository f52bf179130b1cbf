export type { Root } from './layers.ts'
export { textOf } from './voice.ts'
export type { Position } from './swipe.ts'
export { type View, type ViewOptions, createView } from './view.ts'
