import { letterOf } from '../letter-of.ts'
import { joinedTexts } from '../sizes.ts'
import { booleanOf, integer, isAssumedText, NULL, stringOf, textOfValue, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Where a buffer keeps what was written into it. */
const WRITTEN = 'written'

/** Dart's `StringBuffer`. */
export const stringBuffers: Library = {
  property(evaluator, target, name) {
    if (!isBuffer(target) || !/^(isEmpty|isNotEmpty|length)$/.test(name)) return null
    const text = textOf(evaluator, target)
    if (text.kind !== 'string') return unknown(name)
    if (name === 'length') return integer(text.value.length)
    return booleanOf((text.value === '') === (name === 'isEmpty'))
  },
  method(evaluator, target, name, args) {
    if (!isBuffer(target)) return null
    if (name === 'toString') return textOf(evaluator, target)
    const more = name === 'clear' ? [] : writtenBy(evaluator, name, args)
    if (more === null) return null
    const before = name === 'clear' ? stringOf('') : textOf(evaluator, target)
    const parts = [before, ...more]
    const text = joinedTexts(evaluator, parts, '')
    const assumed = parts.some(isAssumedText)
    const written: Value =
      text === null ? unknown('…') : { ...stringOf(text), ...(assumed ? { assumed } : {}) }
    evaluator.setOf(target, WRITTEN, written)
    return NULL
  },
}

const isBuffer = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'StringBuffer'

const textOf = (evaluator: Evaluator, buffer: CreatedValue): Value =>
  evaluator.propertyOf(buffer, WRITTEN) ?? buffer.positional[0] ?? stringOf('')

/** What a method of a buffer adds to it; null for one that writes nothing. */
function writtenBy(
  evaluator: Evaluator,
  name: string,
  { positional: [first, between] }: Arguments,
): readonly Value[] | null {
  switch (name) {
    case 'write':
      return [first ?? NULL]
    case 'writeln':
      return [first ?? stringOf(''), stringOf('\n')]
    case 'writeCharCode':
      return [(first === undefined ? null : letterOf(first)) ?? unknown(name)]
    case 'writeAll': {
      if (first?.kind !== 'list') return [unknown(name)]
      const text = joinedTexts(evaluator, first.items, between === undefined ? '' : textOfValue(between))
      return [text === null ? unknown(name) : stringOf(text)]
    }
    default:
      return null
  }
}
