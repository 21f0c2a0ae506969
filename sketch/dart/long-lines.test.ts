import { expect, test } from 'vitest'
import { testParser } from '../testing/drawing.ts'
import { withShortLines } from './long-lines.ts'

test('a long line of code is broken at blanks, and nowhere in strings and comments', () => {
  const kept = [`"${'b '.repeat(3000)}"`, `/* ${'c '.repeat(3000)}*/`, `// ${'d '.repeat(3000)}\nshort line`]
  const text = `${'a '.repeat(3000)}${kept.join(' ')}`
  const short = withShortLines(text)
  expect(short).toHaveLength(text.length)
  expect(short.replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '))
  for (const each of kept) expect(short).toContain(each)
  expect(
    Math.max(
      ...short
        .slice(0, 6000)
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(2100)
})

test('lines as people write them stay', () => {
  const text = 'class A {\n  int get one => 1;\n}\n'.repeat(1000)
  expect(withShortLines(text)).toBe(text)
})

test('a long line that is no Dart is read as soon as many short ones', async () => {
  const { children } = (await testParser()).parse(`class T { ${'a b c d; '.repeat(12_000)} }`)
  expect(children.length).toBeGreaterThan(0)
})
