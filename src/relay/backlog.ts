import type { Frame } from './frame.ts'
import { MOST_UNSENT } from './sink.ts'

/** The frames that arrive for a stream while its history is read. */
export interface Backlog {
  readonly add: (frame: Frame) => void
  /** Returns them in order; undefined if they were more than may wait, and have to be read from the log. */
  readonly frames: () => readonly Frame[] | undefined
}

export function createBacklog(): Backlog {
  let frames: Frame[] | undefined = []
  let size = 0

  return {
    add: (frame) => {
      if (!frames) return
      size += frame.body.length
      if (size > MOST_UNSENT) frames = undefined
      else frames.push(frame)
    },
    frames: () => frames,
  }
}
