import { readFileSync } from 'node:fs'
import { escape } from './markdown.ts'
import type { Group, Page } from './pages.ts'
import { schemes } from './client/scheme.ts'

/** What all pages have in common, and where it differs. */
export interface Frame {
  readonly title: string
  readonly summary: string
  /** Where the site begins, seen from this page; nothing where the page has to find out. */
  readonly root: string | undefined
  /** The address of the mark, for the browser's tab. */
  readonly mark: string
  /** What the head has besides: policy, styles, scripts. */
  readonly head: string
  /** The attribute that makes a link to an address of the site, such as `guides/testing.html`. */
  readonly to: (address: string) => string
  /** The part of the site that it belongs to. */
  readonly part?: 'guides' | 'reference'
  readonly content: string
  readonly menu: string
}

/** The file of the mark. */
export const markFile = new URL('../playground/public/mark.svg', import.meta.url)

// Drawn in the page itself, so that it has the page's colours.
const drawnMark = (): string =>
  readFileSync(markFile, 'utf8').replace('<svg', '<svg class="mark" aria-hidden="true"')

const schemeChoice = `<fieldset class="field choice" data-scheme>
        <legend class="unseen">Colour scheme</legend>
        <div class="choice-words">${schemes
          .map(
            (word) =>
              `<label data-word="${word}"><input type="radio" name="scheme" value="${word}" /><span>${word}</span></label>`,
          )
          .join('')}</div>
      </fieldset>`

/** All pages, in groups; `under` may add something to one of them. */
export const menuOf = (
  groups: readonly Group[],
  to: Frame['to'],
  under: (page: Page) => { readonly attributes: string; readonly html: string } | undefined,
): string =>
  groups
    .map(({ name, pages }) => {
      const items = pages.map((page) => {
        const { attributes = '', html = '' } = under(page) ?? {}
        return `<li><a ${to(`${page.path}.html`)}${attributes}>${escape(page.title)}</a>${html}</li>`
      })
      return `<h2>${escape(name)}</h2><ul>${items.join('')}</ul>`
    })
    .join('')

/** A whole page around its content. */
export const frame = ({
  title,
  summary,
  root,
  mark,
  head,
  to,
  part,
  content,
  menu,
}: Frame): string => {
  const current = (name: typeof part) => (name === part ? ' aria-current="true"' : '')

  return `<!doctype html>
<html lang="en"${root === undefined ? '' : ` data-root="${root}"`}>
  <head>
    <meta charset="utf-8" />
    ${head}
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escape(summary)}" />
    <title>${escape(title)} · Belfry</title>
    <link rel="icon" href="${mark}" />
    <link rel="expect" href="#content" blocking="render" />
  </head>
  <body>
    <a class="skip" href="#content">To the content</a>
    <header class="header">
      <a class="brand" ${to('index.html')}>${drawnMark()}Belfry</a>
      <nav aria-label="Site">
        <ul>
          <li><a ${to('guides/getting-started.html')}${current('guides')}>Guides</a></li>
          <li><a ${to('reference/belfry.html')}${current('reference')}>Reference</a></li>
          <li><a ${to('index.html#playground')}>Playground</a></li>
          <li class="to-menu"><a href="#menu">All pages</a></li>
        </ul>
      </nav>
      <button class="button search-open" type="button" data-search>Search <kbd>/</kbd></button>
      ${schemeChoice}
    </header>
    <div class="site">
      <main id="content" class="prose">
        ${content}
      </main>
      <nav class="menu" id="menu" aria-label="Pages">
        ${menu}
      </nav>
    </div>
  </body>
</html>
`
}
