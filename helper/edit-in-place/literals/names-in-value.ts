import { readArguments } from '../../dart/arguments.ts'
import { type Chain, readChain } from '../../dart/chain.ts'
import { endOfBracket, endOfTrivia, stringAt } from '../../dart/scan.ts'
import type { Named, NamedPart } from './found.ts'
import { valuesInText } from './value-in-text.ts'
import { withoutPrefix } from './without-prefix.ts'

/** More than a card shows of one value. */
const MOST = 12
const NAME = /[A-Za-z_$][\w$]*/y
const NUMBER = /0[xX][\da-fA-F_]+|[\d_]+(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/y
/** Words of the language: they are no names. */
const WORDS = /^(?:true|false|null|super|await|throw|switch|when|case|if|else|for|in|var|final)$/

/**
 * What a value is made of: the names in it, in texts and in the arguments of its calls too, each once and in the order of
 * the source. Not those of a function in it, whose parameters may be called as anything around. @throws NotDartError
 */
export function namesIn(text: string, start: number, end: number): NamedPart[] {
  const found = new Map<string, NamedPart>()
  const add = (part: NamedPart) => {
    const key = keyOfPart(part)
    if (found.size < MOST && !found.has(key)) found.set(key, part)
  }
  walk({ text, start, end, depth: 0 }, add)
  return [...found.values()]
}

/** Parts of the same key are the same. */
export const keyOfPart = ({ names: { prefix, head, rest } }: NamedPart): string =>
  [...(typeof prefix === 'string' ? [prefix] : []), head, ...rest].join('.')

type Add = (part: NamedPart) => void

interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Of how many brackets and texts it is in. */
  readonly depth: number
}
/** Each level is read once more by those around it. */
const DEEPEST = 8

function walk({ text, start, end, depth }: Piece, add: Add): void {
  if (depth > DEEPEST) return
  const within = (from: number, to: number) => {
    walk({ text, start: from, end: to, depth: depth + 1 }, add)
  }
  for (let at = endOfTrivia(text, start); at < end; at = endOfTrivia(text, at)) {
    const string = stringAt(text, at)
    if (string !== null) {
      for (const value of valuesInText(text, at, string)) within(value.start, value.end)
      at = string.end
    } else if (text[at] === '(') {
      const close = endOfBracket(text, at)
      if (isFunction(text, close)) return
      within(at + 1, close - 1)
      at = close
      // a list or map may have loops with names of their own
    } else if (text[at] === '[' || text[at] === '{') at = endOfBracket(text, at)
    else at = wordAt(text, at, end, { add, within }) ?? numberEnd(text, at) ?? at + 1
  }
}

interface Found {
  readonly add: Add
  /** Goes on within a pair of brackets. */
  readonly within: (from: number, to: number) => void
}

/** Null: no word stands there. */
function wordAt(text: string, at: number, end: number, { add, within }: Found): number | null {
  const word = matched(NAME, text, at)
  if (word === '') return null
  const after = at + word.length
  // of a cascade, or the name of an enum without its type
  if (text[at - 1] === '.') return after
  if (word === 'is' || word === 'as') {
    const type = endOfTrivia(text, text[after] === '!' ? after + 1 : after)
    return type + matched(NAME, text, type).length
  }
  if (word === 'switch') {
    const open = endOfTrivia(text, after)
    const close = text[open] === '(' ? endOfBracket(text, open) : open
    within(open + 1, close - 1)
    return close
  }
  if (WORDS.test(word)) return after
  const chain = readChain(text, at, end)
  if (chain === null) return after
  const part = partOf(chain)
  if (part !== null) add(part)
  for (const link of chain.links) {
    if (link.kind === 'index') within(link.open + 1, link.close)
    if (link.kind !== 'call') continue
    for (const argument of readArguments(text, link.open + 1, link.close))
      within(argument.valueStart, argument.end)
  }
  return chain.end
}

function numberEnd(text: string, at: number): number | null {
  const number = /\d/.test(text[at] ?? '') ? matched(NUMBER, text, at) : ''
  return number === '' ? null : at + number.length
}

function matched(what: RegExp, text: string, at: number): string {
  what.lastIndex = at
  return what.exec(text)?.[0] ?? ''
}

/** What stands behind the brackets of parameters. */
function isFunction(text: string, close: number): boolean {
  const next = endOfTrivia(text, close)
  return /^(?:=>|\{|async\b|sync\b)/.test(text.slice(next, next + 6))
}

/** A chain as far as it names: what stands behind `[…]` is of whatever is there. Null: nothing that is declared. */
export function partOf({ links }: Chain): NamedPart | null {
  const names: string[] = []
  const shown: string[] = []
  for (const link of links) {
    if (link.kind === 'name') {
      names.push(link.name)
      shown.push(link.name)
    } else shown.push(`${shown.pop() ?? ''}${link.kind === 'index' ? '[…]' : brackets(link)}`)
    if (link.kind === 'index') break
  }
  const plain = withoutPrefix(names)
  const named = asNamed(plain)
  if (named === null || (named.rest.length === 0 && /^(?:context|this|widget)$/.test(named.head))) return null
  return plain.length === names.length
    ? { names: { ...named, prefix: null }, shown }
    : { names: { ...named, prefix: names[0] ?? null }, shown: shown.slice(1) }
}

const brackets = ({ open, close }: { readonly open: number; readonly close: number }) =>
  close - open > 1 ? '(…)' : '()'

export function asNamed([head, ...rest]: readonly string[]): Named | null {
  return head === undefined || head === '' ? null : { head, rest: rest.filter((name) => name !== '') }
}
