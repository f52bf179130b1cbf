import { type Alias, type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite'

const empty = '<div id="root"></div>'

// The parts of the header share a line: none is drawn before what follows them begins.
const wholeHeader: HtmlTagDescriptor = {
  tag: 'link',
  attrs: { rel: 'expect', href: '#content', blocking: 'render' },
  injectTo: 'head',
}

/** Writes the start page as it is before any script has run into its HTML, for those who read it so. */
export const prerendered = (entry: string, alias: Alias[]): Plugin => ({
  name: 'prerendered',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      if (path !== '/index.html') return html
      if (!html.includes(empty)) throw new Error(`The start page has no ${empty} to write into.`)
      const { module } = await runnerImport<{ prerender: () => string }>(entry, {
        mode: 'production',
        resolve: { alias },
      })
      const page = module.prerender()
      return {
        html: html.replace(empty, () => `<div id="root">${page}</div>`),
        tags: [wholeHeader],
      }
    },
  },
})
