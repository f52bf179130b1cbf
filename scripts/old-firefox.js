// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onPath } from './system.js'

const folder = resolve('.cache/firefox-115')

// Debian 11 has kept it; the libraries are those that a newer system lacks.
const mirrors = ['http://deb.debian.org/debian/', 'http://archive.debian.org/debian/']
const packages = {
  'pool/main/f/firefox-esr/firefox-esr_115.14.0esr-1~deb11u1_amd64.deb':
    'ea708f9259c53ecb4a47e3b29571a578fe27f472d0f01ae9b0a657c20e32ac66',
  'pool/main/libf/libffi/libffi7_3.3-6_amd64.deb':
    '30ca89bfddae5fa6e0a2a044f22b6e50cd17c4bc6bc850c579819aeab7101f0f',
  'pool/main/d/dbus-glib/libdbus-glib-1-2_0.110-6_amd64.deb':
    '47a8829767c5707785c57ea7a99df90daa3c7f75dcfe3c6481d997307b7ed7a0',
}

/** Where the old Firefox was unpacked, and what it needs around it; if it really starts. */
export function findOldFirefox() {
  const program = join(folder, 'usr/lib/firefox-esr/firefox-esr')
  const env = { LD_LIBRARY_PATH: join(folder, 'usr/lib/x86_64-linux-gnu') }
  const { status } = spawnSync(program, ['--version'], { env: { ...process.env, ...env } })
  return status === 0 ? { program, env } : undefined
}

/**
 * A file of Debian, which must be the one that is meant.
 * @param {string} path
 * @param {string} digest
 */
async function download(path, digest) {
  for (const mirror of mirrors) {
    const response = await fetch(mirror + path).catch(() => undefined)
    if (!response?.ok) continue
    const content = Buffer.from(await response.arrayBuffer())
    if (createHash('sha256').update(content).digest('hex') === digest) return content
  }
  throw new Error(`No mirror has ${path} as it was: ${mirrors.join(', ')}`)
}

async function unpackOldFirefox() {
  mkdirSync(folder, { recursive: true })
  for (const [path, digest] of Object.entries(packages)) {
    const file = join(folder, 'package.deb')
    writeFileSync(file, await download(path, digest))
    spawnSync('dpkg-deb', ['--extract', file, folder])
    rmSync(file)
  }
}

/** Finds the oldest Firefox that is promised a card or, on a Debian, fetches it. */
export async function prepareOldFirefox() {
  if (findOldFirefox()) return
  if (onPath('dpkg-deb')) {
    console.log('Fetching Firefox 115 …')
    await unpackOldFirefox().catch(({ message }) => console.log(message))
    if (findOldFirefox()) return
  }
  console.log('No Firefox 115 here: what is promised to it is skipped.')
}
