import { expect, test } from 'vitest'
import { LINUX, MACOS, WINDOWS } from '../operating-system/index.ts'
import { openFolder } from './file-manager.ts'

test(
  'a folder is opened by what each system has for it, and is never read as code',
  { tags: 'P-437' },
  () => {
    const folder = '/home/zoé/$(rm) "a"'
    expect(LINUX.opening.folder(folder)).toEqual({ file: 'xdg-open', args: [folder] })
    expect(MACOS.opening.folder(folder)).toEqual({ file: 'open', args: [folder] })
    expect(WINDOWS.opening.folder(folder).args.join(' ')).not.toContain('rm')
  },
)

test('a machine without a file manager is told apart', { tags: 'P-437' }, async () => {
  expect(await openFolder('/tmp', { PATH: '/nowhere' })).toEqual({ kind: 'missing' })
})
