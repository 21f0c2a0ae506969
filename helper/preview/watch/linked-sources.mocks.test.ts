import { openSync, statSync } from 'node:fs'
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
