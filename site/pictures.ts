import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const docs = fileURLToPath(new URL('../docs', import.meta.url).href)

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** A picture that pages can show. */
export interface Picture {
  /** Its address on the site, such as `pictures/house.svg`. */
  readonly address: string
  readonly file: string
  readonly type: string
}

/** Every picture of the docs, read anew at every call. */
export const pictures = (): Picture[] =>
  ['pictures', 'benchmarks'].flatMap((folder) =>
    readdirSync(`${docs}/${folder}`).flatMap((name) => {
      const type = types[name.replace(/^.*\./, '')]
      return type ? [{ address: `${folder}/${name}`, file: `${docs}/${folder}/${name}`, type }] : []
    }),
  )
