import type { Literal, NewValue } from '@mosaygent/contract'
import { stringAt } from '../../dart/scan.ts'
import { rewrittenAs } from '../../dart/string-literal.ts'
import { rewrittenColour } from './rewrite-colour.ts'

/** Another value in the manner of the literal that stands there; null: it cannot stand there. */
export function rewritten(text: string, literal: Literal, wanted: NewValue): string | null {
  // the same value stays as it is written: `.5`, `1e3`, an escape
  if ('value' in literal && literal.kind === wanted.kind && literal.value === wanted.value)
    return text.slice(literal.from, literal.to)
  switch (literal.kind) {
    case 'text': {
      const token = stringAt(text, literal.from)
      if (wanted.kind !== 'text' || token === null || /\p{Cs}/u.test(wanted.value)) return null
      return rewrittenAs(wanted.value, text, literal.from, token)
    }
    case 'number':
      if (wanted.kind !== 'number' || !Number.isFinite(wanted.value)) return null
      if (wanted.value < (literal.least ?? -Infinity)) return null
      return numberAs(wanted.value, text.slice(literal.from, literal.to), literal.whole)
    case 'flag':
      return wanted.kind === 'flag' ? String(wanted.value) : null
    case 'colour':
      return wanted.kind === 'colour' ? rewrittenColour(text, literal, wanted.value) : null
    case 'choice':
      return wanted.kind === 'choice' && literal.values.includes(wanted.value) ? wanted.value : null
    case 'icon':
      return wanted.kind === 'icon' ? wanted.value : null
  }
}

/** `16.0` stays a double, `16` stays whole where the value is. */
function numberAs(value: number, written: string, whole: boolean): string | null {
  // not `-0`
  const next = value === 0 ? 0 : value
  if (!Number.isInteger(next)) return whole ? null : String(next)
  return /[.eE]/.test(written) ? next.toFixed(1) : String(next)
}
