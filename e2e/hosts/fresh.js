// @ts-check
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesOf } from './files.js'
import { changed, printedFiles } from './printed.js'

const templates = 'e2e/hosts/templates'
const guide = printedFiles('guides/getting-started')

/** The template's App, which now notifies. */
const notifyingApp = () =>
  `import { notify } from 'belfry'\n${changed(
    readFileSync(`${templates}/create-vite/src/App.tsx`, 'utf8'),
    'onClick={() => setCount((count) => count + 1)}',
    "onClick={() => { setCount((count) => count + 1); notify.success('Counted') }}",
  )}`

const firstOfReadme = () => /```tsx\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1]

/**
 * What a tool has just written, and what is pasted into it: by the folder of each, then by file.
 * @type {Record<string, { template: string, pasted: Record<string, Record<string, string | undefined>> }>}
 */
const fresh = {
  'next-fresh': {
    template: 'create-next-app',
    pasted: {
      '.': { 'app/layout.tsx': guide['app/layout.tsx'], 'app/page.tsx': guide['app/page.tsx'] },
    },
  },
  'vite-fresh': {
    template: 'create-vite',
    pasted: {
      first: { 'src/App.tsx': guide['src/App.tsx'] },
      existing: { 'src/main.tsx': guide['src/main.tsx'], 'src/App.tsx': notifyingApp() },
      readme: { 'src/main.tsx': firstOfReadme() },
    },
  },
}

/**
 * The files of the template, by their name in an application; nothing for one that has no template.
 * @param {string} name
 */
export const freshFiles = (name) => {
  const { template, pasted } = fresh[name] ?? {}
  if (!template || !pasted) return undefined
  const root = join(templates, template)
  return Object.fromEntries(
    Object.keys(pasted).flatMap((folder) =>
      filesOf(root).map((file) => [join(folder, relative(root, file)), file]),
    ),
  )
}

/**
 * What a reader pastes into an application, by its name there.
 * @param {string} name
 * @returns {[file: string, text: string][]}
 */
export const pastedFiles = (name) =>
  Object.entries(fresh[name]?.pasted ?? {}).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, text]) => {
      if (text === undefined) throw new Error(`The guide does not print ${file} any more`)
      return /** @type {[string, string]} */ ([join(folder, file), text])
    }),
  )
