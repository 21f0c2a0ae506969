import { expect, test } from 'vitest'
import { commandFor, openFolder } from './file-manager.ts'

test(
  'a folder is opened by what each system has for it, and is never read as code',
  { tags: 'P-437' },
  () => {
    const folder = '/home/zoé/$(rm) "a"'
    expect(commandFor('linux', folder)).toEqual({ name: 'xdg-open', args: [folder] })
    expect(commandFor('darwin', folder)).toEqual({ name: 'open', args: [folder] })
    expect(commandFor('win32', folder).args.join(' ')).not.toContain('rm')
  },
)

test('a machine without a file manager is told apart', { tags: 'P-437' }, async () => {
  expect(await openFolder('/tmp', { PATH: '/nowhere' })).toEqual({ kind: 'missing' })
})
