import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSessionTokens } from '../http/session-tokens.ts'
import {
  forgetScriptToken,
  requireOwnFile,
  scriptTokenFile,
  UnsafeFileError,
  writeScriptToken,
} from './index.ts'

let home: string
let path: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é own '))
  path = join(home, 'sessions.json')
})
afterEach(() => rm(home, { recursive: true, force: true }))

// Windows has neither such bits nor owner numbers.
describe.skipIf(process.platform === 'win32')('a file that says who may call', () => {
  const SESSIONS = '{"sessions":[]}'

  test('is taken when it is this user’s alone, and when there is none', async () => {
    await expect(requireOwnFile(path)).resolves.toBeUndefined()
    await writeFile(path, SESSIONS, { mode: 0o600 })
    await expect(requireOwnFile(path)).resolves.toBeUndefined()
  })

  test.each([
    ['that others may read', async () => chmod(path, 0o644), 'other users (mode 0644)'],
    ['that a group may write', async () => chmod(path, 0o620), 'other users (mode 0620)'],
    [
      'that is a link',
      async () => {
        await rm(path)
        await writeFile(join(home, 'elsewhere'), SESSIONS, { mode: 0o600 })
        await symlink(join(home, 'elsewhere'), path)
      },
      'a link or no file',
    ],
    [
      'that is a folder',
      async () => {
        await rm(path)
        await mkdir(path)
      },
      'a link or no file',
    ],
  ])('%s stops the start, and says which and why', { tags: 'P-220' }, async (_, spoil, why) => {
    await writeFile(path, SESSIONS, { mode: 0o600 })
    await spoil()
    const opening = openSessionTokens({ home, onDamaged: () => undefined })
    await expect(opening).rejects.toThrow(UnsafeFileError)
    await expect(opening).rejects.toThrow(why)
    await expect(opening).rejects.toThrow(path)
  })

  test('of another user stops the start', async () => {
    await writeFile(path, SESSIONS, { mode: 0o600 })
    await expect(requireOwnFile(path, 4_242)).rejects.toThrow('belongs to another user')
  })

  test('the script token is a line for this user alone, whatever lay there before, and goes with its helper', async () => {
    const file = scriptTokenFile(home, 8080)
    await writeFile(join(home, 'elsewhere'), 'theirs')
    await symlink(join(home, 'elsewhere'), file)
    await writeScriptToken(home, 8080, 'secret')
    await requireOwnFile(file)
    expect((await stat(file)).size).toBe('secret\n'.length)
    await forgetScriptToken(home, 8080)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await forgetScriptToken(home, 8080)
  })
})
