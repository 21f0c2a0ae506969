import { childrenOf, named } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression } from '../model/expression.ts'

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' }

/**
 * A string literal, with adjacent ones joined as Dart does. The grammar names only what is inserted; the text
 * between, and where each literal of a row begins and ends, is read here.
 */
export function readString(
  source: Source,
  node: Syntax,
  readExpression: (node: Syntax) => Expression,
): Expression {
  const parts: (string | Expression)[] = []
  const inserts = childrenOf(node, 'template_substitution')
  let at = node.start
  while (at < node.end) {
    const opening = /^(r?)('''|"""|'|")/.exec(source.text.slice(at, at + 4))
    if (opening === null) {
      at += 1
      continue
    }
    const raw = opening[1] === 'r'
    const quote = opening[2] ?? "'"
    at += opening[0].length
    let plain = quote.length === 3 ? skipFirstLineBreak(source.text, at) : at
    at = plain
    while (at < node.end && !source.text.startsWith(quote, at)) {
      const insert = raw ? undefined : inserts.find((candidate) => candidate.start === at)
      if (insert !== undefined) {
        parts.push(unescape(source.text.slice(plain, at)))
        const inner = named(insert)[0]
        const end = endOfName(source, insert)
        if (end < insert.end) parts.push({ kind: 'name', name: source.text.slice(insert.start + 1, end) })
        else parts.push(inner === undefined ? '' : readExpression(inner))
        at = end
        plain = at
      } else at += !raw && source.text[at] === '\\' ? 2 : 1
    }
    const text = source.text.slice(plain, Math.min(at, node.end))
    parts.push(raw ? text : unescape(text))
    at += quote.length
  }
  return { kind: 'string', parts: parts.filter((part) => part !== '') }
}

/** The grammar takes an escaped dollar behind a name for a part of it: `$price\$`. */
function endOfName({ text }: Source, { start, end }: Syntax): number {
  const escape = text.startsWith('${', start) ? -1 : text.slice(start, end).indexOf('\\')
  return escape === -1 ? end : start + escape
}

function skipFirstLineBreak(text: string, at: number): number {
  const blank = /^[ \t]*\r?\n/.exec(text.slice(at, at + 200))
  return blank === null ? at : at + blank[0].length
}

function unescape(text: string): string {
  return text.replace(
    /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (_all, braces?: string, four?: string, two?: string, single?: string) => {
      const code = braces ?? four ?? two
      if (code === undefined) return ESCAPES[single ?? ''] ?? single ?? ''
      const point = Number.parseInt(code, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    },
  )
}
