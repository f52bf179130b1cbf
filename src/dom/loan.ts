import { tried } from '../core/inside.ts'
import type { Root } from './tree.ts'

const isForViews = /belfry/

/** Returns the rules of a style sheet; cross-origin ones can't be read. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => tried(() => [...sheet.cssRules]) ?? []

/** Returns the text of a rule, with imported sheets inlined. */
const textOf = (rule: CSSRule): string => {
  const { layerName, styleSheet } = rule as CSSImportRule
  if (!styleSheet) return rule.cssText
  const text = rulesOf(styleSheet).map(textOf).join('\n')
  return typeof layerName === 'string' ? `@layer ${layerName} { ${text} }` : text
}

/** Returns a copy of the styles of views in a root. */
const copyStyles = (from: Root): CSSStyleSheet => {
  const view = (from.ownerDocument ?? from).defaultView!
  const sheet = new view.CSSStyleSheet()
  const text = [...from.styleSheets, ...from.adoptedStyleSheets]
    .flatMap(rulesOf)
    .map(textOf)
    .filter((rule) => isForViews.test(rule))
    .join('\n')
  sheet.replaceSync(text)
  return sheet
}

/**
 * Lends the styles of a root's views to other roots that they visit, so that cards look the same there.
 *
 * @returns a function that lends them to a root, and returns one that takes them back
 */
export const createLoan = (from: Root): ((to: Root) => () => void) => {
  /** Copying takes its time in a page with many rules, so it happens once. */
  let copy: CSSStyleSheet | undefined

  return (to) => {
    // Test DOMs know no sheets of shadow roots.
    const sheet = from === to ? undefined : (copy ??= tried(() => copyStyles(from)))
    if (!sheet) return () => {}
    to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet]
    return () => {
      // Once only: the next layer may be in the same root.
      const first = to.adoptedStyleSheets.indexOf(sheet)
      to.adoptedStyleSheets = to.adoptedStyleSheets.filter((_, index) => index !== first)
    }
  }
}
