/**
 * Gives properties of an element a value that wins; never from a style sheet, which may come late or
 * lose to the page's.
 */
export const insist = ({ style }: HTMLElement, value: string, properties: string): void => {
  for (const property of properties.split(' ')) style.setProperty(property, value, 'important')
}
