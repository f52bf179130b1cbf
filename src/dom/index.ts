export type { Root } from './layers.ts'
export { type Position, type View, type ViewOptions, createView } from './view.ts'
