declare module 'virtual:live' {
  /** What every live block exports, by its id. */
  export const modules: Readonly<Record<string, () => Promise<Record<string, unknown>>>>
}
