// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { filesOf } from './files.js'
import { freshFiles, pastedFiles } from './fresh.js'
import { changed, printedFiles } from './printed.js'

const sources = 'e2e/hosts'
const folders = resolve('.cache/hosts')

/** Every application, by what is true if it builds; what takes longest comes first. */
export const applications = {
  'next-server': 'Next builds the guide’s files as they are printed',
  'next-fresh': 'a fresh Next application builds with what Getting started prints for it',
  'vite-fresh': 'fresh Vite applications build with what README and Getting started print for them',
  'vite-shadcn': 'shadcn’s CLI validates the registry and adds both items',
  'next-app': 'Next builds with the App Router, and pages written for other libraries by the alias',
  'vite-tailwind': 'Vite 8 builds with Tailwind 4 and the React Compiler',
  'vite-react18': 'Vite 8 builds with React 18',
  'vite-switched': 'Vite 8 builds pages written for other libraries with nothing but the alias',
  'chrome-111': 'Chrome 111 is unpacked',
}

/** @typedef {keyof typeof applications} Application */

/**
 * Where a built application is served from.
 * @param {Application} name
 */
export const builtFolder = (name) => join(folders, name, 'out')

/** The guide's layout, with what it says to add for messages after a redirect. @param {string} layout */
const withFlash = (layout) =>
  `import { Flash } from './flash'\n${changed(layout, '<Toaster />', '<Toaster />\n<Flash />')}`

/**
 * Files that an application takes from elsewhere, by their name in it.
 * @param {Application} name
 * @returns {[file: string, text: string][]}
 */
function writtenFor(name) {
  if (name !== 'next-server') return pastedFiles(name)
  const printed = {
    ...printedFiles('guides/getting-started'),
    ...printedFiles('guides/recipes'),
    ...printedFiles('relay'),
    ...printedFiles('guides/inbox'),
  }
  const layout = withFlash(`${printed['app/layout.tsx']}`)
  return Object.entries({ ...printed, 'app/layout.tsx': layout }).filter(
    ([file]) => /^(app|lib)\//.test(file) && !/^app\/(root|page)\.tsx$/.test(file),
  )
}

/** What other applications find beside their own files: by its name there, its place here. */
const shared = Object.fromEntries([
  ...['scene.jsx', 'sonner-page.jsx', 'react-hot-toast-page.jsx', 'page.css'].map((name) => [
    name,
    join(sources, name),
  ]),
  ...['registry.json', ...filesOf('registry')].map((name) => [name, name]),
])

/** @param {string[]} files */
const fingerprint = (files) =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex')

/** @param {string} stamp @param {string} value */
const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value

/**
 * Runs a command in an application, and throws with what it said if it fails.
 * @param {string} command
 * @param {string} cwd
 */
function runIn(cwd, command) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    timeout: 240_000,
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`\`${command}\` failed in ${cwd}:\n${stdout}\n${stderr}`)
}

/**
 * Installs a real application with the packed package, by npm, and builds it for production; what is
 * unchanged since the last time stays.
 * @param {Application} name
 * @param {string} tarball
 */
export function buildApplication(name, tarball) {
  const source = join(sources, name)
  const folder = join(folders, name)
  const copied = freshFiles(name) ?? shared
  const written = writtenFor(name)
  const installed = fingerprint([tarball, join(source, 'package.json')])
  const built =
    fingerprint([tarball, ...Object.values(copied), ...filesOf(source)]) + JSON.stringify(written)

  mkdirSync(folder, { recursive: true })
  if (isStamped(join(folder, '.built'), built)) return

  for (const [name, file] of Object.entries(copied)) cpSync(file, join(folder, name))
  cpSync(source, folder, { recursive: true })
  for (const [name, text] of written) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  cpSync(tarball, join(folder, 'belfry.tgz'))
  if (!isStamped(join(folder, '.installed'), installed)) {
    rmSync(join(folder, 'node_modules/belfry'), { recursive: true, force: true })
    runIn(folder, 'npm install --no-audit --no-fund --no-package-lock --prefer-offline')
    writeFileSync(join(folder, '.installed'), installed)
  }
  rmSync(builtFolder(name), { recursive: true, force: true })
  runIn(folder, 'npm run build')
  writeFileSync(join(folder, '.built'), built)
}

/**
 * Builds the page that the applications are compared with: the stylesheet as it is packed, and
 * nothing that could reach a card. Returns the folder to serve.
 */
export async function buildReference() {
  const folder = join(folders, 'reference')
  await build({
    stdin: {
      contents: `
        import { createElement } from 'react'
        import { createRoot } from 'react-dom/client'
        import { Scene } from './${sources}/scene.jsx'
        createRoot(document.getElementById('root')).render(createElement(Scene))`,
      resolveDir: resolve('.'),
    },
    outfile: join(folder, 'main.js'),
    alias: { 'belfry/react': './dist/react/index.js', belfry: './dist/core/index.js' },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  cpSync('dist/styles.css', join(folder, 'styles.css'))
  cpSync(join(sources, 'page.css'), join(folder, 'page.css'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8" /><title>Reference</title>
      <link rel="stylesheet" href="page.css" /><link rel="stylesheet" href="styles.css" /></head>
      <body><div id="root"></div><script src="main.js"></script></body>
    </html>`,
  )
  return folder
}
