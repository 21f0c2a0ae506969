import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { splitAtCarets, caretsBelow } from './carets.ts'

const line = (text: string, more: Partial<ShownLine> = {}): ShownLine => ({
  key: 1,
  at: '2026-11-21T14:00:00.000Z',
  source: 'flutter',
  level: 'info',
  text,
  ...more,
})
const parts = (code: string, carets: string) =>
  splitAtCarets(line(code), line(carets)).map((part) => [part.code, part.carets])

describe('caretsBelow', () => {
  const code = line("const String title = 'Tide'")
  const carets = line('                     ^^^^^^')

  it('is the next line where it only points', () => {
    expect(caretsBelow([code, carets], 0)).toBe(carets)
    expect(caretsBelow([code, line('calm')], 0)).toBeNull()
    expect(caretsBelow([code], 0)).toBeNull()
    expect(caretsBelow([code], -1)).toBeNull()
  })

  it('never joins what does not belong together', () => {
    expect(caretsBelow([code, { ...carets, source: 'app' }], 0)).toBeNull()
    expect(caretsBelow([line('Reload', { rule: 'Reload' }), carets], 0)).toBeNull()
    expect(caretsBelow([line('5 older lines', { gap: 5 }), carets], 0)).toBeNull()
    expect(caretsBelow([carets, carets], 0)).toBeNull()
  })
})

describe('markedPieces', () => {
  it('cuts the code where the carets begin and end', () => {
    expect(parts('a = bad + 1', '    ^^^')).toEqual([
      ['a = ', ''],
      ['bad', '^^^'],
      [' + 1', ''],
    ])
    expect(parts('| f(x, y)', '|   ^  ~')).toEqual([
      ['| f(', ''],
      ['x', '^'],
      [', ', ''],
      ['y', '~'],
      [')', ''],
    ])
  })

  it('cuts a long part, so that a line of any width has room for it', () => {
    expect(parts("import 'a/b/page.dart';", '       ^^^^^^^^^^^^^^^')).toEqual([
      ['import ', ''],
      ["'a/b/pag", '^^^^^^^^'],
      ["e.dart'", '^^^^^^^'],
      [';', ''],
    ])
  })

  it('points beyond the end of the code, and ignores colours', () => {
    expect(parts('\u001b[36mlet a\u001b[0m', '\u001b[31m      ^\u001b[0m')).toEqual([
      ['let a ', ''],
      [' ', '^'],
    ])
  })
})
