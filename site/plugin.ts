import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Assets, layout } from './layout.ts'
import { readGroups } from './pages.ts'
import { searchIndex } from './search-index.ts'
import { linkedSources, sourcePath } from './sources.ts'

const client = fileURLToPath(new URL('./client/main.ts', import.meta.url).href)
const root = fileURLToPath(new URL('../', import.meta.url).href)
const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url).href)

const all = () => readGroups().flatMap(({ pages }) => pages)

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
      if (pathname === '/search.json') return void response.end(searchIndex(all()))
      const test = linkedSources(all()).find((file) => pathname === `/${sourcePath(file)}`)
      if (test) {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        return void response.end(readFileSync(root + test))
      }
      const groups = readGroups()
      const page = groups
        .flatMap(({ pages }) => pages)
        .find(({ path }) => pathname === `/${path}.html`)
      if (!page) return next()
      const assets: Assets = { script: `/@fs${client}`, styles: [], isStrict: false }
      const html = layout(page, groups, assets)
      void server.transformIndexHtml(pathname, html).then((whole) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        return response.end(whole)
      }, next)
    })
  },
  generateBundle: function generate(_, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.name === 'site',
    )
    if (entry?.type !== 'chunk') return
    const styles = [...(entry.viteMetadata?.importedCss ?? [])]
    const groups = readGroups()
    const assets: Assets = { script: entry.fileName, styles, isStrict: true }
    for (const page of groups.flatMap(({ pages }) => pages)) {
      const source = layout(page, groups, assets)
      this.emitFile({ type: 'asset', fileName: `${page.path}.html`, source })
    }
    for (const file of linkedSources(all())) {
      const source = readFileSync(root + file)
      this.emitFile({ type: 'asset', fileName: `${sourcePath(file)}`, source })
    }
    this.emitFile({ type: 'asset', fileName: 'search.json', source: searchIndex(all()) })
  },
  writeBundle: ({ dir }) => {
    if (!dir || !existsSync(pictures)) return
    for (const folder of ['pictures', 'benchmarks']) {
      const from = `${pictures}/../${folder}`
      mkdirSync(`${dir}/${folder}`, { recursive: true })
      for (const file of readdirSync(from).filter((name) => /\.(webp|svg|png)$/.test(name))) {
        copyFileSync(`${from}/${file}`, `${dir}/${folder}/${file}`)
      }
    }
  },
})
