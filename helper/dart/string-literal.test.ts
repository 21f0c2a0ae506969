import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz.ts'
import { stringAt } from './scan.ts'
import { rewrittenAs, valueOf } from './string-literal.ts'

/** Dart, and what it says. */
const WRITTEN: readonly (readonly [string, string])[] = [
  [`'plain'`, 'plain'],
  [`"it's"`, `it's`],
  [`'it\\'s \\$5 \\u{1F600} \\x41\\n'`, `it's $5 😀 A\n`],
  [`r'\\d$'`, '\\d$'],
  [`'''\n  two\nlines'''`, '  two\nlines'],
  [`'''\r\none\r\ntwo'''`, 'one\ntwo'],
  [`"""a "quoted" word"""`, 'a "quoted" word'],
  [`r'''raw\n\\n'''`, 'raw\n\\n'],
  [`''`, ''],
]

function readAt(text: string, at: number) {
  const token = stringAt(text, at)
  if (token === null) throw new Error('no string')
  return token
}

test.each(WRITTEN)('%s is read as Dart reads it', (written, value) => {
  expect(valueOf(written, 0, readAt(written, 0))).toBe(value)
})

test.each([
  [`'a'`, `it's $5\n`, `'it\\'s \\$5\\n'`],
  [`"a"`, `it's`, `"it's"`],
  [`r'a'`, '\\d+$', `r'\\d+$'`],
  [`r'a'`, `it's`, `'it\\'s'`],
  [`'''\n  a'''`, 'b\nc', `'''\nb\nc'''`],
  [`'''\r\na'''`, 'b\nc', `'''\r\nb\r\nc'''`],
  [`'''a'''`, '\nb', `'''\\nb'''`],
  [`r'''a'''`, `b'`, `'''b\\''''`],
  [`'é😀'`, '😀é', `'😀é'`],
])('%s becomes %j in its own manner', (written, value, expected) => {
  expect(rewrittenAs(value, written, 0, readAt(written, 0))).toBe(expected)
})

test('property: whatever is written is read back, and is one literal without a value in it', async () => {
  const value = fc.string({ unit: fc.constantFrom(...Array.from('a\'"\\$\n\r {}ré😀\t')), maxLength: 12 })
  await fuzz(
    fc.property(fc.constantFrom(...WRITTEN.map(([written]) => written)), value, (before, wanted) => {
      const after = rewrittenAs(wanted, before, 0, readAt(before, 0))
      const token = readAt(after, 0)
      expect(token).toMatchObject({ end: after.length, interpolated: false })
      expect(valueOf(after, 0, token)).toBe(wanted)
    }),
    2_000,
  )
})
