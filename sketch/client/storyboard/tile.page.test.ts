import { expect, test } from 'vitest'
import { Tile } from './tile.ts'
import { parseTile } from './story-events.ts'

test('below a page that is shown by its name stands that it is', { tags: 'P-798' }, () => {
  const told = {
    id: 'start',
    name: 'LoginPage',
    isLikely: true,
    tab: null,
    route: '/',
    place: null,
    body: '',
  }
  const hears = { open: () => undefined, edit: () => undefined }
  const shown = (told: object): string | null => {
    const tile = parseTile(JSON.stringify(told))
    return tile === null ? null : new Tile(tile, { width: 390, height: 820 }, 148, hears).element.textContent
  }
  expect(shown(told)).toBe('LoginPage/ · by its name')
  expect(shown({ ...told, isLikely: false })).toBe('LoginPage/')
})
