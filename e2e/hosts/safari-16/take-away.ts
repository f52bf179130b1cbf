import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transform } from 'lightningcss'

const script = 'e2e/hosts/safari-16/lacking.js'

/** A stylesheet as Safari 16.4 reads it: what that does not know is not there. */
const asRead = (code: Buffer): Uint8Array =>
  transform({
    filename: 'styles.css',
    code,
    visitor: {
      Rule: {
        'starting-style': () => [],
        supports: ({ value }) =>
          JSON.stringify(value.condition).includes('light-dark') ? [] : undefined,
      },
    },
  }).code

/** Copies a built application, without what Safari 16.4 lacks. Returns the folder to serve. */
export function takeAway(folder: string): string {
  const copy = resolve('.cache/hosts/safari-16')
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  cpSync(script, join(copy, 'lacking.js'))
  const page = join(copy, 'index.html')
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.replace('<head>', '<head><script src="/lacking.js"></script>'))
  for (const name of readdirSync(join(copy, 'assets')).filter((each) => each.endsWith('.css'))) {
    const sheet = join(copy, 'assets', name)
    writeFileSync(sheet, asRead(readFileSync(sheet)))
  }
  return copy
}
