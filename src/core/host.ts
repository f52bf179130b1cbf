// Core compiles without DOM and Node types, so it declares what it needs from its host.
interface Host {
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
  performance?: { now: () => number }
  reportError?: (error: unknown) => void
  console: { error: (error: unknown) => void }
}

// Members are looked up on every call, so that fake timers installed later work too.
export const host: Host = globalThis as unknown as Host
