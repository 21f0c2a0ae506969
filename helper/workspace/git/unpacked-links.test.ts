import { cp, link, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentOf, namesIn } from '../testing/temporary-project.ts'
import { createUnpackedRepository, type UnpackedRepository } from '../testing/unpacked-repository.ts'

/** Each attack is really tried, with the git of this machine: `npm run test:real` runs it with a current one, too. */
let r: UnpackedRepository
beforeEach(async () => {
  r = await createUnpackedRepository()
})
afterEach(() => r.remove())

describe('the files of an unpacked git directory lead nowhere', { tags: 'P-174' }, () => {
  const victim = () => join(r.userHome, '.profile')
  beforeEach(() => writeFile(victim(), 'mine\n'))

  test.each(['FETCH_HEAD', 'logs/HEAD', 'logs/refs/remotes/origin/main', 'ORIG_HEAD'])(
    '%s is a link to a file of the user’s',
    async (name) => {
      const path = join(r.folder, '.git', name)
      await rm(path, { force: true })
      await mkdir(dirname(path), { recursive: true })
      await symlink(victim(), path)
      await r.expectRefused(name)
      expect(await contentOf(victim())).toBe('mine\n')
    },
  )

  test('FETCH_HEAD is a second name of a file of the user’s', async () => {
    await link(victim(), join(r.folder, '.git', 'FETCH_HEAD'))
    await r.expectRefused('FETCH_HEAD')
    expect(await contentOf(victim())).toBe('mine\n')
  })

  test('the folder of its commit graphs lies elsewhere', async () => {
    await symlink(r.userHome, join(r.folder, '.git', 'objects', 'info', 'commit-graphs'))
    await r.addSettings('[fetch]\n\twriteCommitGraph = true')
    await r.expectRefused('.git/objects/info/commit-graphs')
    expect(await namesIn(r.userHome)).toEqual(['.profile'])
  })

  test.each(['refs', 'objects', 'logs'])('%s lies elsewhere', async (name) => {
    await rename(join(r.folder, '.git', name), join(r.userHome, name))
    await symlink(join(r.userHome, name), join(r.folder, '.git', name))
    const before = await namesIn(join(r.userHome, name))
    await r.expectRefused(`.git/${name}`)
    expect(await namesIn(join(r.userHome, name))).toEqual(before)
  })

  test('its settings lie in another repository', async () => {
    const other = await r.repository('other é', { 'a.txt': 'a' })
    await writeFile(join(r.folder, '.git', 'commondir'), `${join(other, '.git')}\n`)
    await r.expectRefused('commondir')
    expect(await namesIn(join(other, '.git'))).not.toContain('FETCH_HEAD')
  })

  test('it is the one of another repository of the user’s', async () => {
    const other = join(r.userHome, 'other')
    await cp(r.folder, other, { recursive: true })
    const head = await r.git(other, 'rev-parse', 'HEAD')
    await rm(join(r.folder, '.git'), { recursive: true })
    await writeFile(join(r.folder, '.git'), `gitdir: ${join(other, '.git')}\n`)
    await r.expectRefused('.git')
    expect(await r.git(other, 'rev-parse', 'HEAD')).toBe(head)
    expect(await namesIn(join(other, '.git'))).not.toContain('FETCH_HEAD')
  })
})
