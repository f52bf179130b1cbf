/** A placeholder for text that is known only after a component has rendered. */
export const NO_WORDS = '\u00a0'

/** Returns an element's visible text; without layout, all of its text. */
export const drawnWords = (element: HTMLElement | null): string => {
  const space = () => element!.ownerDocument.createTextNode(' ')
  // A button is a separate word, which browsers don't know.
  const spaces = [...(element?.querySelectorAll('button') ?? [])].flatMap((button) => {
    const around = [space(), space()] as const
    button.before(around[0])
    button.after(around[1])
    return around
  })
  const words = element?.innerText ?? element?.textContent ?? ''
  for (const each of spaces) each.remove()
  return words.replace(/\s+/g, ' ').trim()
}
