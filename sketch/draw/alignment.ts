import { entryOf } from '../evaluate/entry-of.ts'
import { numberOf, objectOf } from './widget-arguments.ts'
import type { Value } from '../evaluate/value.ts'
import type { Css } from './css.ts'

/** -1 is left or top, 1 is right or bottom, as in Flutter. */
export interface Alignment {
  readonly x: number
  readonly y: number
  /** -1 is where reading begins: at the right in a Directionality from right to left. */
  readonly directional?: boolean
}

export const CENTER: Alignment = { x: 0, y: 0 }

const NAMES: Readonly<Record<string, Alignment>> = {
  topLeft: { x: -1, y: -1 },
  topStart: { x: -1, y: -1, directional: true },
  topCenter: { x: 0, y: -1 },
  topRight: { x: 1, y: -1 },
  topEnd: { x: 1, y: -1, directional: true },
  centerLeft: { x: -1, y: 0 },
  centerStart: { x: -1, y: 0, directional: true },
  center: CENTER,
  centerRight: { x: 1, y: 0 },
  centerEnd: { x: 1, y: 0, directional: true },
  bottomLeft: { x: -1, y: 1 },
  bottomStart: { x: -1, y: 1, directional: true },
  bottomCenter: { x: 0, y: 1 },
  bottomRight: { x: 1, y: 1 },
  bottomEnd: { x: 1, y: 1, directional: true },
}

export function alignmentOf(value: Value | undefined): Alignment | undefined {
  if (value?.kind === 'member') return entryOf(NAMES, value.name)
  const object = objectOf(value)
  const [x, y] = object?.positional ?? []
  if (object === undefined || !object.type.startsWith('Alignment')) return undefined
  const directional = object.type === 'AlignmentDirectional'
  return { x: numberOf(x) ?? 0, y: numberOf(y) ?? 0, directional }
}

/** Neither at a side nor in the middle, along an axis. */
export function isBetween({ x, y }: Alignment): boolean {
  return !Number.isInteger(x) || !Number.isInteger(y)
}

/** The nearest thing that CSS's flex and grid alignment can say along the line of reading. */
export function placeAcrossCss({ x, directional = false }: Alignment): string {
  if (directional || Math.abs(x) <= 0.33) return placeCss(x)
  return x < 0 ? 'left' : 'right'
}

/** The same from above to below. */
export function placeCss(position: number): string {
  if (position < -0.33) return 'flex-start'
  return position > 0.33 ? 'flex-end' : 'center'
}

/** Where the one child of a flex box stands; nothing is said where nothing is asked. */
export function standingCss(place: Alignment | undefined): Css {
  return place === undefined
    ? {}
    : { 'justify-content': placeAcrossCss(place), 'align-items': placeCss(place.y) }
}
