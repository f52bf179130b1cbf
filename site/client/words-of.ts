/** What somebody was after who asked for an address: `/guides/dark-mode.html` says “dark mode”. */
export const wordsOf = (path: string): string => {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  try {
    return decodeURIComponent(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  } catch {
    return ''
  }
}
