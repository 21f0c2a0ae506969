import { created } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Widgets that it calls otherwise (`lib/src/flutter/`), by Flutter's name for what they do. */
const STACKS: Readonly<Record<string, string>> = { VStack: 'Column', HStack: 'Row', ZStack: 'Stack' }
/** The same behind a list of widgets. */
const STACKED: Readonly<Record<string, string>> = { vStack: 'VStack', hStack: 'HStack', zStack: 'ZStack' }
const BOX = /^Vx(Animated)?Box$/
/** What a box that is being made is told of its size; all else of it is its look. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  size: ['width', 'height'],
  square: ['width', 'height'],
  width: ['width'],
  height: ['height'],
}
const GAPS: Readonly<Record<string, readonly string[]>> = {
  heightBox: ['height'],
  widthBox: ['width'],
  squareBox: ['width', 'height'],
}

/**
 * velocity_x: `'words'.text.xl.bold.make()` is a Text, whose look is set by what stands between
 * (`lib/src/flutter/text.dart`) and is passed over; `VStack([…])`, `[…].vStack()` is a Column, `VxBox(…).red.make()` a
 * Container (`container.dart`), `8.heightBox` a gap (`extensions/num_ext.dart`).
 */
export const velocityX: Library = {
  property(_evaluator, target, name) {
    if (target.kind === 'string') return name === 'text' ? created('Text', {}, [target]) : null
    if (isBox(target)) return target
    const gap = target.kind === 'number' ? entryOf(GAPS, name) : undefined
    return gap === undefined
      ? null
      : created('SizedBox', Object.fromEntries(gap.map((each) => [each, target])))
  },
  method(_evaluator, target, name, { positional, named }) {
    const stacked = target.kind === 'list' ? entryOf(STACKED, name) : undefined
    if (stacked !== undefined) return stack(stacked, target, named)
    if (!isBox(target)) return null
    if (name === 'make') return { ...target, type: 'Container', constructor: '' }
    const sizes = (entryOf(SIZES, name) ?? []).flatMap((each, index): [string, Value][] => {
      const given = positional[index] ?? positional[0]
      return given === undefined ? [] : [[each, given]]
    })
    return { ...target, named: new Map([...target.named, ...sizes]) }
  },
  builds(_evaluator, { type, positional, named, at }) {
    const [children] = positional
    if (!Object.hasOwn(STACKS, type) || children?.kind !== 'list') return null
    return { ...stack(type, children, named), at }
  },
}

const isBox = (value: Value): value is CreatedValue => value.kind === 'object' && BOX.test(value.type)

function stack(type: string, children: Value, named: ReadonlyMap<string, Value>): CreatedValue {
  const part = (name: string, from: string): Record<string, Value> => {
    const given = named.get(from)
    return given === undefined ? {} : { [name]: given }
  }
  const along = { ...part('mainAxisAlignment', 'alignment'), ...part('crossAxisAlignment', 'crossAlignment') }
  return created(entryOf(STACKS, type) ?? 'Column', {
    children,
    ...(type === 'ZStack' ? {} : { ...along, ...part('mainAxisSize', 'axisSize') }),
  })
}
