import { between, escape, render } from './markdown.ts'
import type { Group, Page } from './pages.ts'
import { firstPaint } from './first-paint.ts'
import { policy } from './policy.ts'
import { sectionsOf } from './sections.ts'
import { schemes } from './client/scheme.ts'

/** What a page loads. */
export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  /** Whether the page has its policy and first script; in development the server adds what it needs. */
  readonly isStrict: boolean
}

const onThisPage = (page: Page): string => {
  const parts = sectionsOf(page).filter(({ depth }) => depth === 2)
  const items = parts.map(
    ({ anchor, title }) => `<li><a href="#${anchor}">${escape(title)}</a></li>`,
  )
  return items.length > 1 ? `<ul>${items.join('')}</ul>` : ''
}

const schemeChoice = `<fieldset class="field choice" data-scheme>
        <legend class="unseen">Colour scheme</legend>
        <div class="choice-words">${schemes
          .map(
            (word) =>
              `<label data-word="${word}"><input type="radio" name="scheme" value="${word}" /><span>${word}</span></label>`,
          )
          .join('')}</div>
      </fieldset>`

const menu = (groups: readonly Group[], page: Page): string =>
  groups
    .map(
      ({ name, pages }) =>
        `<h2>${escape(name)}</h2><ul>${pages
          .map(
            (each) =>
              `<li><a href="${between(page.path, each.path)}.html"${each === page ? ' aria-current="page"' : ''}>${escape(each.title)}</a>${each === page ? onThisPage(page) : ''}</li>`,
          )
          .join('')}</ul>`,
    )
    .join('')

const neighbour = (page: Page, other: Page | undefined, rel: 'prev' | 'next', word: string) =>
  other
    ? `<a rel="${rel}" href="${between(page.path, other.path)}.html"><small>${word}</small>${escape(other.title)}</a>`
    : '<span></span>'

// The policy stands before all that it governs.
const strictHead = `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    <script>${firstPaint}</script>`

/** A whole page, readable without any script. */
export const layout = (page: Page, groups: readonly Group[], assets: Assets): string => {
  const pages = groups.flatMap((group) => group.pages)
  const place = pages.indexOf(page)
  const home = between(page.path, 'index')
  const root = home.replace(/index$/, '') || './'
  const guides = between(page.path, pages[0]!.path)
  const isReference = page.path.startsWith('reference/')

  return `<!doctype html>
<html lang="en" data-root="${root}">
  <head>
    ${assets.isStrict ? strictHead : ''}
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escape(page.summary)}" />
    <title>${escape(page.title)} · Belfry</title>
    <link rel="icon" href="${root}mark.svg" />
    ${assets.styles.map((file) => `<link rel="stylesheet" href="${root}${file}" />`).join('\n    ')}
    <script type="module" src="${assets.script.startsWith('/') ? '' : root}${assets.script}"></script>
  </head>
  <body>
    <a class="skip" href="#content">To the content</a>
    <header class="header">
      <a class="brand" href="${home}.html"><img src="${root}mark.svg" alt="" width="32" height="32" />Belfry</a>
      <nav aria-label="Site">
        <ul>
          <li><a href="${guides}.html"${isReference ? '' : ' aria-current="true"'}>Guides</a></li>
          <li><a href="${between(page.path, 'reference/belfry')}.html"${isReference ? ' aria-current="true"' : ''}>Reference</a></li>
          <li><a href="${home}.html#playground">Playground</a></li>
          <li class="to-menu"><a href="#menu">All pages</a></li>
        </ul>
      </nav>
      <button class="button search-open" type="button" data-search>Search <kbd>/</kbd></button>
      ${schemeChoice}
    </header>
    <div class="site">
      <main id="content" class="prose">
        ${render(page, pages)}
        <nav class="neighbours" aria-label="Reading order">
          ${neighbour(page, pages[place - 1], 'prev', 'Previous')}
          ${neighbour(page, pages[place + 1], 'next', 'Next')}
        </nav>
        <p class="source">This page is <code>${page.source}</code>.</p>
      </main>
      <nav class="menu" id="menu" aria-label="Pages">
        ${menu(groups, page)}
      </nav>
    </div>
  </body>
</html>
`
}
