import { expect, it } from 'vitest'
import { childPath, findFolder, folderMove } from './folder-state.ts'

const folders = ['alpha', 'Älv', 'beta'].map((name) => ({ name, path: `/p/${name}`, marks: [] }))
const at = (active: number, letters = '') => ({ folders, active, letters })

it.each([
  ['ArrowDown', 0, { kind: 'active', index: 1 }],
  ['ArrowDown', 2, { kind: 'active', index: 2 }],
  ['ArrowUp', 0, { kind: 'active', index: 0 }],
  ['End', 0, { kind: 'active', index: 2 }],
  ['PageUp', 2, { kind: 'active', index: 0 }],
  ['Enter', 1, { kind: 'open', path: '/p/Älv' }],
  ['ArrowRight', 2, { kind: 'open', path: '/p/beta' }],
  ['ArrowRight', -1, null],
  ['Backspace', 1, { kind: 'up' }],
  ['ArrowLeft', 1, { kind: 'up' }],
  ['b', 0, { kind: 'find', letters: 'b' }],
  ['Tab', 0, null],
] as const)('%s at %d', { tags: 'P-245' }, (key, active, move) => {
  expect(folderMove(key, at(active))).toEqual(move)
})

it(
  'letters that follow one another are one word, and nothing moves in an empty list',
  { tags: 'P-245' },
  () => {
    expect(folderMove('e', at(0, 'b'))).toEqual({ kind: 'find', letters: 'be' })
    expect(findFolder(folders, 'BE')).toBe(2)
    expect(findFolder(folders, 'ä')).toBe(1)
    expect(findFolder(folders, 'x')).toBe(-1)
    expect(folderMove('ArrowDown', { folders: [], active: -1, letters: '' })).toBeNull()
  },
)

it.each([
  ['/', 'a', '/a'],
  ['/home/é', 'a b', '/home/é/a b'],
  ['C:\\', 'a', 'C:\\a'],
  ['C:\\Users', 'a', 'C:\\Users\\a'],
])('in %s, %s is %s', (folder, name, path) => {
  expect(childPath(folder, name)).toBe(path)
})
