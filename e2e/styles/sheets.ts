import { readFileSync } from 'node:fs'
import { transform as lower } from 'esbuild'
import { transform as lighten } from 'lightningcss'
import postcss from 'postcss'
import { compile } from 'tailwindcss'
import tailwind3 from 'tailwindcss3'
import { readStylesheet } from '../../scripts/stylesheet.js'

const read = (path: string) => readFileSync(path, 'utf8')

const raw = readStylesheet('src/react/styles.css')

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

const lightened = (targets: Record<string, number>): string =>
  lighten({ filename: 'styles.css', code: Buffer.from(raw), minify: true, targets }).code.toString()

/** The stylesheet as the tools of its users leave it. */
export const builds: Readonly<Record<string, string>> = {
  'as it is': raw,
  'Lightning CSS, Chrome 111': lightened({ chrome: version(111) }),
  'Lightning CSS, Safari 16.4': lightened({ safari: version(16, 4), ios_saf: version(16, 4) }),
  'Lightning CSS, Firefox 115': lightened({ firefox: version(115) }),
  esbuild: (
    await lower(raw, {
      loader: 'css',
      minify: true,
      target: ['chrome111', 'safari16.4', 'firefox115'],
    })
  ).code,
}

const load = (path: string) => ({ path, base: '.', content: read(path) })

const tailwind4 = (
  await compile('@import "tailwindcss";', {
    loadStylesheet: async () => load('node_modules/tailwindcss/index.css'),
  })
).build([])

const { css: preflight3 } = await postcss([
  tailwind3({ content: [{ raw: 'p-0' }] }) as postcss.AcceptedPlugin,
]).process('@tailwind base; @tailwind components; @tailwind utilities;', { from: undefined })

// What `npm create next-app` and older `npm create vite` gave everybody.
const nextApp = `* { box-sizing: border-box; padding: 0; margin: 0 }
  html, body { max-width: 100vw; overflow-x: hidden } a { color: inherit; text-decoration: none }`

const oldVite = `a { font-weight: 500; color: #646cff } body { margin: 0; display: flex; place-items: center }
  h1 { font-size: 3.2em; line-height: 1.1 }
  button { border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em; font-size: 1em;
    font-weight: 500; font-family: inherit; background-color: #1a1a1a; cursor: pointer }
  button:hover { border-color: #646cff }`

const tags = 'section, ol, li, div, p, span, time, button, a, img, svg, path'

const hostile = `*, ${tags} {
  position: relative; top: 7px; float: left; display: inline-block; box-sizing: content-box;
  width: 77%; min-width: 3rem; min-height: 4rem; max-width: 9rem; margin: 9px; border: 5px dashed red;
  padding: 13px; background: yellow; color: red; fill: red; stroke: red; stroke-width: 9;
  font: italic 900 30px/3 cursive; letter-spacing: 4px; word-spacing: 9px; text-align: right;
  text-transform: uppercase; text-decoration: underline; text-indent: 3em; text-shadow: 2px 2px red;
  white-space: nowrap; list-style: square inside; opacity: 0.4; filter: blur(3px); transform: rotate(3deg);
  rotate: 5deg; outline: 4px solid red; box-shadow: 0 0 9px red; transition: all 3s; animation: none;
  cursor: help; overflow: scroll; z-index: 3; clip-path: inset(3px); mix-blend-mode: difference;
  visibility: visible; vertical-align: top; columns: 2; user-select: none; writing-mode: vertical-rl }
  ::before, ::after { border: 3px solid red }`

/** What a page may bring along, around ours: in which order is part of it. */
export const pages: Readonly<Record<string, (sheet: string) => string>> = {
  'create-next-app': (sheet) => sheet + nextApp,
  Bootstrap: (sheet) => sheet + read('node_modules/bootstrap/dist/css/bootstrap.css'),
  Pico: (sheet) => sheet + read('node_modules/@picocss/pico/css/pico.css'),
  'the old Vite template': (sheet) => sheet + oldVite,
  'Tailwind 3 after it': (sheet) => sheet + preflight3,
  'Tailwind 3 before it': (sheet) => preflight3 + sheet,
  'Tailwind 4 after it': (sheet) => sheet + tailwind4,
  'Tailwind 4 before it': (sheet) => tailwind4 + sheet,
  'Tailwind 4, in its layer of components': (sheet) =>
    `${tailwind4} @layer components { ${sheet} }`,
  'a page that styles every element': (sheet) => sheet + hostile,
}
