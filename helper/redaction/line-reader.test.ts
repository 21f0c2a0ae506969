import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz.ts'
import { createLineReader } from './line-reader.ts'

function read(pieces: readonly Uint8Array[]): string[] {
  const lines: string[] = []
  const reader = createLineReader((line) => lines.push(line))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return lines
}

describe('the line reader', () => {
  test.each(['\n', '\r\n', '\r'])('lines end with %j', (end) => {
    expect(read([Buffer.from(`one${end}two é${end}${end}rest`)])).toEqual(['one', 'two é', '', 'rest'])
  })

  test('property: any cutting gives the same lines', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'é', '日', '👩‍💻', '\n', '\r', '\r\n', '[{"event":"x"}]', ' '), {
        maxLength: 60,
      })
      .map((parts) => parts.join(''))
    await fuzz(
      fc.property(text, fc.array(fc.nat(300), { maxLength: 20 }), (text, cuts) => {
        const bytes = Buffer.from(text)
        const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
        const pieces = at.slice(1).map((to, index) => bytes.subarray(at[index], to))
        const lines = text.split(/\r\n|\n|\r/)
        expect(read(pieces)).toEqual(lines.at(-1) === '' ? lines.slice(0, -1) : lines)
      }),
    )
  })

  test('a piece may be reused by its sender', () => {
    const lines: string[] = []
    const reader = createLineReader((line) => lines.push(line))
    const piece = Buffer.from('half')
    reader.push(piece)
    piece.fill('x')
    reader.push(Buffer.from(' whole\n'))
    expect(lines).toEqual(['half whole'])
  })

  test('of a line without end the first part is handed on, and nothing of the rest, however it comes', () => {
    const huge = Buffer.concat([Buffer.alloc(9 * 1024 * 1024, 'a'), Buffer.from('\nnext')])
    const lengths = (lines: string[]) => lines.map((line) => line.length)
    expect(lengths(read([huge]))).toEqual([4 * 1024 * 1024, 4])
    expect(lengths(read([huge.subarray(0, 5_000_001), huge.subarray(5_000_001)]))).toEqual([
      4 * 1024 * 1024,
      4,
    ])
  })
})
