import { endOfBracket, endOfTrivia } from './scan.ts'

/** One step of a chain, by its places in the text. */
export type Link =
  | { readonly kind: 'name'; readonly name: string; readonly start: number; readonly end: number }
  /** `open` is the opening bracket, `close` the closing one. */
  | { readonly kind: 'call'; readonly open: number; readonly close: number; readonly end: number }
  | { readonly kind: 'index'; readonly open: number; readonly close: number; readonly end: number }

/** `EdgeInsets.all(8)`, `Colors.red.shade500`, `Theme.of(c).textTheme.title!.copyWith(…)`: names and calls in a row. */
export interface Chain {
  /** `const` or `new` before it. */
  readonly keyword: 'const' | 'new' | null
  /** Behind the keyword. */
  readonly start: number
  readonly end: number
  readonly links: readonly Link[]
}

const NAME = /[A-Za-z_$][\w$]*/y
const TYPES = /<[\w$\s,.?<>]*>/y

/** The chain that begins at `start`, as far as it goes before `end`; null: none does. @throws NotDartError */
export function readChain(text: string, start: number, end: number): Chain | null {
  const [keyword] = /^(?:const|new)(?=\s)/.exec(text.slice(start, Math.min(end, start + 6))) ?? []
  const begin = keyword === undefined ? start : endOfTrivia(text, start + keyword.length)
  const first = nameAt(text, begin)
  if (first === null || first.end > end) return null
  const links: Link[] = [first]
  let behind = first.end
  for (;;) {
    const next = linkAt(text, behind, links.at(-1))
    if (next === null || next.end > end) break
    if (next.link !== null) links.push(next.link)
    behind = next.end
  }
  const known = keyword === 'const' || keyword === 'new' ? keyword : null
  return { keyword: known, start: begin, end: behind, links }
}

function linkAt(
  text: string,
  from: number,
  last: Link | undefined,
): { link: Link | null; end: number } | null {
  const at = endOfTrivia(text, from)
  if (text[at] === '.' && text[at + 1] !== '.') return afterDot(text, at + 1)
  if (text.startsWith('?.', at) && text[at + 2] !== '.') return afterDot(text, at + 2)
  // not `!=`
  if (text[at] === '!' && text[at + 1] !== '=') return { link: null, end: at + 1 }
  if (text[at] === '[') return bracketed('index', text, at)
  if (text[at] === '(') return bracketed('call', text, at)
  if (text[at] === '<' && last?.kind === 'name') {
    const end = endOfTypes(text, at)
    return end === null ? null : bracketed('call', text, end)
  }
  return null
}

function afterDot(text: string, from: number) {
  const link = nameAt(text, endOfTrivia(text, from))
  return link === null ? null : { link, end: link.end }
}

function bracketed(kind: 'call' | 'index', text: string, open: number) {
  const end = endOfBracket(text, open)
  return { link: { kind, open, close: end - 1, end }, end }
}

/** The bracket behind type arguments; null: what looks like them is a comparison. */
function endOfTypes(text: string, at: number): number | null {
  TYPES.lastIndex = at
  const [types] = TYPES.exec(text.slice(0, at + 500)) ?? []
  if (types === undefined) return null
  const open = endOfTrivia(text, at + types.length)
  return text[open] === '(' ? open : null
}

function nameAt(text: string, start: number): Extract<Link, { kind: 'name' }> | null {
  NAME.lastIndex = start
  const [name] = NAME.exec(text) ?? []
  return name === undefined ? null : { kind: 'name', name, start, end: start + name.length }
}
