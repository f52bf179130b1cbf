import type { Root } from './tree.ts'

const isForViews = /belfry/

/** The rules of a style sheet; those of another origin cannot be read. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** The same with those of imported sheets in their place. */
const textOf = (rule: CSSRule): string => {
  const { layerName, styleSheet } = rule as CSSImportRule
  if (!styleSheet) return rule.cssText
  const text = rulesOf(styleSheet).map(textOf).join('\n')
  return typeof layerName === 'string' ? `@layer ${layerName} { ${text} }` : text
}

/** Gives a root the styles of views from another one, so that cards look there as they do at home. */
export const borrowStyles = (from: Root, to: Root): void => {
  const view = (from.ownerDocument ?? from).defaultView!
  const sheets = [...from.styleSheets, ...from.adoptedStyleSheets]
  const text = sheets
    .flatMap(rulesOf)
    .map(textOf)
    .filter((rule) => isForViews.test(rule))
    .join('\n')
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(text)
  to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet]
}
