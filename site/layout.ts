import { firstPaint } from './first-paint.ts'
import { frame, menuOf } from './frame.ts'
import { between, escape, render } from './markdown.ts'
import type { Group, Page } from './pages.ts'
import { policyFor } from './policy.ts'
import { sectionsOf } from './sections.ts'

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

const neighbour = (page: Page, other: Page | undefined, rel: 'prev' | 'next', word: string) =>
  other
    ? `<a rel="${rel}" href="${between(page.path, other.path)}.html"><small>${word}</small>${escape(other.title)}</a>`
    : '<span></span>'

// The policy stands before all that it governs.
const strictHead = `<meta http-equiv="Content-Security-Policy" content="${policyFor()}" />
    <script>${firstPaint}</script>`

const headOf = ({ script, styles, isStrict }: Assets, root: string): string =>
  [
    ...(isStrict ? [strictHead] : []),
    ...styles.map((file) => `<link rel="stylesheet" href="${root}${file}" />`),
    `<script type="module" src="${script.startsWith('/') ? '' : root}${script}"></script>`,
  ].join('\n    ')

/** A whole page, readable without any script. */
export const layout = (page: Page, groups: readonly Group[], assets: Assets): string => {
  const { title, summary, path, source } = page
  const pages = groups.flatMap((group) => group.pages)
  const place = pages.indexOf(page)
  const root = between(path, 'index').replace(/index$/, '') || './'
  const to = (address: string) => `href="${between(path, address)}"`

  return frame({
    title,
    summary,
    root,
    to,
    mark: `${root}mark.svg`,
    head: headOf(assets, root),
    part: path.startsWith('reference/') ? 'reference' : 'guides',
    content: `${render(page, pages)}
        <nav class="neighbours" aria-label="Reading order">
          ${neighbour(page, pages[place - 1], 'prev', 'Previous')}
          ${neighbour(page, pages[place + 1], 'next', 'Next')}
        </nav>
        <p class="source">This page is <code>${source}</code>.</p>`,
    menu: menuOf(groups, to, (each) =>
      each === page ? { attributes: ' aria-current="page"', html: onThisPage(page) } : undefined,
    ),
  })
}
