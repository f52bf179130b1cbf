// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/**
 * The guides' code as users' files, printed and run alike.
 * @typedef {{ name: string, language: string, isLive: boolean, code: string }} Block
 */

// What a reader's project has besides React: the rest of the code is compiled, and not run here.
const isRunnable = (/** @type {string} */ code) =>
  [...code.matchAll(/from '([^']+)'/g)].every(([, from]) => /^(belfry|react)(\/|$)/.test(`${from}`))

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
    name: `${guide}-${index + 1}`,
    language,
    isLive: live !== undefined,
    code,
  }))

/** @param {(block: Block) => boolean} fits */
const theOne = (fits) => {
  const [block, ...others] = blocksOf('testing').filter(fits)
  if (!block || others.length > 0)
    throw new Error('The testing guide has no such block, or several')
  return block.code
}

const suite = () => theOne(({ code }) => code.includes("from 'vitest'"))

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
    theOne(({ code }) => code.includes('// jest.config.js')),
  )
  writeFileSync(`${folder}/empty.js`, '')
  writeFileSync(`${folder}/package.json`, '{}')
}
