/** Sets a custom property; even the same value would style everything anew. */
export const setOnce = (element: HTMLElement | null, name: string, value: string): void => {
  if (element?.style.getPropertyValue(name) !== value) element?.style.setProperty(name, value)
}
