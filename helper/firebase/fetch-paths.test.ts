import { chmod, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProblemCode } from '@mosaygent/contract'
import { ACME } from './testing/acme.ts'
import { EDITABLE, REFUSED } from './testing/dart-variants.ts'
import { type FetchBody, type FirebaseFixture } from './testing/firebase-fixture.ts'
import { fetchBody, createFetchFixture, DART, never } from './testing/fetch-fixture.ts'

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  old = await t.snapshot()
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)

describe('each of these leaves every byte as it was, and asks nobody', () => {
  test.each(Object.entries(REFUSED))('a Dart file with %s', async (_, { text, names = [] }) => {
    await t.install(ACME)
    await t.write({ [DART]: text })
    old = await t.snapshot()
    const refused = await fetch()
    expect(refused).toMatchObject({ problem: { code: 'dart-not-editable' } })
    for (const name of names) expect(refused.ok ? '' : refused.problem.detail).toContain(name)
    expect(await t.snapshot()).toEqual(old)
    expect(await t.calls()).toEqual([])
  })

  test('a Dart file that is not UTF-8', async () => {
    await t.install(ACME)
    await t.write({ [DART]: Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]) })
    expect(await fetch()).toMatchObject({ problem: { code: 'dart-not-editable' } })
    expect(await t.calls()).toEqual([])
  })

  test.each<[Partial<FetchBody>, ProblemCode]>([
    [{ project_id: ' ' }, 'invalid-project-id'],
    [{ project_id: '--token' }, 'invalid-project-id'],
    [{ project_id: 'Acme-Prod' }, 'invalid-project-id'],
    [{ project_id: 'acme' }, 'invalid-project-id'],
    [{ bundle_id: '' }, 'invalid-bundle-id'],
    [{ bundle_id: 'acme' }, 'invalid-bundle-id'],
    [{ bundle_id: '-a.b' }, 'invalid-bundle-id'],
    [{ ios_bundle_id: 'com..x' }, 'invalid-bundle-id'],
    [{ web_app_id: '--x' }, 'firebase-no-app'],
    [{ flutter_app_path: '/' }, 'path-not-allowed'],
    [{ flutter_app_path: '' }, 'path-not-allowed'],
    [{ firebase_config_path: ' ' }, 'invalid-path'],
    [{ firebase_config_path: '/etc/passwd.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'C:\\x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: '~/x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/../../x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib\\..\\x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/a\0b.dart' }, 'invalid-path'],
    [{ firebase_config_path: 'pubspec.yaml' }, 'invalid-path'],
    [{ firebase_config_path: 'lib/none.dart' }, 'path-not-found'],
    [{ firebase_config_path: 'lib/folder.dart' }, 'invalid-path'],
    [{ firebase_config_path: 'lib/out.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/away/x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/loop.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/nothing.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/locked.dart' }, 'path-not-accessible'],
    [{ firebase_config_path: 'lib/large.dart' }, 'invalid-path'],
  ])('%j', { tags: 'P-197' }, async (more, code) => {
    await t.install(ACME)
    await mkdir(join(t.app, 'lib/folder.dart'))
    await mkdir(join(t.root, 'outside'))
    await writeFile(join(t.root, 'outside/x.dart'), EDITABLE['const'] ?? '')
    await symlink(join(t.root, 'outside/x.dart'), join(t.app, 'lib/out.dart'))
    await symlink(join(t.root, 'outside'), join(t.app, 'lib/away'))
    await symlink('loop.dart', join(t.app, 'lib/loop.dart'))
    await symlink('gone.dart', join(t.app, 'lib/nothing.dart'))
    await t.write({ 'lib/locked.dart': EDITABLE['const'] ?? '', 'lib/large.dart': ' '.repeat(1_100_000) })
    await chmod(join(t.app, 'lib/locked.dart'), 0o444)
    old = await t.snapshot()
    expect(await fetch(more)).toMatchObject({ ok: false, problem: { code } })
    expect(await t.snapshot()).toEqual(old)
    expect(await t.calls()).toEqual([])
  })
})

test('a platform folder that is a link out of the app is not written into', async () => {
  await t.install(ACME)
  await rm(join(t.app, 'android'), { recursive: true })
  await mkdir(join(t.root, 'outside/app'), { recursive: true })
  await symlink(join(t.root, 'outside'), join(t.app, 'android'))
  expect(await fetch()).toMatchObject({ problem: { code: 'path-not-allowed' } })
  expect(await readdir(join(t.root, 'outside/app'))).toEqual([])
  expect(await t.calls()).toEqual([])
})
