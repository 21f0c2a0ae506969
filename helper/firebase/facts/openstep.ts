/** A value of an OpenStep property list (`project.pbxproj`), with its location in the text. */
export type OpenStep =
  | { readonly kind: 'text'; readonly text: string; readonly from: number; readonly to: number }
  | { readonly kind: 'list'; readonly items: readonly OpenStep[] }
  | { readonly kind: 'record'; readonly entries: ReadonlyMap<string, OpenStep> }

interface Token {
  readonly text: string
  readonly from: number
}

const TOKEN =
  /\s+|\uFEFF|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|<[0-9a-fA-F\s]*>|[\w$/:.+-]+|[{}()=;,]/y

/** The root value; null: the text is not such a list. Positions are what a library for this does not give. */
export function parseOpenStep(source: string): OpenStep | null {
  const tokens = tokensOf(source)
  if (tokens === null) return null
  let at = 0
  const take = (text: string) => tokens[at]?.text === text && (at += 1) > 0

  const value = (): OpenStep | null => {
    if (take('{')) return record()
    if (take('(')) return list()
    return text()
  }
  const text = () => {
    const token = tokens[at]
    if (token === undefined || /^[{}()=;,]$/.test(token.text)) return null
    at += 1
    const to = token.from + token.text.length
    return { kind: 'text', text: decoded(token.text), from: token.from, to } as const
  }
  const record = (): OpenStep | null => {
    const entries = new Map<string, OpenStep>()
    while (!take('}')) {
      const key = text()
      const entry = key !== null && take('=') ? value() : null
      if (key === null || entry === null || !take(';')) return null
      entries.set(key.text, entry)
    }
    return { kind: 'record', entries }
  }
  const list = (): OpenStep | null => {
    const items: OpenStep[] = []
    while (!take(')')) {
      const item = value()
      if (item === null) return null
      items.push(item)
      if (!take(',') && tokens[at]?.text !== ')') return null
    }
    return { kind: 'list', items }
  }

  const root = value()
  return at === tokens.length ? root : null
}

function tokensOf(source: string): Token[] | null {
  const tokens: Token[] = []
  for (let from = 0; from < source.length;) {
    TOKEN.lastIndex = from
    const [text] = TOKEN.exec(source) ?? []
    if (text === undefined) return null
    if (!/^(?:\s|\uFEFF|\/\/|\/\*)/.test(text)) tokens.push({ text, from })
    from += text.length
  }
  return tokens
}

function decoded(text: string): string {
  if (!/^["']/.test(text)) return text
  return text.slice(1, -1).replaceAll(/\\([\s\S])/g, (_, one: string) => (one === 'n' ? '\n' : one))
}
