import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ORDINARY_SETTINGS } from '../testing/ordinary-settings.ts'
import { createUnpackedRepository, type UnpackedRepository } from '../testing/unpacked-repository.ts'

let r: UnpackedRepository
beforeEach(async () => {
  r = await createUnpackedRepository()
})
afterEach(() => r.remove())

describe('a partial clone', () => {
  test('is read, and says why nothing else is done in it', async () => {
    await rm(r.folder, { recursive: true })
    await r.git(r.source, 'config', 'uploadpack.allowFilter', 'true')
    await r.git(r.project, 'clone', '-q', '--filter=blob:none', `file://${r.source}`, r.folder)
    r.workspace.changed()
    expect(await r.status()).toMatchObject({ value: { api: { git: { branch: 'main', dirty: false } } } })
    await r.expectRefused('partial clone')
  })
})

describe('an ordinary repository goes on working', { tags: 'P-174' }, () => {
  test('with what git, editors and other tools write into its settings', async () => {
    await r.git(r.folder, 'branch', '-q', 'mine')
    const inner = await r.repository('inner é', { 'a.txt': 'a' })
    await r.git(r.folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
    await r.git(r.folder, 'remote', 'add', 'upstream', 'https://github.com/team/app.git')
    await r.git(r.folder, 'maintenance', 'register', '--config-file', join(r.root, 'maintenance'))
    await r.addSettings(ORDINARY_SETTINGS)
    const fetched = await r.actions.fetch()
    expect(fetched).toEqual({ ok: true, value: { message: 'Fetched.' } })
    await r.git(r.folder, 'reset', '-q', '--hard')
    expect(await r.actions.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
    expect(await r.actions.switch()).toEqual({ ok: true, value: { message: 'Switched to other.' } })
  })

  test('with another remote than origin, which its branch follows', async () => {
    await r.git(r.folder, 'remote', 'rename', 'origin', 'team')
    expect(await r.actions.fetch()).toMatchObject({ ok: true })
    expect(await r.git(r.folder, 'rev-parse', 'team/main')).toBe(await r.git(r.source, 'rev-parse', 'main'))
  })

  test('as a linked work tree of another', async () => {
    const main = join(r.userHome, 'main')
    await rename(r.folder, main)
    await r.git(main, 'switch', '-qc', 'elsewhere')
    await r.git(main, 'worktree', 'add', '-q', r.folder, 'main')
    r.workspace.changed()
    expect(await r.actions.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
  })

  test('as a submodule, whose settings name its own folder', async () => {
    const outer = join(r.project, 'outer')
    await rm(r.folder, { recursive: true })
    await mkdir(outer)
    await r.git(outer, 'init', '-q', '-b', 'main')
    await r.git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', r.source, 'api')
    r.workspace.changed()
    await r.git(r.source, 'commit', '-q', '--allow-empty', '-m', 'third')
    expect(await r.status()).toMatchObject({ value: { api: { path: join(outer, 'api') } } })
    expect(await r.actions.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
  })
})
