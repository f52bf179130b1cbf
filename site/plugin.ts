import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { layout } from './layout.ts'
import { llmsFull, llmsIndex } from './llms.ts'
import { notFound } from './not-found.ts'
import { type Group, type Page, readGroups } from './pages.ts'
import { pictures } from './pictures.ts'
import { searchIndex } from './search-index.ts'
import { linkedSources, sourcePath } from './sources.ts'

const client = fileURLToPath(new URL('./client/main.ts', import.meta.url).href)
const script = `/@fs${client}`
const root = fileURLToPath(new URL('../', import.meta.url).href)

const pagesOf = (groups: readonly Group[]): Page[] => groups.flatMap(({ pages }) => pages)

/** What is read by programs, by its file name. */
const texts = new Map<string, () => string>([
  ['search.json', () => searchIndex(pagesOf(readGroups()))],
  ['llms.txt', () => llmsIndex(readGroups(), ({ path }) => `${path}.html`)],
  ['llms-full.txt', () => llmsFull(readGroups())],
])

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

function send(response: ServerResponse, type: string, content: string | Buffer): void {
  response.setHeader('Content-Type', type)
  response.end(content)
}

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? String(file.source) : ''

/** Every file in docs/ as a page beside the playground: served in development, written when building. */
export const sitePages = (): Plugin => ({
  name: 'site-pages',
  config: (_, { command }) =>
    command === 'build'
      ? { build: { rolldownOptions: { input: { index: 'playground/index.html', site: client } } } }
      : {},
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const text = texts.get(pathname.slice(1))
      if (text) return send(response, TEXT, text())
      if (/\.(png|svg|webp)$/.test(pathname)) {
        const picture = pictures().find(({ address }) => pathname === `/${address}`)
        return picture ? send(response, picture.type, readFileSync(picture.file)) : next()
      }
      // To read all pages takes a while, and development asks for hundreds of scripts.
      if (!/\.(html|txt)$/.test(pathname)) return next()
      const groups = readGroups()
      const pages = pagesOf(groups)
      const test = linkedSources(pages).find((file) => pathname === `/${sourcePath(file)}`)
      if (test) return send(response, TEXT, readFileSync(root + test))
      const page = pages.find(({ path }) => pathname === `/${path}.html`)
      if (!page) return next()
      const html = layout(page, groups, { script, styles: [], isStrict: false })
      return void server
        .transformIndexHtml(pathname, html)
        .then((whole) => send(response, HTML, whole), next)
    })
    // After all that might have been meant, but for the files that only Vite's last step sends.
    return () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isFile = existsSync(server.config.root + pathname)
        if (isFile || !request.headers.accept?.includes('text/html')) return next()
        const html = notFound(readGroups(), { script, style: '', root: '/' })
        response.statusCode = 404
        return void server
          .transformIndexHtml('/404.html', html)
          .then((whole) => send(response, HTML, whole), next)
      })
    }
  },
  generateBundle: function generate(_, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.name === 'site',
    )
    if (entry?.type !== 'chunk') return
    const styles = [...(entry.viteMetadata?.importedCss ?? [])]
    const groups = readGroups()
    const pages = pagesOf(groups)
    const write = (fileName: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName, source })

    for (const page of pages) {
      const assets = { script: entry.fileName, styles, isStrict: true }
      write(`${page.path}.html`, layout(page, groups, assets))
    }
    for (const file of linkedSources(pages)) {
      write(`${sourcePath(file)}`, readFileSync(root + file))
    }
    const style = styles.map((file) => textOf(bundle[file])).join('\n')
    write('404.html', notFound(groups, { script: entry.fileName, style, root: undefined }))
    for (const [name, text] of texts) write(name, text())
    for (const { address, file } of pictures()) write(address, readFileSync(file))
  },
})
