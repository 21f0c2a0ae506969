import type { Literal } from '@mosaygent/contract'
import { argbOfName } from '@mosaygent/contract/material-colors'
import { readArguments } from '../../dart/arguments.ts'
import type { Chain, Link } from '../../dart/chain.ts'
import type { Value } from './read-value.ts'
import { withoutPrefix } from './without-prefix.ts'

export type ColourLiteral = Extract<Literal, { kind: 'colour' }>

/** The numbers of a call, in order, by their places. */
export interface ColourNumber {
  readonly start: number
  readonly end: number
  readonly value: number
}

/** How a colour is written. */
export type ColourForm =
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'Color' | 'Color.fromARGB' | 'Color.fromRGBO'
      readonly numbers: readonly ColourNumber[]
    }

const NUMBER = /^(?:0[xX][0-9a-fA-F]{1,8}|\d+(?:\.\d+)?|\.\d+)$/

/** `Colors.red.shade100`, `Colors.red[100]!`, `Color(0xFF…)` and their like for an argument; null: something else. */
export function readColour(value: Value, argument: string, chain: Chain): ColourLiteral | null {
  const form = colourForm(value.text, chain)
  if (form === null) return null
  const palette = argument === 'primarySwatch'
  const common = { kind: 'colour' as const, path: [...value.path], from: value.start, to: value.end, palette }
  if (form.kind === 'name') {
    const argb = argbOfName(form.name)
    return { ...common, argb: argb === null ? null : `#${argb}`, name: form.name }
  }
  return { ...common, argb: `#${argbOf(form)}`, name: null }
}

/** Null: it is no colour, or one that has to be run to be known. */
export function colourForm(text: string, { links }: Chain): ColourForm | null {
  const call = links.at(-1)
  const names = links.flatMap((link) => (link.kind === 'name' ? [link.name] : []))
  const [type, ...rest] = withoutPrefix(names)
  if (type === 'Colors') return namedForm(text, links, rest)
  const kind = [type, ...rest].join('.')
  if (kind !== 'Color' && kind !== 'Color.fromARGB' && kind !== 'Color.fromRGBO') return null
  if (call?.kind !== 'call' || links.length !== names.length + 1) return null
  const numbers = readArguments(text, call.open + 1, call.close).map(({ name, valueStart, end }) => {
    const written = text.slice(valueStart, end)
    return name === null && NUMBER.test(written) ? { start: valueStart, end, value: Number(written) } : null
  })
  const known = numbers.filter((number) => number !== null)
  const whole = known.length === numbers.length && known.length === (kind === 'Color' ? 1 : 4)
  return whole ? { kind, numbers: known } : null
}

function namedForm(
  text: string,
  links: readonly Link[],
  [name, shade, ...more]: string[],
): ColourForm | null {
  if (name === undefined || argbOfName(name) === null || more.length > 0) return null
  const index = links.at(-1)
  if (index?.kind === 'index' && shade === undefined) {
    const step = text.slice(index.open + 1, index.close).trim()
    return /^\d{2,3}$/.test(step) ? { kind: 'name', name: `${name}.shade${step}` } : null
  }
  if (links.some(({ kind }) => kind !== 'name')) return null
  if (shade === undefined) return { kind: 'name', name }
  return /^shade\d{2,3}$/.test(shade) ? { kind: 'name', name: `${name}.${shade}` } : null
}

/** AARRGGBB. */
function argbOf({ kind, numbers }: Exclude<ColourForm, { kind: 'name' }>): string {
  const [a = 0, b = 0, c = 0, d = 0] = numbers.map(({ value }) => value)
  if (kind === 'Color') return (a >>> 0).toString(16).padStart(8, '0').toUpperCase()
  const parts = kind === 'Color.fromARGB' ? [a, b, c, d] : [Math.round(d * 255), a, b, c]
  return parts.map((part) => byte(part)).join('')
}

const byte = (value: number) =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()
