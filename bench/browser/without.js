// @ts-check

/**
 * What Belfry does for each card and others do not, each with a script that makes it do without. It
 * runs in the page before anything else.
 * @type {Record<string, () => void>}
 */
export const inCards = {
  'without the top layer': () => {
    for (const name of ['popover', 'togglePopover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  },
  'without checking what can be read': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  },
  'without a voice': () => {
    const bare = /** @type {unknown} */ (document.createElement('div'))
    Element.prototype.attachShadow = () => /** @type {ShadowRoot} */ (bare)
  },
  'without keeping resets out': () => {
    addEventListener('DOMContentLoaded', () => {
      for (const sheet of document.styleSheets) {
        const rules = [...sheet.cssRules]
        const reset = rules.findIndex(({ cssText }) => /^:where\(.belfry-stage\) \[/.test(cssText))
        if (reset >= 0) sheet.deleteRule(reset)
      }
    })
  },
}

/** The same for many at once. @type {Record<string, () => void>} */
export const inStreams = {
  'without saying how many wait': () => {
    const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...text,
      set(value) {
        if (!this.parentElement?.matches('.belfry-waiting')) text.set?.call(this, value)
      },
    })
  },
}
