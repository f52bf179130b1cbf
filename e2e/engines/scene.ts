import type { EngineView } from './view.ts'

/** What has to be true, by the sentence that promises it, and how one sees that it is. */
export type Scenes = Record<string, (view: EngineView) => Promise<void>>
