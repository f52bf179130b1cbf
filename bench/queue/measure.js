// @ts-check
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { belfryDoors } from '../bundle.js'
import { limitSeconds } from '../limit.js'
import { benchFolder } from '../paths.js'
import { summarize } from '../statistics.js'

/** @typedef {import('../statistics.js').Summary} Summary */

export const queueIds = ['belfry', 'react-stately', 'zag', 'react-hot-toast', 'sonner']
const sizes = [1e2, 1e3, 1e4, 1e5, 1e6]

// These two keep their store behind a hook.
const behindHook = new Set(['react-hot-toast', 'sonner'])

/**
 * @param {string} id
 * @param {string} outfile
 */
async function buildChild(id, outfile) {
  const hook = join(benchFolder, 'queue/hook.ts')
  await build({
    stdin: {
      contents: `
        import { createQueue } from './queues/${id}.ts'
        import { measureQueue } from './child.ts'
        measureQueue(createQueue, Number(process.argv[2]))`,
      resolveDir: join(benchFolder, 'queue'),
      loader: 'ts',
    },
    alias: { ...belfryDoors(), ...(behindHook.has(id) ? { react: hook, 'react-dom': hook } : {}) },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile,
    logLevel: 'error',
  })
}

/**
 * Runs one queue at one size in a process of its own. What it has told within the limit counts;
 * what it works on when the limit strikes, and what would follow, is over it.
 * @param {string} file
 * @param {number} size
 * @returns {Promise<Record<string, Summary | null>>}
 */
function runChild(file, size) {
  const args = ['--expose-gc', '--max-old-space-size=8192', file, String(size)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  /** @type {Record<string, Summary | null>} */
  const told = {}
  const strike = () => child.kill('SIGKILL')
  let timer = setTimeout(strike, limitSeconds * 1000)

  createInterface({ input: child.stdout }).on('line', (line) => {
    clearTimeout(timer)
    timer = setTimeout(strike, limitSeconds * 1000)
    const { item, samples } = JSON.parse(line)
    told[item] = samples.length > 0 ? summarize(samples) : null
  })
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer)
      resolve(told)
    })
  })
}

/**
 * Results by queue and size; an item that is missing was over the limit, one that is null does not
 * exist in that queue.
 * @param {{ quick: boolean, progress: (line: string) => void }} options
 */
export async function measureQueues({ quick, progress }) {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-bench-'))
  /** @type {Record<string, Record<number, Record<string, Summary | null>>>} */
  const results = {}
  /** @type {Set<string>} */
  const full = new Set()

  for (const id of queueIds) await buildChild(id, join(folder, `${id}.mjs`))
  for (const size of quick ? sizes.slice(0, 3) : sizes) {
    for (const id of queueIds.filter((id) => !full.has(id))) {
      progress(`queue · ${size} queued · ${id}`)
      const told = await runChild(join(folder, `${id}.mjs`), size)
      results[id] = { ...results[id], [size]: told }
      if (!told['bytes left']) full.add(id)
    }
  }
  rmSync(folder, { recursive: true })
  return results
}
