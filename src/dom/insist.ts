/**
 * Sets properties of an element to a value that always wins. It is inline, because a style sheet may
 * load late or lose to the page's.
 */
export const insist = ({ style }: HTMLElement, value: string, properties: string): void => {
  for (const property of properties.split(' ')) style.setProperty(property, value, 'important')
}
