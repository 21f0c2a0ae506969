import { mkdir, rename, rm, symlink, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findExecutable } from '../../processes/index.ts'
import { contentOf } from '../testing/temporary-project.ts'
import { createUnpackedRepository, type UnpackedRepository } from '../testing/unpacked-repository.ts'

/** Each attack is really tried, with the git of this machine: `npm run test:real` runs it with a current one, too. */
let r: UnpackedRepository
beforeEach(async () => {
  r = await createUnpackedRepository()
})
afterEach(() => r.remove())

describe('a mere look takes no memory without end', () => {
  const READ_WHOLE = [
    ['.git/commondir'],
    ['.git/objects/info/alternates'],
    ['.git/info/grafts'],
    ['.git/packed-refs'],
    ['.git/refs/heads/main'],
    ['.git/refs/replace/x'],
    ['.git/rebase-merge/head-name'],
    ['.git/sequencer/todo'],
    ['.git/CHERRY_PICK_HEAD'],
    ['.gitignore'],
  ] as const

  /** The name of the file is said instead of a branch, by the status, the branch menu and each action. */
  async function expectNotRead(name: string, why: string): Promise<void> {
    r.workspace.changed()
    expect(await r.status()).toMatchObject({
      value: {
        api: { detected: true, git: null, git_note: expect.stringContaining(`${name} in it is ${why}`) },
      },
    })
    for (const act of [r.branches, ...Object.values(r.actions)]) {
      const outcome = await act()
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'repository-not-trusted' } })
      expect(outcome.ok ? '' : outcome.problem.detail).toContain(`${name} in this repository is ${why}`)
    }
  }

  test.each(READ_WHOLE)('by a hole of 30 GB: %s', async (name) => {
    await r.write(join(r.folder, name), '')
    await truncate(join(r.folder, name), 30_000_000_000)
    await expectNotRead(name, 'larger than any file of its kind')
    expect(await r.traces()).toMatchObject({ ran: [], fetched: null })
  })

  test.each(READ_WHOLE)('by a device that never ends: %s', async (name) => {
    await rm(join(r.folder, name), { force: true })
    await mkdir(dirname(join(r.folder, name)), { recursive: true })
    await symlink('/dev/zero', join(r.folder, name))
    await expectNotRead(name, 'neither a file nor a folder')
    expect(await r.traces()).toMatchObject({ ran: [], fetched: null })
  })

  const elsewhere = process.platform !== 'linux'

  test.skipIf(elsewhere).each(READ_WHOLE)('by a file that the system makes without end: %s', async (name) => {
    await rm(join(r.folder, name), { force: true })
    await mkdir(dirname(join(r.folder, name)), { recursive: true })
    await symlink('/proc/self/pagemap', join(r.folder, name))
    await expectNotRead(name, 'neither a file nor a folder')
    expect(await r.traces()).toMatchObject({ ran: [], fetched: null })
  })

  test.skipIf(elsewhere)(
    'by a .git that is such a file: this is no repository, and nothing fails',
    async () => {
      await rm(join(r.folder, '.git'), { recursive: true })
      await symlink('/proc/self/pagemap', join(r.folder, '.git'))
      r.workspace.changed()
      expect(await r.status()).toMatchObject({ ok: true, value: { api: { detected: true, git: null } } })
    },
  )

  test('a link to an empty file is none of them', async () => {
    await rm(join(r.folder, '.gitignore'), { force: true })
    await r.write(join(r.userHome, 'ignore'), '')
    await symlink(join(r.userHome, 'ignore'), join(r.folder, '.gitignore'))
    r.workspace.changed()
    expect(await r.status()).toMatchObject({ value: { api: { git: { branch: 'main' } } } })
  })

  test('a pack of 30 GB is none of them: git maps it', async () => {
    const pack = join(r.folder, '.git', 'objects', 'pack', 'pack-x.pack')
    await r.write(pack, '')
    await truncate(pack, 30_000_000_000)
    r.workspace.changed()
    expect(await r.status()).toMatchObject({ value: { api: { git: { branch: 'main', changes: 0 } } } })
  })

  test('also in the repository of a linked work tree', async () => {
    const main = join(r.userHome, 'main')
    await rename(r.folder, main)
    await r.git(main, 'switch', '-qc', 'elsewhere')
    await r.git(main, 'worktree', 'add', '-q', r.folder, 'main')
    await r.write(join(main, '.git', 'shallow'), '')
    await truncate(join(main, '.git', 'shallow'), 30_000_000_000)
    r.workspace.changed()
    expect(await r.status()).toMatchObject({
      value: { api: { git: null, git_note: expect.stringMatching(/\.git\/shallow in it is larger/) } },
    })
  })

  test('by a hole deep in the work tree: where the system bounds a child, git ends and it is said', async (context) => {
    if (process.platform !== 'linux' || (await findExecutable('prlimit', process.env)) === null)
      return context.skip('no prlimit on this machine')
    await r.write(join(r.folder, 'deep', '.gitignore'), '')
    await truncate(join(r.folder, 'deep', '.gitignore'), 3_000_000_000)
    r.workspace.changed()
    expect(await r.status()).toMatchObject({
      value: { api: { git: null, git_note: expect.stringContaining('more memory than it is given') } },
    })
    expect(await r.actions.switch()).toMatchObject({
      problem: { code: 'tool-failed', detail: expect.stringContaining('more memory than it is given') },
    })
    expect(await contentOf(join(r.folder, '.git', 'HEAD'))).toBe('ref: refs/heads/main\n')
  })
})
