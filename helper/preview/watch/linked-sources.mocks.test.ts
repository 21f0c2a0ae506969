import { openSync, readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeSnapshot } from './source-snapshot.ts'

vi.mock(import('node:fs'), { spy: true })

test('what a link leads to, which may be a drive that does not answer, is looked at by another thread alone', async () => {
  const project = await mkdtemp(join(tmpdir(), 'é links '))
  onTestFinished(() => rm(project, { recursive: true }))
  await mkdir(join(project, 'lib'))
  await writeFile(join(project, 'elsewhere.dart'), 'b')
  await writeFile(join(project, 'lib', 'own.dart'), 'a')
  await symlink(join(project, 'elsewhere.dart'), join(project, 'lib', 'link.dart'))
  const seen = [...(await takeSnapshot(project)).values()].filter(({ kind }) => kind === 'code')
  expect(new Map(seen.map(({ name, content }) => [name, content.hash !== null]))).toEqual(
    new Map([
      ['lib/link.dart', true],
      ['lib/own.dart', true],
    ]),
  )
  const opened = vi.mocked(openSync).mock.calls.map(([path]) => basename(String(path)))
  expect(opened).toContain('own.dart')
  expect(opened).not.toContain('link.dart')
  expect(vi.mocked(statSync)).not.toHaveBeenCalled()
})

test('a folder of assets behind a link is not looked into at once, and counts as linked', async () => {
  const base = await mkdtemp(join(tmpdir(), 'é linked assets '))
  onTestFinished(() => rm(base, { recursive: true }))
  const project = join(base, 'app')
  await mkdir(join(base, 'pictures', 'in'), { recursive: true })
  await mkdir(join(project, 'own'), { recursive: true })
  await writeFile(join(project, 'own', 'a.png'), '')
  await writeFile(join(base, 'pictures', 'in', 'b.png'), '')
  await symlink(join(base, 'pictures'), join(project, 'pictures'))
  const manifest = 'name: app\nflutter:\n  assets:\n    - own/\n    - pictures/in/\n'
  await writeFile(join(project, 'pubspec.yaml'), manifest)
  vi.mocked(readdirSync).mockClear()
  const seen = [...(await takeSnapshot(project)).values()].map(({ kind, name }) => `${kind} ${name}`)
  expect(seen).toContain('asset own/a.png')
  expect(seen).not.toContain('asset pictures/in/b.png')
  expect(seen).toContain('linked pictures/in/')
  const read = vi.mocked(readdirSync).mock.calls.map(([folder]) => basename(String(folder)))
  expect(read).toContain('own')
  expect(read).not.toContain('in')
})
