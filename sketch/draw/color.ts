import { entryOf } from '../evaluate/entry-of.ts'
import { SHADES, SINGLES } from '@mosaygent/contract/material-colors'
import { numberOf } from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]

/** AARRGGBB as a number, or undefined for an unknown colour. */
export function argbOf(value: Value | undefined): number | undefined {
  if (value?.kind !== 'object') return undefined
  const argb = value.type === 'MaterialColor' ? ofSwatch(value) : numberOf(value.positional[0])
  if (argb === undefined || (value.type !== 'Color' && value.type !== 'MaterialColor')) return undefined
  const opacity = numberOf(value.named.get('opacity'))
  if (opacity === undefined) return argb >>> 0
  const alpha = Math.round(Math.min(Math.max(opacity, 0), 1) * 255)
  return ((alpha << 24) | (argb & 0xffffff)) >>> 0
}

/** `Colors.blue[100]`, or `MaterialColor(0xff123456, {100: …})[100]` of the app's own. */
function ofSwatch({ constructor, positional }: CreatedValue): number | undefined {
  const own = numberOf(positional[0])
  const shades = positional[1]
  if (own === undefined) return namedColor(constructor)
  const step = /\[(\d+)\]/.exec(constructor)?.[1]
  if (step === undefined || shades?.kind !== 'map') return own
  return argbOf(shades.entries.find(([key]) => numberOf(key) === Number(step))?.[1]) ?? own
}

/** `blue` or `blue[100]` of Material's palette. */
function namedColor(text: string): number | undefined {
  const [, name = '', step = '500'] = /^(\w+)(?:\[(\d+)\])?/.exec(text) ?? []
  const shades = entryOf(SHADES, name)?.split(' ')
  if (shades !== undefined)
    return Number.parseInt(`FF${shades[STEPS.indexOf(Number(step))] ?? shades[5]}`, 16)
  const single = entryOf(SINGLES, name)
  return single === undefined ? undefined : Number.parseInt(single, 16)
}

export function cssColor(argb: number): string {
  const alpha = argb >>> 24
  const rgb = (argb & 0xffffff).toString(16).padStart(6, '0')
  return alpha === 255 ? `#${rgb}` : `#${rgb}${alpha.toString(16).padStart(2, '0')}`
}

export function colorOf(value: Value | undefined): string | undefined {
  const argb = argbOf(value)
  return argb === undefined ? undefined : cssColor(argb)
}

/** A colour as CSS with another opacity, 0 to 1. */
export function faded(color: string, opacity: number): string {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  return /^#[0-9a-f]{6}/i.test(color) ? color.slice(0, 7) + alpha : color
}

/** `swatch[100]`; of another value the value itself. */
export function shadeOf(swatch: Value, step: number): Value {
  if (swatch.kind !== 'object' || swatch.type !== 'MaterialColor') return swatch
  return { ...swatch, constructor: `${swatch.constructor.replace(/\[.*/, '')}[${step}]` }
}
