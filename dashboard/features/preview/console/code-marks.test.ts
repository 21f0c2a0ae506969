import { describe, expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { markedPieces, marksBelow } from './code-marks.ts'

const line = (text: string, more: Partial<ShownLine> = {}): ShownLine => ({
  key: 1,
  at: '2026-11-21T14:00:00.000Z',
  source: 'flutter',
  level: 'info',
  text,
  ...more,
})
const pieces = (code: string, marks: string) =>
  markedPieces(line(code), line(marks)).map((piece) => [piece.code, piece.marks])

describe('marksBelow', () => {
  const code = line("const String title = 'Tide'")
  const marks = line('                     ^^^^^^')

  it('is the next line where it only points', () => {
    expect(marksBelow([code, marks], 0)).toBe(marks)
    expect(marksBelow([code, line('calm')], 0)).toBeNull()
    expect(marksBelow([code], 0)).toBeNull()
    expect(marksBelow([code], -1)).toBeNull()
  })

  it('never joins what does not belong together', () => {
    expect(marksBelow([code, { ...marks, source: 'app' }], 0)).toBeNull()
    expect(marksBelow([line('Reload', { rule: 'Reload' }), marks], 0)).toBeNull()
    expect(marksBelow([line('5 older lines', { gap: 5 }), marks], 0)).toBeNull()
    expect(marksBelow([marks, marks], 0)).toBeNull()
  })
})

describe('markedPieces', () => {
  it('cuts the code where the marks begin and end', () => {
    expect(pieces('a = bad + 1', '    ^^^')).toEqual([
      ['a = ', ''],
      ['bad', '^^^'],
      [' + 1', ''],
    ])
    expect(pieces('| f(x, y)', '|   ^  ~')).toEqual([
      ['| f(', ''],
      ['x', '^'],
      [', ', ''],
      ['y', '~'],
      [')', ''],
    ])
  })

  it('points beyond the end of the code, and ignores colours', () => {
    expect(pieces('\u001b[36mlet a\u001b[0m', '\u001b[31m      ^\u001b[0m')).toEqual([
      ['let a ', ''],
      [' ', '^'],
    ])
  })
})
