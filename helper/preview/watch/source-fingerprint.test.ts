import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Look, lookElsewhere } from '../../foreign-files/index.ts'
import { readFingerprint } from './source-fingerprint.ts'
import { hasUnwatched, takeSnapshot } from './source-snapshot.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'é marks '))
  await mkdir(join(project, 'lib'))
})
afterEach(() => rm(project, { recursive: true }))

const source = (name: string) => join(project, 'lib', name)
/** Of 2 GB, which lie on no disk. */
async function huge(name: string): Promise<string> {
  await writeFile(source(name), '')
  await truncate(source(name), 2 ** 31)
  return source(name)
}
const pipe = async (name: string) => {
  await promisify(execFile)('mkfifo', [source(name)])
  return source(name)
}

const LOOKS: readonly (readonly [string, Look])[] = [
  ['at once', async (atOnce) => atOnce()],
  ['by another thread', lookElsewhere],
]

describe.each(LOOKS)('a file that is read %s', (_, look) => {
  test.skipIf(process.platform === 'win32')(
    'what is no ordinary file any more when it is opened is neither waited for nor read',
    async () => {
      expect(await readFingerprint(await pipe('pipe.dart'), look)).toBeNull()
      expect(await readFingerprint('/dev/zero', look)).toBeNull()
      expect(await readFingerprint(source('.'), look)).toBeNull()
      await expect(readFingerprint(source('none.dart'), look)).rejects.toThrow('ENOENT')
    },
  )

  test('a file of gigabytes goes by its size and time', async () => {
    expect(await readFingerprint(await huge('film.mp4'), look)).toMatchObject({ size: 2 ** 31, hash: null })
    await writeFile(source('a.dart'), 'a')
    expect(await readFingerprint(source('a.dart'), look)).toMatchObject({
      size: 1,
      hash: 'hvfkN/qlp/zhXR3cuerq6jd2Z7g=',
    })
  })
})

test.skipIf(process.platform === 'win32')(
  'E30 pipes, devices, folders and huge files among the sources are no trap',
  async () => {
    await pipe('pipe.dart')
    await symlink(source('pipe.dart'), source('linked pipe.dart'))
    await symlink('/dev/zero', source('zero.dart'))
    await symlink('/dev/null', join(project, 'pubspec.yaml'))
    await mkdir(source('folder.dart'))
    await writeFile(source('folder.dart/b.dart'), 'b')
    await huge('huge.dart')
    await writeFile(source('a.dart'), 'a')
    const snapshot = await takeSnapshot(project)
    expect([...snapshot.keys()].sort()).toEqual(
      ['a.dart', 'folder.dart/b.dart', 'huge.dart'].map((name) => source(name)),
    )
    expect(hasUnwatched(snapshot)).toBe(false)
    expect(await takeSnapshot(project, snapshot)).toEqual(snapshot)
  },
)
