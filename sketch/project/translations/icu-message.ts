import type { Expression } from '../../model/expression.ts'

/** Deeper than messages nest. */
const MAX_DEPTH = 8
/** Longer than messages are: an open brace looks for its end to the end of the text. */
const MAX_LENGTH = 20_000

/**
 * A message of ICU (`{count, plural, =0{None} other{{count} pieces}}`) as the expression that a generator of Dart
 * would write. Where the number is not known, the case `other` is the text. One that is longer than
 * any message is shown as it is written.
 */
export function messageExpression(message: string): Expression {
  if (message.length > MAX_LENGTH) return { kind: 'string', parts: [message] }
  return textUntilBrace(message, 0, 0, null).value
}

interface Read {
  readonly value: Expression
  /** Behind what was read. */
  readonly end: number
}

/** Text with its placeholders, up to a closing brace or the end. `counted` is what `#` stands for. */
function textUntilBrace(text: string, from: number, depth: number, counted: string | null): Read {
  const parts: (string | Expression)[] = []
  let at = from
  while (at < text.length && text.charAt(at) !== '}') {
    const character = text.charAt(at)
    if (character === '{' && depth < MAX_DEPTH) {
      const read = placeholder(text, at, depth, counted)
      if (read !== null) {
        parts.push(read.value)
        at = read.end
        continue
      }
    }
    parts.push(character === '#' && counted !== null ? { kind: 'name', name: counted } : character)
    at += 1
  }
  return { value: { kind: 'string', parts: joined(parts) }, end: at }
}

/** `{name}`, `{name, date, …}` or a choice; null where a brace begins none of them. */
function placeholder(text: string, at: number, depth: number, counted: string | null): Read | null {
  const head = /\{\s*([\w$]+)\s*(?:,\s*(\w+)\s*)?/y
  head.lastIndex = at
  const found = head.exec(text)
  if (found === null) return null
  const [whole, name = '', kind] = found
  const behind = at + whole.length
  if (kind === 'plural' || kind === 'select' || kind === 'selectordinal') {
    return choice(text, behind, { name, plural: kind !== 'select', depth, counted })
  }
  const end = text.indexOf('}', behind)
  return end === -1 ? null : { value: { kind: 'name', name }, end: end + 1 }
}

interface Choice {
  readonly name: string
  readonly plural: boolean
  readonly depth: number
  readonly counted: string | null
}

/** `, =0{…} one{…} other{…}}`: the exact and the named cases are asked first. */
function choice(text: string, from: number, { name, plural, depth, counted }: Choice): Read {
  const cases: { readonly word: string; readonly value: Expression }[] = []
  const head = /[,\s]*(=\d+|offset:\d+|[\w-]+)\s*/y
  let at = from
  for (;;) {
    head.lastIndex = at
    const found = head.exec(text)
    if (found === null) break
    at = head.lastIndex
    if (text.charAt(at) !== '{') continue
    const read = textUntilBrace(text, at + 1, depth + 1, plural ? name : counted)
    cases.push({ word: found[1] ?? '', value: read.value })
    at = read.end + 1
  }
  const end = text.indexOf('}', at)
  const other = cases.find(({ word }) => word === 'other')?.value ?? { kind: 'string', parts: [] }
  const value = cases.reduceRight<Expression>((otherwise, each) => {
    const wanted = wantedBy(each.word, plural)
    // What is not known is taken for `other`: the first branch of a condition is.
    return wanted === null
      ? otherwise
      : {
          kind: 'conditional',
          condition: differs(name, wanted),
          consequent: otherwise,
          otherwise: each.value,
          span: null,
        }
  }, other)
  return { value, end: end === -1 ? text.length : end + 1 }
}

const NUMBERS: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2 }

function wantedBy(word: string, plural: boolean): Expression | null {
  if (word === 'other') return null
  if (!plural) return { kind: 'string', parts: [word] }
  const number = word.startsWith('=') ? Number(word.slice(1)) : NUMBERS[word]
  return number === undefined ? null : { kind: 'number', value: number, double: false }
}

function differs(name: string, wanted: Expression): Expression {
  return { kind: 'binary', operator: '!=', left: { kind: 'name', name }, right: wanted }
}

function joined(parts: readonly (string | Expression)[]): (string | Expression)[] {
  const out: (string | Expression)[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else out.push(part)
  }
  return out
}
