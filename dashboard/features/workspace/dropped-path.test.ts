import { expect, it } from 'vitest'
import { droppedPath } from './dropped-path.ts'

const drop = (given: Record<string, string>, types = Object.keys(given)) =>
  droppedPath({ getData: (type) => given[type] ?? '', types })

it.each([
  [{ 'text/uri-list': '# of an editor\r\nfile:///home/zo%C3%A9/my%20app\r\n' }, '/home/zoé/my app'],
  [{ 'text/uri-list': 'file://localhost/srv/a%b' }, '/srv/a%b'],
  [{ 'text/uri-list': 'file:///C:/Users/zoe/app' }, 'C:\\Users\\zoe\\app'],
  [{ 'text/plain': ' "/Users/zoe/my app"\n' }, '/Users/zoe/my app'],
  [{ 'text/plain': '~/code/app' }, '~/code/app'],
  [{ 'text/plain': 'D:\\code\\app' }, 'D:\\code\\app'],
])('%o is a path', { tags: 'P-439' }, (given, path) => {
  expect(drop(given)).toEqual({ kind: 'path', path })
})

it('a folder of a file manager has none, and other things are none', { tags: 'P-439' }, () => {
  expect(drop({}, ['Files'])).toEqual({ kind: 'hidden' })
  for (const text of ['hello', 'https://example.com/a', 'file://server/share/a', ''])
    expect(drop({ 'text/uri-list': text, 'text/plain': text })).toEqual({ kind: 'other' })
})
