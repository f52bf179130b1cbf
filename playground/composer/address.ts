import { type Composition, type FieldName, untouched } from './composition.ts'

const names = Object.keys(untouched) as FieldName[]

/** The composition as the search part of an address: only what differs from the untouched one. */
export function encode(composition: Composition): string {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = composition[name]
    if (value === untouched[name]) continue
    search.set(name, typeof value === 'string' ? value : value ? 'yes' : 'no')
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The composition that an address stands for; what it does not know is left alone. */
export function decode(search: string): Composition {
  const given = new URLSearchParams(search)
  const read = (name: FieldName) => {
    const text = given.get(name)
    if (text === null) return untouched[name]
    return typeof untouched[name] === 'string' ? text : text === 'yes'
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Composition
}
