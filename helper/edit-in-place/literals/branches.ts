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
    branches.push({ ...split.yes, label: ownLabel(`if ${shown(text, split.condition)}`, branches) })
    rest = split.no
  }
  return by.length === 0
    ? null
    : { kind: 'condition', by, branches: [...branches, { ...rest, label: 'else' }] }
}

/** Two conditions may be written alike, or begin so; no two values have the same path. */
function ownLabel(label: string, others: readonly { readonly label: string }[]): string {
  const taken = (one: string) => others.some((other) => other.label === one)
  let own = label
  for (let count = 2; taken(own); count += 1) own = `${label} (${count})`
  return own
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
    } else if (sign === '?' && isCondition(text, at, end)) {
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
  return orElse === null ? null : { value: span(text, start, orElse), fallback: span(text, orElse + 2, end) }
}

/** What stands behind the `?` of a condition: the first sign of a value. Of `a?.b`, `a?[0]` and `bool? ??` it is none. */
const BEGINS_VALUE = /[\w$'"([{<\-!~+.#]/

function isCondition(text: string, question: number, end: number): boolean {
  if (/[.[]/.test(text[question + 1] ?? '')) return false
  const next = endOfTrivia(text, question + 1)
  return next < end && BEGINS_VALUE.test(text[next] ?? '')
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
