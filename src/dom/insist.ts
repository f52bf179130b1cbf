/** Styles by their names. */
type Styles = Readonly<Record<string, string>>

/** In no layout, whatever the page has its children do. */
export const ABSENT: Styles = {
  display: 'block',
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  visibility: 'visible',
  'user-select': 'text',
}

/** As large as the window, and nothing to be seen, whatever the page has its popovers do. */
export const WHOLE_WINDOW: Styles = {
  position: 'fixed',
  inset: '0',
  width: 'auto',
  height: 'auto',
  'max-width': 'none',
  'max-height': 'none',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'none',
  'box-shadow': 'none',
  opacity: '1',
  transform: 'none',
  filter: 'none',
  'backdrop-filter': 'none',
  transition: 'none',
  animation: 'none',
}

/** Gives an element styles that win; never from a style sheet, which may come late or lose to the page's. */
export const insist = ({ style }: HTMLElement, styles: Styles): void => {
  for (const [property, value] of Object.entries(styles))
    style.setProperty(property, value, 'important')
}
