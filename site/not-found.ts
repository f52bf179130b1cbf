import { readFileSync } from 'node:fs'
import { ways } from '../playground/site/ways.ts'
import { findRoot } from './find-root.ts'
import { firstPaint } from './first-paint.ts'
import { frame, markFile, menuOf } from './frame.ts'
import { escape } from './markdown.ts'
import type { Group } from './pages.ts'
import { policyFor } from './policy.ts'

/** What the page has to bring or to find. */
export interface NotFoundAssets {
  /** The site's script, from the root of the site. */
  readonly script: string
  /** The site's styles themselves: from an unknown place no file can be named. */
  readonly style: string
  /** Where the site begins, if that is known when it is built. */
  readonly root: string | undefined
}

// In the page itself, as all that is painted before its place is known.
const markHere = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(markFile, 'utf8'))}`

const headOf = ({ script, style }: NotFoundAssets): string => {
  const noIndex = '<meta name="robots" content="noindex" />'
  // In development, where the server brings the styles and knows its root.
  if (!style) return `${noIndex}\n    <script type="module" src="${script}"></script>`
  const finding = findRoot(script)
  const policy = policyFor({ scripts: [finding], styles: [style] })
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<script>${firstPaint}</script>`,
    noIndex,
    `<style>${style}</style>`,
    `<script type="module">${finding}</script>`,
  ].join('\n    ')
}

/**
 * What a server sends in the place of a page that is not there. It is sent for addresses of any depth,
 * so no relative address in it would be right: it brings what is seen, and finds the rest.
 */
export const notFound = (groups: readonly Group[], assets: NotFoundAssets): string => {
  const { root } = assets
  const to = (address: string) =>
    root === undefined ? `data-to="${address}"` : `href="${root}${address}"`
  const leads = ways.map(
    ({ name, href, line }) => `<li><a ${to(href)}>${escape(name)}</a>: ${escape(line)}</li>`,
  )

  return frame({
    root,
    to,
    title: 'Not found',
    summary: 'There is no page at this address.',
    mark: markHere(),
    head: headOf(assets),
    content: `<h1>There is no page at this address</h1>
        <p>It may have moved, or the address may have a typo in it. Search for what you were after, or start from one of these:</p>
        <p><button class="button primary" type="button" data-search="address">Search the docs</button></p>
        <ul>
          <li><a ${to('index.html')}>Start page</a>: what Belfry is, and a playground.</li>
          ${leads.join('\n          ')}
        </ul>
        ${root === undefined ? '<noscript><p>Without JavaScript this page cannot work out where the site begins, so its links lead nowhere. Shorten the address step by step to get there.</p></noscript>' : ''}`,
    menu: menuOf(groups, to, () => undefined),
  })
}
