import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withEscapes } from './in-one-byte.mjs'

test('a program says the same in ASCII', () => {
  const program =
    '`“${["é…", \'it’s 𝌆\'.length, /^\uFEFF?[–—]$/.test("—"), /^𝌆$/u.test("𝌆"), ({ Δ: 1 }).Δ]}”` // – …'
  const escaped = withEscapes(program)
  expect(escaped).not.toMatch(/[^\0-\x7f]/)
  expect(runInNewContext(escaped)).toBe('“é…,7,true,true,1”')
})

test.each(['String.raw`a–b`', "'\\–'"])('%s cannot be written so, and is said', (program) => {
  expect(() => withEscapes(program)).toThrow('cannot be written as an escape')
})
