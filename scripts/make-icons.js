// @ts-check
// Writes the demo's icons, taken from the development dependency @mdi/js, to src/demo/icons.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import * as all from '@mdi/js'

const chosen = [
  'mdiAccount',
  'mdiCake',
  'mdiCalendar',
  'mdiCamera',
  'mdiCart',
  'mdiCloudUpload',
  'mdiEmail',
  'mdiHeart',
  'mdiMusic',
  'mdiRocketLaunch',
  'mdiStar',
  'mdiTruck',
]

const { version } = JSON.parse(
  readFileSync(new URL('../node_modules/@mdi/js/package.json', import.meta.url), 'utf8'),
)

const paths = /** @type {Record<string, string>} */ (all)
const lines = chosen.map((name) => `  // ${name}\n  '${paths[name]}',\n`)

writeFileSync(
  new URL('../src/demo/icons.ts', import.meta.url),
  `// Written by scripts/make-icons.js: change that, not this.
//
// The paths are Material Design Icons of Pictogrammers (https://pictogrammers.com), version ${version},
// under the Apache License 2.0 (https://www.apache.org/licenses/LICENSE-2.0). They are unchanged.

/** A dozen vector icons: paths in a 24×24 box. */
export const icons: readonly string[] = [
${lines.join('')}]
`,
)
console.log(`${lines.length} icons of @mdi/js ${version} written to src/demo/icons.ts`)
