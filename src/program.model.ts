import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/** Runs a program in its own Node process, and returns what it wrote. */
export async function runProgram(
  name: string,
  source: string,
  ...flags: string[]
): Promise<string> {
  const outfile = `.cache/programs/${name}.mjs`
  await build({
    stdin: { contents: source, resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'silent',
  })
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, outfile])
  return stdout
}
