import { mkdir, mkdtemp, rm, symlink, unlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countChanges, takeSnapshot } from './source-snapshot.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'é sources '))
  await mkdir(join(project, 'lib', 'pages'), { recursive: true })
  await mkdir(join(project, 'build'))
  await writeFile(join(project, 'lib', 'pages', 'a é.dart'), 'a')
  await writeFile(join(project, 'pubspec.yaml'), 'name: x')
})
afterEach(() => rm(project, { recursive: true }))

test('changed, new and deleted sources count; saving without a change and built files do not', async () => {
  const before = await takeSnapshot(project)
  const old = join(project, 'lib', 'pages', 'a é.dart')
  await utimes(old, new Date(), new Date(Date.now() + 60_000))
  await writeFile(join(project, 'build', 'main.js'), 'x')
  await writeFile(join(project, 'README.md'), 'x')
  const touched = await takeSnapshot(project, before)
  expect(countChanges(before, touched)).toBe(0)
  await unlink(old)
  await writeFile(join(project, 'pubspec.yaml'), 'name: y')
  await mkdir(join(project, 'web'))
  await writeFile(join(project, 'web', 'index.html'), '')
  expect(countChanges(touched, await takeSnapshot(project, touched))).toBe(3)
})

test('a linked folder that leads in a circle is no trap', async () => {
  await symlink(project, join(project, 'lib', 'circle'))
  expect((await takeSnapshot(project)).size).toBe(2)
})

test('no codebase any more: nothing is there, and nothing thrown', async () => {
  expect((await takeSnapshot(join(project, 'gone'))).size).toBe(0)
})
