/**
 * The lines to copy from a showpiece's own source: its imports, and the body of its one function
 * with the shared `notify` in place of the parameter.
 */
export function snippetOf(source: string): string {
  const [head = '', rest = ''] = source.split(/^export .*\{\n/m)
  const imports = head.replace("import type { Notifier } from 'belfry'", '').trim()
  const body = rest.slice(0, rest.lastIndexOf('}')).replaceAll(/^ {2}/gm, '').trim()
  return `${["import { notify } from 'belfry'", imports].join('\n').trim()}\n\n${body}\n`
}
