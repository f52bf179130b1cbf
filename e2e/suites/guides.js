// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/**
 * The guides' code as users' files, printed and run alike.
 * @typedef {{ name: string, language: string, isLive: boolean, code: string }} Block
 */

// What needs a server or a project around it runs elsewhere, or is compiled alone.
const isRunnable = (/** @type {string} */ code) =>
  [...code.matchAll(/(?:from|import) '([^']+)'/g)].every(([, from]) =>
    /^(belfry|react|react-router)(\/|$)/.test(`${from}`),
  )

/**
 * @param {string} guide
 * @returns {Block[]}
 */
const blocksOf = (guide) =>
  [
    ...readFileSync(`docs/guides/${guide}.md`, 'utf8').matchAll(
      /^```(tsx?|js)( live)?\n([\s\S]*?)^```/gm,
    ),
  ].map(([, language = '', live, code = ''], index) => ({
    name: /^\/\/ (\S+)\.tsx?\n/.exec(code)?.[1]?.replace('/', '-') ?? `${guide}-${index + 1}`,
    language,
    isLive: live !== undefined,
    code,
  }))

/**
 * @param {string} guide
 * @param {(block: Block) => boolean} fits
 */
const theOne = (guide, fits) => {
  const [block, ...others] = blocksOf(guide).filter(fits)
  if (!block || others.length > 0)
    throw new Error(`The guide “${guide}” has no such block, or several`)
  return block.code
}

const suite = () => theOne('testing', ({ code }) => code.includes("from 'vitest'"))

/**
 * The guides' modules, for `guides.test.jsx`, and the testing guide's own suite.
 * @param {string} folder
 */
export function writeForVitest(folder) {
  mkdirSync(`${folder}/guides`)
  for (const guide of ['getting-started', 'recipes', 'theming', 'inbox', 'testing']) {
    const blocks = blocksOf(guide).filter(({ language }) => language !== 'js')
    for (const { name, isLive, code } of blocks.filter(({ code }) => isRunnable(code)))
      writeFileSync(`${folder}/guides/${name}${isLive ? '.live' : ''}.tsx`, code)
  }
  writeFileSync(`${folder}/testing-guide.test.tsx`, suite())
}

/**
 * The same suite as the guide tells Jest's users to write it, with the configuration printed there.
 * @param {string} folder
 */
export function writeForJest(folder) {
  mkdirSync(folder)
  const own = suite().replace(/^import .* from 'vitest'\n/m, "import 'belfry/styles.css'\n")
  const { code } = transformSync(own, { loader: 'tsx', jsx: 'automatic', format: 'cjs' })
  writeFileSync(`${folder}/testing-guide.test.js`, code)
  writeFileSync(
    `${folder}/jest.config.js`,
    theOne('testing', ({ code }) => code.includes('// jest.config.js')),
  )
  writeFileSync(`${folder}/empty.js`, '')
  writeFileSync(`${folder}/package.json`, '{}')
}

/**
 * The testing guide's suite for a real browser, and the application that it is about.
 * @param {string} folder
 */
export function writeForPlaywright(folder) {
  mkdirSync(folder)
  const suite = theOne('testing', ({ code }) => code.includes("from '@playwright/test'"))
  writeFileSync(`${folder}/testing-guide.spec.ts`, suite)
  writeFileSync(
    `${folder}/app.tsx`,
    theOne('getting-started', ({ isLive }) => isLive),
  )
}
