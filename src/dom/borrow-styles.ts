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

/** What each root lends: one sheet for all views that it has, and all roots that they visit. */
const lent = new WeakMap<Root, CSSStyleSheet>()

/** Copies the styles of views from one root to another, so that cards look the same there. */
export const borrowStyles = (from: Root, to: Root): void => {
  const view = (from.ownerDocument ?? from).defaultView!
  const sheets = [...from.styleSheets, ...from.adoptedStyleSheets]
  const text = sheets
    .flatMap(rulesOf)
    .map(textOf)
    .filter((rule) => isForViews.test(rule))
    .join('\n')
  const sheet = lent.get(from) ?? new view.CSSStyleSheet()
  lent.set(from, sheet)
  sheet.replaceSync(text)
  if (!to.adoptedStyleSheets.includes(sheet))
    to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet]
}
