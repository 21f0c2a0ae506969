import { endOfBracket, endOfToken, endOfTrivia } from '../../dart/scan.ts'

/** A piece of a value, by its places in the text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A value that is one of several, and when it is which. */
export interface Branches {
  readonly kind: 'condition' | 'fallback'
  /** What decides. */
  readonly by: readonly Span[]
  readonly branches: readonly (Span & { readonly label: string })[]
}

const LONGEST_LABEL = 40
/** `a ? 1 : b ? 2 : …`: so many of them are told apart. */
const MOST = 6

/** `a ? 1 : 2`, `a ?? 1`; null: it is one value, or a function. @throws NotDartError */
export function branchesOf(text: string, start: number, end: number): Branches | null {
  const by: Span[] = []
  const branches: (Span & { label: string })[] = []
  let rest: Span = { start, end }
  for (let split = splitAt(text, rest); split !== null && by.length < MOST; split = splitAt(text, rest)) {
    if ('fallback' in split) {
      // behind a condition it is what the last branch is
      if (by.length > 0) break
      const fallback = { ...split.fallback, label: 'if null' }
      return { kind: 'fallback', by: [split.value], branches: [fallback] }
    }
    by.push(split.condition)
    branches.push({ ...split.yes, label: `if ${shown(text, split.condition)}` })
    rest = split.no
  }
  return by.length === 0
    ? null
    : { kind: 'condition', by, branches: [...branches, { ...rest, label: 'else' }] }
}

function shown(text: string, { start, end }: Span): string {
  const line = text.slice(start, Math.min(end, start + 4 * LONGEST_LABEL)).replaceAll(/\s+/g, ' ')
  return line.length > LONGEST_LABEL ? `${line.slice(0, LONGEST_LABEL)}…` : line
}

type Split =
  | { readonly condition: Span; readonly yes: Span; readonly no: Span }
  | { readonly value: Span; readonly fallback: Span }

/** At the first `?` with its `:`, else at the last `??`. */
function splitAt(text: string, { start, end }: Span): Split | null {
  let question: number | null = null
  let within = 0
  let orElse: number | null = null
  for (let at = start; at < end;) {
    const sign = text[at] ?? ''
    if (text.startsWith('=>', at)) return null
    if ('([{'.includes(sign)) at = endOfBracket(text, at)
    else if (text.startsWith('??', at)) {
      orElse = at
      at += 2
    } else if (sign === '?' && !/[.[]/.test(text[at + 1] ?? '')) {
      if (question === null) question = at
      else within += 1
      at += 1
    } else if (sign === ':' && question !== null && within > 0) {
      within -= 1
      at += 1
    } else if (sign === ':' && question !== null) {
      const no = span(text, at + 1, end)
      return { condition: span(text, start, question), yes: span(text, question + 1, at), no }
    } else at = endOfToken(text, at)
  }
  // `a as String? ?? b` has no condition
  return orElse === null ? null : { value: span(text, start, orElse), fallback: span(text, orElse + 2, end) }
}

/** Without what is white around it. */
function span(text: string, start: number, end: number): Span {
  const begin = endOfTrivia(text, start)
  let last = begin
  for (let at = begin; at < end; at = endOfTrivia(text, at)) {
    at = endOfToken(text, at)
    last = at
  }
  return { start: begin, end: last }
}
