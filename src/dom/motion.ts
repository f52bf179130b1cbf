// Browsers deliver several moves at once, so speed is measured over at least this long.
const SAMPLE = 15
// A finger that hasn't moved for this long has stopped.
const STOP = 100

/** The motion of a finger along one direction. */
export interface Motion {
  /** Call it when the finger has moved. */
  move: (way: number, time: number) => void
  /** Returns how far it is from where it started, in pixels. */
  way: () => number
  /** Returns how fast it is, in pixels per millisecond. */
  speedAt: (time: number) => number
}

/** Measures a motion that starts now. */
export const createMotion = (start: number): Motion => {
  let way = 0
  let moved = start
  let speed = 0
  /** Where and when the speed was last measured. */
  let measured = { way, time: start }

  return {
    move: (to, time) => {
      way = to
      moved = time
      const passed = time - measured.time
      if (passed <= SAMPLE) return
      speed = (way - measured.way) / passed
      measured = { way, time }
    },
    way: () => way,
    speedAt: (time) => (time - moved > STOP ? 0 : speed),
  }
}
