import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const made = ['.cache', '.git', 'coverage', 'dist', 'node_modules']
const folder = mkdtempSync(join(tmpdir(), 'belfry-clone-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every file that an entry of `exports` names, in whatever condition. */
const filesIn = (entry: unknown): string[] =>
  typeof entry === 'string'
    ? [entry.replace('./', '')]
    : Object.values(entry as Record<string, unknown>).flatMap(filesIn)

test('npm pack in a fresh clone makes a tarball with everything that package.json exports', () => {
  cpSync('.', folder, { recursive: true, filter: (file) => !made.includes(basename(file)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['pack'], { cwd: folder, stdio: 'pipe' })
  const tarball = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  )
  const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.replace('package/', ''))
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: unknown }
  const promised = filesIn(exports)
  expect(promised.length).toBeGreaterThan(40)
  expect(promised.filter((file) => !packed.includes(file))).toEqual([])
})
