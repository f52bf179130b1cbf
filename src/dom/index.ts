export { textOf } from './voice.ts'
export type { Position } from './swipe.ts'
export type { Root } from './tree.ts'
export { type View, type ViewOptions, createView } from './view.ts'
