// Roles are written out: where a phone stacks the cells, browsers forget that it is a table.
const cellOf = (tag: 'th' | 'td', role: string, inner: string): string =>
  `<${tag} role="${role}">${inner}</${tag}>`

const rowOf = (cells: readonly string[]): string => `<tr role="row">${cells.join('')}</tr>`

/** A table of cells that are HTML already. */
export const table = (head: readonly string[], body: readonly (readonly string[])[]): string => {
  // What nobody has said anything about needs no column.
  const columns = head.map((_, column) => column).filter((at) => body.some((row) => row[at]))
  // Where the first heading is empty, the first column says whose row it is.
  const hasNames = head[0] === ''
  const kind = head[0] === 'name' ? 'table stacked' : 'table'

  const headings = columns.map((at) =>
    // A heading without words is none.
    head[at] ? cellOf('th', 'columnheader', head[at]) : cellOf('td', 'cell', ''),
  )
  const rows = body.map((row) =>
    rowOf(
      columns.map((at) =>
        hasNames && at === 0
          ? cellOf('th', 'rowheader', row[at] ?? '')
          : cellOf('td', 'cell', row[at] ?? ''),
      ),
    ),
  )
  return `<div class="${kind}" data-columns="${columns.length}" tabindex="0" role="group" aria-label="Table"><table role="table"><thead role="rowgroup">${rowOf(headings)}</thead><tbody role="rowgroup">${rows.join('')}</tbody></table></div>\n`
}
