import { expect, it } from 'vitest'
import { hasPart } from './has-part.ts'
import type { Statement } from './statement.ts'

it('looks into code at any depth, and not where it is not to enter', () => {
  const inner = { kind: 'name', name: 'left' } as const
  const code: readonly Statement[] = [
    { kind: 'expression', value: { kind: 'list', elements: [{ kind: 'item', value: inner }] } },
  ]
  const isInner = (part: object): boolean => part === inner
  expect(hasPart(code, isInner)).toBe(true)
  expect(hasPart(code, isInner, (part) => !('elements' in part))).toBe(false)
  expect(hasPart(code, (part) => 'operator' in part)).toBe(false)
})
