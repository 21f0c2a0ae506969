import { expect, it } from 'vitest'
import { shortPath } from './short-path.ts'

it('keeps the end that tells projects apart, with either separator', { tags: 'P-059' }, () => {
  expect(shortPath('/home/zoé/my app/flutter')).toBe('…/my app/flutter')
  expect(shortPath(String.raw`C:\Users\zoé\my app\flutter`)).toBe(String.raw`…\my app\flutter`)
  expect(shortPath('/srv/app')).toBe('/srv/app')
})
