// @ts-check
// Draws the house from the lint rules that guard it: who may import whom. With --check it fails where
// picture or table differ from the rules.
import { readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { drawHouse } from './house.js'

/**
 * @typedef {{ files: string[], rules: Record<string, [string, { patterns: { group?: string[] }[] }]> }} Override
 * @typedef {import('./house.js').Room} Room
 */

const rule = 'no-restricted-imports'
const page = 'docs/architecture.md'
const picture = 'docs/pictures/house.svg'

const config = readFileSync('.oxlintrc.json', 'utf8').replace(/^\s*\/\/.*$/gm, '')
/** @type {Override[]} */
const overrides = JSON.parse(config).overrides

/** @param {Override} override */
const letIn = ({ rules }) =>
  (rules[rule]?.[1].patterns ?? [])
    .flatMap(({ group = [] }) => group)
    // Its own files, and those of its own folders, go without saying.
    .filter((pattern) => pattern.startsWith('!') && !pattern.startsWith('!./'))
    .map((pattern) => pattern.slice(1))

/** @type {Room[]} */
const rooms = overrides.flatMap((override) => {
  const folder = /^src\/([a-z/-]+)\/\*/.exec(`${override.files[0]}`)?.[1]
  if (!folder || !override.rules[rule]) return []
  const names = letIn(override)
  const isRoom = /** @param {string} name */ (name) => name.startsWith('.')
  return {
    folder,
    rooms: names
      .filter(isRoom)
      .map((name) => posix.join(folder, name).replace(/\/index\.tsx?$/, '')),
    packages: names.filter((name) => !isRoom(name)),
  }
})

const table = [
  '| folder | may import | and the packages |',
  '| --- | --- | --- |',
  ...rooms.map(({ folder, rooms, packages }) => {
    const [others, installed] = [rooms, packages].map((names) =>
      names.map((name) => `\`${name}\``).join(', '),
    )
    return `| \`src/${folder}\` | ${others || 'nothing'} | ${installed} |`
  }),
].join('\n')

const written = readFileSync(page, 'utf8')
const whole = written.replace(
  /(<!-- rooms -->)[\s\S]*(<!-- end of rooms -->)/,
  `$1\n\n${table}\n\n$2`,
)
const drawn = drawHouse(rooms)

if (!process.argv.includes('--check')) {
  writeFileSync(page, whole)
  writeFileSync(picture, drawn)
} else {
  // The formatter gives columns their width.
  const words = /** @param {string} text */ (text) => text.replace(/[\s|-]+/g, ' ')
  if (words(whole) !== words(written) || drawn !== readFileSync(picture, 'utf8')) {
    console.error(`${page} differs from .oxlintrc.json. Run \`npm run docs:architecture\`.`)
    process.exitCode = 1
  }
}
