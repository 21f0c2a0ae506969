import { describe, expect, it } from 'vitest'
import { messageExpression } from './icu-message.ts'
import type { Expression } from '../../model/expression.ts'

/** The message with these values, as far as this test needs Dart. */
function shown(message: string, values: Readonly<Record<string, string | number>>): string {
  return String(valueOf(messageExpression(message), values))
}

function valueOf(value: Expression, values: Readonly<Record<string, string | number>>): string | number {
  switch (value.kind) {
    case 'string':
      return value.parts.map((part) => (typeof part === 'string' ? part : valueOf(part, values))).join('')
    case 'name':
      return values[value.name] ?? '…'
    case 'number':
      return value.value
    case 'conditional': {
      const { condition } = value
      if (condition.kind !== 'binary') throw new Error(condition.kind)
      const [left, right] = [valueOf(condition.left, values), valueOf(condition.right, values)]
      return valueOf(left === right ? value.otherwise : value.consequent, values)
    }
    default:
      throw new Error(value.kind)
  }
}

describe('messages of ICU', { tags: 'P-476' }, () => {
  const pieces = '{n, plural, =0{No piece} one{One piece} other{{n} pieces of #}}'
  it.each([
    ['plain', {}, 'plain'],
    ['Hello {name}!', { name: 'Kim' }, 'Hello Kim!'],
    ['On {day, date, yMd}', { day: 'Monday' }, 'On Monday'],
    [pieces, { n: 0 }, 'No piece'],
    [pieces, { n: 1 }, 'One piece'],
    [pieces, { n: 7 }, '7 pieces of 7'],
    [pieces, {}, '… pieces of …'],
    ['{who, select, her{She} him{He} other{They}} wrote', { who: 'him' }, 'He wrote'],
    ['{who, select, her{She} other{{n, plural, one{One} other{{n}}}}}', { who: 'x', n: 3 }, '3'],
    ['{n,plural, =1{1 day}, other{{n} days}}', { n: 2 }, '2 days'],
    ['a # b', {}, 'a # b'],
  ])('%s of %j is %s', (message, values, text) => {
    expect(shown(message, values)).toBe(text)
  })

  it.each(['{', '}', '{a', '{n, plural', '{n, plural, other', '{n, plural, other{', '{ }', '{'.repeat(500)])(
    'what is none does no harm: %s',
    (message) => {
      expect(shown(message, {})).toEqual(expect.any(String))
    },
  )

  it('is shown as it is written where it is longer than any, as each open brace looks for its end', () => {
    const long = '{a '.repeat(10_000)
    expect(messageExpression(long)).toEqual({ kind: 'string', parts: [long] })
  })
})
