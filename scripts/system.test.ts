import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aptInstall, onPath } from './system.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-system-'))
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** An apt-get that writes down how it is called, then does as it is told. */
function plantApt(script: string) {
  const file = join(folder, 'apt-get')
  writeFileSync(file, `#!/bin/sh\necho "$1" >> ${folder}/calls\n${script}\n`)
  chmodSync(file, 0o755)
  return () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
}

test('a program is found where PATH says', () => {
  plantApt('exit 0')
  expect(onPath('no-such-program', 'apt-get')).toBe(join(folder, 'apt-get'))
  expect(onPath('no-such-program')).toBeUndefined()
})

test('while something else is installing, it waits and tries again', async () => {
  const calls = plantApt(
    `[ $(wc -l < ${folder}/calls) -gt 2 ] || { echo "E: Could not get lock /var/lib/x" >&2; exit 100; }`,
  )
  expect(await aptInstall(['redis-server'], { pause: 1 })).toBe(true)
  expect(calls()).toEqual(['update', 'update', 'update', 'install'])
})

test('it does not wait for ever', async () => {
  const calls = plantApt(`echo "E: Unable to lock directory" >&2; exit 100`)
  expect(await aptInstall(['redis-server'], { pause: 1, tries: 3 })).toBe(false)
  expect(calls()).toHaveLength(4)
})

test('a failure for another reason fails at once', async () => {
  const calls = plantApt(`echo "E: Unable to locate package" >&2; exit 100`)
  expect(await aptInstall(['no-such-package'], { pause: 1 })).toBe(false)
  expect(calls()).toEqual(['update'])
})
