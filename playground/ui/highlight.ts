/** A piece of code of one kind. */
export interface Token {
  readonly kind: 'plain' | 'text' | 'word' | 'number' | 'name' | 'note'
  readonly text: string
}

// Some of these are also words of a sentence, as in the text of an element.
const pattern =
  /(?<note>\/\/.*)|(?<text>'(?:\\.|[^'\\])*'|"[^"]*"|`[^`]*`)|(?<word>\b(?:import|export|from(?= ')|const|let|for(?= \()|of(?= \w)|await|async|function|new|return|true|false|undefined|null)\b)|(?<number>\b\d[\d_.]*\b)|(?<name>\b[A-Za-z_$][\w$]*(?=\())/g

/** Code in pieces, to be coloured. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    tokens.push({ kind: (kind ?? 'plain') as Token['kind'], text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}
