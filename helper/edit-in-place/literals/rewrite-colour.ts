import { argbOfName } from '@mosaygent/contract/material-colors'
import { readChain } from '../../dart/chain.ts'
import { type ColourForm, type ColourLiteral, colourForm, type ColourNumber } from './colour.ts'

type InNumbers = Exclude<ColourForm, { kind: 'name' }>

/**
 * A colour in the manner of the one that stands there; null: it cannot stand there. A shade of a palette is no constant,
 * and a constant may be asked for around it: it is written as a number where no shade stood.
 */
export function rewrittenColour(text: string, literal: ColourLiteral, wanted: string): string | null {
  const chain = readChain(text, literal.from, literal.to)
  const form = chain === null ? null : colourForm(text, chain)
  if (chain === null || form === null) return null
  const [prefix = ''] = /^[a-z_$][\w$]*\s*\.\s*(?=[A-Z])/.exec(text.slice(chain.start, literal.to)) ?? []
  const isShade = wanted.includes('.')
  if (literal.palette && (wanted.startsWith('#') || isShade)) return null
  const argb = argbOf(literal, wanted)
  if (argb === null) return null
  const mayBeShade = form.kind === 'name' && form.name.includes('.')
  // `dart:ui`, which has the colours by numbers under a name of its own, has no palette
  const mayBeName = form.kind === 'name' || prefix === ''
  if (!wanted.startsWith('#') && mayBeName && (!isShade || mayBeShade)) return `${prefix}Colors.${wanted}`
  return form.kind === 'name' ? `${prefix}Color(0x${argb})` : withNumbers(text, literal, form, argb)
}

/** AARRGGBB; the alpha that is there, where none is told. */
function argbOf({ argb }: ColourLiteral, wanted: string): string | null {
  if (!wanted.startsWith('#')) return argbOfName(wanted)
  const hex = wanted.slice(1).toUpperCase()
  return hex.length === 8 ? hex : `${argb?.slice(1, 3) ?? 'FF'}${hex}`
}

/** Only the numbers of the call change, and of those only the ones that have to. */
function withNumbers(text: string, { from, to }: ColourLiteral, form: InNumbers, argb: string): string {
  const numbers = numbersOf(form, argb, text)
  const pieces: string[] = []
  let at = from
  for (const [index, { start, end }] of form.numbers.entries()) {
    pieces.push(text.slice(at, start), numbers[index] ?? text.slice(start, end))
    at = end
  }
  return [...pieces, text.slice(at, to)].join('')
}

/** What each number becomes; null: it stays as it is written. */
function numbersOf({ kind, numbers }: InNumbers, argb: string, text: string): (string | null)[] {
  if (kind === 'Color') {
    const written = text.slice(numbers[0]?.start, numbers[0]?.end)
    const small = /[a-f]/.test(written.slice(2)) && !/[A-F]/.test(written.slice(2))
    return [`0x${small ? argb.toLowerCase() : argb}`]
  }
  const [alpha = 0, ...rgb] = [0, 2, 4, 6].map((at) => Number.parseInt(argb.slice(at, at + 2), 16))
  if (kind === 'Color.fromARGB')
    return [alpha, ...rgb].map((value, index) => (numbers[index]?.value === value ? null : String(value)))
  const plain = rgb.map((value, index) => (numbers[index]?.value === value ? null : String(value)))
  return [...plain, opacityOf(numbers[3], alpha)]
}

/** Null: the opacity that is written is this alpha. */
function opacityOf(written: ColourNumber | undefined, alpha: number): string | null {
  if (written === undefined || Math.round(written.value * 255) === alpha) return null
  const share = Math.round((alpha / 255) * 1000) / 1000
  return Number.isInteger(share) ? share.toFixed(1) : String(share)
}
