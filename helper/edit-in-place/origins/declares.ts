import { endOfTrivia } from '../../dart/scan.ts'
import type { Scope } from './scopes.ts'

interface Word {
  readonly end: number
  /** The word or sign before it. */
  readonly before: string
  readonly top: Scope
}

/** Before a name they make no declaration of it. */
const NO_TYPES =
  /^(?:return|await|new|throw|in|is|as|else|case|yield|this|super|extends|implements|with|on|import|export|part|library|show|hide|assert|when|do|try|switch|default|async|sync|operator|async\*)$/

/** The scope in which a word is declared there; null: it is used, or is something else. */
export function declares(text: string, { end, before, top }: Word): Scope | null {
  const next = endOfTrivia(text, end)
  const isTyped = /^[\w$]+$/.test(before) && !NO_TYPES.test(before)
  if (top.kind !== '{' && top.kind !== 'file') return null
  if (top.kind === 'file' && /^(?:class|enum|mixin|extension|typedef)$/.test(before)) return top
  if (top.header?.startsWith('enum') === true && (before === '{' || before === ',')) return top
  if (!isTyped && before !== '>' && before !== '?') return null
  const sign = text[next] ?? ''
  if (before === 'get') return top
  if (sign === '=') return text[next + 1] === '=' || text[next + 1] === '>' ? null : top
  if (sign === ';') return top
  if (sign === ',') return isTyped ? top : null
  return sign === '(' && before !== 'const' ? top : null
}
