// @ts-check

/**
 * What API Extractor knows of a name.
 * @typedef {{ kind: string, text: string, canonicalReference?: string }} Token
 * @typedef {{ kind: string, name: string, docComment?: string, excerptTokens?: Token[],
 *   members?: Item[], canonicalReference: string, isOptional?: boolean }} Item
 */

/**
 * A comment's sentences, its default and its examples.
 * @param {string} [comment]
 */
function read(comment = '') {
  const text = comment
    .trim()
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim()
  const [words = '', ...tags] = text.split(/^@(?=\w)|\s@(?=default )/m)
  /** @param {string} name */
  const tagged = (name) =>
    tags
      .filter((tag) => tag.startsWith(`${name} `) || tag.startsWith(`${name}\n`))
      .map((tag) => tag.slice(name.length).trim())
  return {
    words: words.replace(/\n(?!\n)/g, ' ').trim(),
    fallback: tagged('default')[0],
    returns: tagged('returns')[0],
    examples: tagged('example'),
  }
}

/** @param {Item} item */
const signature = ({ excerptTokens = [] }) =>
  excerptTokens
    .map(({ text }) => text)
    .join('')
    .replace(/^export (declare )?/, '')
    .trim()

/**
 * How it is written, with the ways to call it where it is an interface that can be called.
 * @param {Item} item
 */
function head(item) {
  const calls = item.members?.filter(({ kind }) => kind === 'CallSignature') ?? []
  if (calls.length === 0) return signature(item)
  return [`${signature(item)} {`, ...calls.map((call) => `  ${signature(call)}`), '}'].join('\n')
}

/**
 * Code within a line: around backticks, the fence is longer.
 * @param {string} text
 */
const inLine = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** @param {string} text */
const inCell = (text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** @param {Item} item */
function row(item) {
  const { words, fallback } = read(item.docComment)
  const type = signature(item)
    .replace(/^(readonly )?[\w$]+\??:? ?/, '')
    .replace(/;$/, '')
  const said = [words, fallback && `Default: ${inLine(fallback)}.`].filter(Boolean).join(' ')
  return `| \`${item.name}${item.isOptional ? '?' : ''}\` | \`${inCell(type)}\` | ${inCell(said)} |`
}

/** @param {string} code */
const block = (code) => `\`\`\`ts\n${code}\n\`\`\``

/** @param {string} name */
const anchor = (name) => name.toLowerCase()

/**
 * One part: a name with all that is to be said of it.
 * @param {Item[]} overloads the same name, as often as it has signatures
 * @param {Item[]} all
 */
function part(overloads, all) {
  const [item] = /** @type {[Item]} */ (overloads)
  const { words, returns, examples } = read(item.docComment)
  const members = item.members?.filter(({ kind }) => /Property|Method/.test(kind)) ?? []
  const users = new Set(
    all
      .filter(
        (other) =>
          other.name !== item.name &&
          [other, ...(other.members ?? [])].some(({ excerptTokens = [] }) =>
            excerptTokens.some((token) => token.canonicalReference === item.canonicalReference),
          ),
      )
      .map(({ name }) => `[\`${name}\`](#${anchor(name)})`),
  )
  return [
    `## ${item.name}`,
    words,
    !/^interface \w+$/.test(head(item)) && block(overloads.map(head).join('\n')),
    returns && `Returns ${returns}`,
    members.length > 0 &&
      ['| name | type | what it is |', '| --- | --- | --- |', ...members.map(row)].join('\n'),
    ...examples.map(block),
    users.size > 0 && `Used by ${[...users].join(', ')}.`,
  ].filter(Boolean)
}

/**
 * A door's page, made from the types' own comments.
 * @param {string} door what users import
 * @param {{ members: [{ members: Item[] }] }} model API Extractor's
 */
export function referencePage(door, model) {
  const all = model.members[0].members.filter(({ name }) => !name.includes('_2'))
  /** @param {(item: Item) => boolean} fits */
  const namesOf = (fits) =>
    [...new Set(all.filter(fits).map(({ name }) => name))].sort((a, b) => a.localeCompare(b))
  const isValue = (/** @type {Item} */ { kind }) => /Function|Variable/.test(kind)
  const values = namesOf(isValue)
  const types = namesOf((item) => !values.includes(item.name))
  // What is called comes first, then what it takes and gives.
  const parts = [...values, ...types].flatMap((name) =>
    part(
      all.filter((item) => item.name === name),
      all,
    ),
  )
  return `${[
    `# ${door}`,
    block(`import { ${[...values].sort().join(', ')} } from '${door}'`),
    ...parts,
  ].join('\n\n')}\n`
}
