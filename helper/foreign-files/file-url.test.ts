import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { pathOfFileUrl } from './file-url.ts'

test('an address of a file is a path', () => {
  const path = join(import.meta.dirname, 'mon app é', '100%.dart')
  expect(pathOfFileUrl(pathToFileURL(path).href)).toBe(path)
})

test.each(['file:///a%2Fb', 'file://other host/a', 'file://a%00/b', 'file:///a%00b', 'file:', 'lib/a', ''])(
  '%j is no path of this machine',
  (address) => {
    expect(pathOfFileUrl(address)).toBe(address === 'file:' && process.platform !== 'win32' ? '/' : null)
  },
)

test.skipIf(process.platform === 'win32')('nor is one of another machine', () => {
  expect(pathOfFileUrl('file://host/a')).toBeNull()
})
