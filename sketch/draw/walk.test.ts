import { expect, test } from 'vitest'
import { element } from './element.ts'
import { sizeOf, textsIn, walk } from './walk.ts'
import type { Element } from './element.ts'

const box = (name: string, ...children: readonly (Element | string)[]): Element =>
  element({}, children, { widget: name })
const names = (elements: Iterable<Element>): unknown[] => [...elements].map(({ widget }) => widget)

test('every element is met once, in the order of the page, and what is refused with all in it is not', () => {
  const tree = box('Column', box('Row', box('Icon'), 'a'), box('Text', 'b'))
  expect(names(walk(tree))).toEqual(['Column', 'Row', 'Icon', 'Text'])
  expect(names(walk(tree, ({ widget }) => widget !== 'Row'))).toEqual(['Column', 'Text'])
})

test('texts come as they are read, whatever stands between them', () => {
  expect([...textsIn(box('Column', 'a', box('Row', 'b', box('Text', 'c'), 'd'), 'e'))]).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
})

test('a tree of any depth is walked', () => {
  let deep = box('Text', 'x')
  for (let depth = 0; depth < 100_000; depth += 1) deep = box('Center', deep)
  expect([...textsIn(deep)]).toEqual(['x'])
})

test('a size is known where the style itself fixes it', () => {
  const sized = element({ width: 12.5, height: '7px' }, null)
  expect([sizeOf(sized, 'width'), sizeOf(sized, 'height')]).toEqual([12.5, 7])
  const free = element({ width: '100%', height: 'fit-content' }, null)
  expect([sizeOf(free, 'width'), sizeOf(free, 'height')]).toEqual([null, null])
})
