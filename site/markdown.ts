import { posix } from 'node:path'
import { Marked } from 'marked'
import { tokensOf } from '../playground/ui/highlight.ts'
import { liveId } from './live.ts'
import type { Page } from './pages.ts'
import { createAnchors } from './sections.ts'
import { sourcePath } from './sources.ts'
import { table } from './table.ts'

/** Text as it may stand in HTML. */
export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const coloured = (code: string, language: string): string =>
  /^(ts|tsx|js|jsx)$/.test(language)
    ? tokensOf(code)
        .map(({ kind, text }) =>
          kind === 'plain' ? escape(text) : `<span class="code-${kind}">${escape(text)}</span>`,
        )
        .join('')
    : escape(code)

// A stylesheet has nothing to show by itself.
const stageOf = (language: string): string =>
  language === 'css'
    ? ''
    : '<div class="live-stage" data-stage role="group" aria-label="Running example"></div>'

const copyButton = '<button class="button quiet copy" type="button" data-copy>Copy</button>'

const printed = (code: string, language: string, label = 'Code'): string =>
  `<pre tabindex="0" dir="ltr" role="group" aria-label="${escape(label)}"><code>${coloured(code, language)}</code></pre>`

// One line needs no head of its own.
const codeLine = (code: string, language: string): string =>
  `<div class="code code-line">${printed(code, language)}${copyButton}</div>\n`

const codeBlock = (text: string, language: string, live: string | undefined): string => {
  // A file's own name stands above it.
  const [, name, code = text] = /^\/\/ (\S+\.\w+)\n([\s\S]*)/.exec(text) ?? []
  return [
    live
      ? `<div class="code code-live" data-live="${live}">${stageOf(language)}`
      : '<div class="code">',
    `<div class="code-head"><span aria-hidden="true">${escape(name ?? (language || 'text'))}</span>${copyButton}</div>`,
    `${printed(code, language, name && `Code: ${name}`)}</div>\n`,
  ].join('')
}

/** From one page to another, both without their ending. */
export const between = (from: string, to: string): string => posix.relative(posix.dirname(from), to)

/**
 * A page's markdown as HTML. Links to pages of the site lead there, links to tests to their text; what
 * stands elsewhere in the project has no address on the site, so its name stays as text.
 */
export const render = (page: Page, pages: readonly Page[]): string => {
  const markdown = new Marked()
  const anchorOf = createAnchors()
  let live = 0

  const addressOf = (href: string): string | undefined => {
    if (/^(https?:|#)/.test(href)) return href
    const [path = '', anchor] = href.split('#')
    const source = posix.join(posix.dirname(page.source), path)
    const test = sourcePath(source)
    if (test) return between(page.path, test)
    const known = pages.find((each) => each.source === source)
    return known && `${between(page.path, known.path)}.html${anchor ? `#${anchor}` : ''}`
  }

  markdown.use({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const id = anchorOf(inner)
        if (depth === 1) return `<h1>${inner}</h1>\n`
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address === undefined ? inner : `<a href="${escape(address)}">${inner}</a>`
      },
      image({ href, text }) {
        const file = posix.join(posix.dirname(page.source), href).replace(/^docs\//, '')
        return `<img src="${between(page.path, file)}" alt="${escape(text)}" loading="lazy" />`
      },
      table({ header, rows }) {
        const inner = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens)
        return table(
          header.map(inner),
          rows.map((cells) => cells.map(inner)),
        )
      },
      code({ text, lang = '' }) {
        const [language = '', mark] = lang.split(' ')
        const id = mark === 'live' ? liveId(page, ++live) : undefined
        return text.includes('\n') ? codeBlock(text, language, id) : codeLine(text, language)
      },
    },
  })
  return markdown.parse(page.markdown, { async: false })
}
