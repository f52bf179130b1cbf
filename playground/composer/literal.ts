import { placeholder } from 'belfry/media'

// So that code fits beside something else.
const WIDTH = 48
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** A value as TypeScript, broken into lines where one is too long; `taken` is what stands before it. */
export function literal(value: unknown, indent = '', taken = 0): string {
  if (value === placeholder('image')) return "placeholder('image')"
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return '() => {}'
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'new Date(NaN)' : `new Date('${value.toISOString()}')`
  }
  if (typeof value !== 'object' || value === null)
    return Object.is(value, -0) ? '-0' : String(value)

  const deeper = `${indent}  `
  const fields = Object.entries(value).map(([key, each]) => {
    const word = PLAIN_NAME.test(key) ? key : quoted(key)
    return `${word}: ${literal(each, deeper)}`
  })
  const line = `{ ${fields.join(', ')} }`
  if (!line.includes('\n') && taken + line.length <= WIDTH) return line
  return `{\n${fields.map((field) => `${deeper}${field},\n`).join('')}${indent}}`
}
