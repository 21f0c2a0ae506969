import { PageNews } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { reportedErrors } from './reported-errors.ts'

const news = (errors: readonly string[]) => ({
  state: 'failed',
  page: crypto.randomUUID(),
  receipt: new Date().toISOString(),
  reason: 'r'.repeat(500),
  errors: reportedErrors(errors),
})

describe('the errors that the helper is told', () => {
  it.each([
    ['of three bytes a character', '\u4E2D'],
    ['that are written as six', '\u0001'],
    ['of four bytes', '\u{1F30A}'],
    ['plain', 'a'],
  ])('fit into one call: long ones %s', (_, unit) => {
    const said = news(Array.from({ length: 50 }, () => unit.repeat(9_000)))
    expect(said.errors.length).toBeGreaterThan(2)
    expect(PageNews.safeParse(said).success).toBe(true)
    expect(new TextEncoder().encode(JSON.stringify(said)).length).toBeLessThan(64 * 1024)
  })

  it('are whole characters, wherever they are cut and whatever the app says', () => {
    const [cut, half, whole] = reportedErrors([
      `${'a'.repeat(1_999)}\u{1F30A}`,
      'half \uD83D',
      'tide \u{1F30A}',
    ])
    expect(cut).toBe(`${'a'.repeat(1_999)}\uFFFD`)
    expect(half).toBe('half \uFFFD')
    expect(whole).toBe('tide \u{1F30A}')
  })
})
