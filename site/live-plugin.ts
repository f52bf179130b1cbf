import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type LiveBlock, liveBlocksOf } from './live.ts'
import { readGroups } from './pages.ts'

const LIST = 'virtual:live'
// Files that exist only here: they stand in the project, so that they find its packages.
const folder = fileURLToPath(new URL('./live/', import.meta.url).href)

const blocks = (): LiveBlock[] =>
  readGroups()
    .flatMap(({ pages }) => pages)
    .flatMap(liveBlocksOf)

const fileOf = ({ id, language }: LiveBlock): string => `${id}.${language}`

/** Makes a module of every live block, and a list of them all: `virtual:live`. */
export const liveBlocks = (): Plugin => ({
  name: 'live-blocks',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === LIST) return `\0${LIST}`
    const file = id.replace(`${LIST}/`, folder)
    // By its own name too: during development, each module imports itself to be replaced.
    return file.startsWith(folder) ? file : undefined
  },
  load: (id) => {
    if (id === `\0${LIST}`) {
      const entries = blocks().map(
        (block) => `'${block.id}': () => import('${LIST}/${fileOf(block)}'),`,
      )
      return `export const modules = {\n${entries.join('\n')}\n}`
    }
    if (!id.startsWith(folder)) return undefined
    return blocks().find((block) => id === folder + fileOf(block))?.code
  },
})
