import { expect, it } from 'vitest'
import { unreachableText } from './unreachable.ts'

const font = { what: 'font', host: 'fonts.gstatic.com' } as const

it('a font that does not come: its server and what to do', () => {
  const { title, advice } = unreachableText(font, '3.41.2')
  expect(title).toContain('fonts.gstatic.com')
  expect(advice).toMatch(/pubspec\.yaml.*network/)
})

it.each([
  ['1.22.6', false],
  ['2.0.1', true],
  ['3.13.9', true],
  ['3.28.0', true],
  ['3.29.0', false],
  ['4.1.0', false],
  [null, false],
])('Flutter %s is told of its HTML renderer: %s', (version, told) => {
  expect(unreachableText(font, version).advice.includes('--web-renderer html')).toBe(told)
})

it('a renderer that does not come is no question of fonts', () => {
  const { title, advice } = unreachableText({ what: 'renderer', host: 'www.gstatic.com' }, '3.13.9')
  expect(title).toContain('nothing is drawn')
  expect(advice).not.toMatch(/font|--web-renderer/)
})
