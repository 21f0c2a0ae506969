import { describe, expect, it } from 'vitest'
import { fillInTexts } from './fill-in.ts'

const MARK = /<(\w+)>/g
const LONG = 'x'.repeat(60_000)
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['app', 'Tides'],
  ['mark', '<app>'],
  ['long', LONG],
])
const filled = (text: string): string => fillInTexts(text, MARK, ([, name = '']) => TEXTS.get(name) ?? null)

describe('texts in the places of marks that name them', { tags: 'P-1077' }, () => {
  it.each([
    ['the <app> team', 'the Tides team'],
    ['<app><app>', 'TidesTides'],
    ['<gone> of <app>', '<gone> of Tides'],
    ['a mark within one is none: <mark>', 'a mark within one is none: <app>'],
    ['none', 'none'],
  ])('%s', (text, shown) => {
    expect(filled(text)).toBe(shown)
  })

  it('a mark stays where all would be larger than what a page shows', () => {
    expect(filled('<long><long> of <app>')).toBe(`${LONG}<long> of Tides`)
  })
})
