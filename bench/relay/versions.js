// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder, rootFolder } from '../paths.js'

/** @param {string} folder */
const versionIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version

/** @param {string} name */
const installed = (name) => versionIn(join(benchFolder, 'node_modules', name))

const nginx = () =>
  /nginx\/([\d.]+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr)?.[1]

/** The versions of those who take part, by their id. */
export const readVersions = () => ({
  belfry: versionIn(rootFolder),
  nchan: `nginx ${nginx() ?? ''}`,
  ws: installed('ws'),
  'better-sse': installed('better-sse'),
  hono: `${installed('hono')}, server ${installed('@hono/node-server')}`,
})
