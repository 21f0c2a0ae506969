import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  FolderMovedError,
  type HeldFolder,
  type Hold,
  holdFolder,
  makeFolderIn,
  readFileIn,
  removeFile,
  removeTree,
  renameIn,
  writeNewFile,
} from './index.ts'

let root: string
let open: HeldFolder[] = []
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é held ')))
  for (const folder of ['lib', 'outside']) {
    await mkdir(join(root, folder, 'deep'), { recursive: true })
    await writeFile(join(root, folder, 'a.txt'), 'old')
    await writeFile(join(root, folder, 'deep', 'b.txt'), 'deep')
  }
})
afterEach(async () => {
  for (const folder of open) await folder.close()
  open = []
  await rm(root, { recursive: true, force: true })
})

async function held(hold: Hold | undefined, ...names: string[]): Promise<HeldFolder> {
  const folder = await holdFolder(join(root, ...names), hold)
  if (folder === null) throw new Error('not held')
  open.push(folder)
  return folder
}
const outside = () => readdir(join(root, 'outside'), { recursive: true })
const everything = ['a.txt', 'deep', join('deep', 'b.txt')]

/** Somebody puts a link in the folder’s place, to one that looks the same. */
async function lead() {
  await rename(join(root, 'lib'), join(root, 'aside'))
  await symlink(join(root, 'outside'), join(root, 'lib'))
}

const WAYS: Hold[] = process.platform === 'linux' ? ['handle', 'look-again'] : ['look-again']
describe.each(WAYS)('a folder that is held by %s', (hold) => {
  test('is written into, read and cleared', async () => {
    const lib = await held(hold, 'lib')
    await writeNewFile(lib, 'new é.txt', Buffer.from('new'), 0o640)
    expect(process.platform === 'win32' || (await stat(join(root, 'lib', 'new é.txt'))).mode & 0o777).toBe(
      0o640,
    )
    await renameIn(lib, 'new é.txt', 'a.txt')
    expect((await readFileIn(lib, 'a.txt'))?.bytes.toString()).toBe('new')
    await removeFile(lib, 'a.txt')
    await removeFile(lib, 'a.txt')
    expect(await readFileIn(lib, 'a.txt')).toBeNull()
    await makeFolderIn(lib, 'made')
    await removeTree(lib, 'deep')
    expect(await readdir(join(root, 'lib'))).toEqual(['made'])
    expect(await lib.isInPlace()).toBe(true)
  })

  test('never writes over what has the name already, nor through a link of that name', async () => {
    const lib = await held(hold, 'lib')
    await symlink(join(root, 'outside', 'new.txt'), join(root, 'lib', 'link'))
    for (const name of ['a.txt', 'link'])
      await expect(writeNewFile(lib, name, Buffer.from('x'), 0o600)).rejects.toMatchObject({ code: 'EEXIST' })
    expect(await readFile(join(root, 'lib', 'a.txt'), 'utf8')).toBe('old')
    expect(await outside()).toEqual(everything)
  })

  test('holds no file of gigabytes in memory', async () => {
    const lib = await held(hold, 'lib')
    await truncate(join(root, 'lib', 'a.txt'), 2 ** 31)
    await expect(readFileIn(lib, 'a.txt')).rejects.toMatchObject({ code: 'EFBIG' })
  })

  test('is not found by way of a link, at whatever place in the path', async () => {
    await symlink(join(root, 'outside'), join(root, 'link'))
    expect(await holdFolder(join(root, 'link'), hold)).toBeNull()
    expect(await holdFolder(join(root, 'link', 'deep'), hold)).toBeNull()
    expect(await holdFolder(join(root, 'gone'), hold)).toBeNull()
    expect(await holdFolder(join(root, 'lib', 'a.txt'), hold)).toBeNull()
    const above = await held(hold)
    expect(await above.enter('link')).toBeNull()
  })

  test('removes a link, and never what it leads to', async () => {
    const lib = await held(hold, 'lib')
    await symlink(join(root, 'outside'), join(root, 'lib', 'deep', 'link'))
    await removeTree(lib, 'deep')
    expect(await readdir(join(root, 'lib'))).toEqual(['a.txt'])
    expect(await outside()).toEqual(everything)
  })

  test('takes names and no paths', async () => {
    const lib = await held(hold, 'lib')
    for (const name of ['..', '../outside/a.txt', '', '/etc'])
      await expect(removeFile(lib, name)).rejects.toThrow('is not the name')
    expect(await outside()).toEqual(everything)
  })

  test('E23 is itself or nothing once a link has its place', async () => {
    const lib = await held(hold, 'lib')
    await lead()
    expect(await lib.isInPlace()).toBe(false)
    const work = [
      () => writeNewFile(lib, 'new.txt', Buffer.from('new'), 0o600),
      () => renameIn(lib, 'a.txt', 'b.txt'),
      () => removeFile(lib, 'a.txt'),
      () => makeFolderIn(lib, 'made'),
      () => removeTree(lib, 'deep'),
    ]
    for (const one of work) {
      const end = await one().then(
        () => 'done',
        (error: unknown) => (error instanceof FolderMovedError ? 'refused' : error),
      )
      expect(end).toBe(hold === 'handle' ? 'done' : 'refused')
    }
    expect(await outside()).toEqual(everything)
    const now = (await readdir(join(root, 'aside'))).sort()
    expect(now).toEqual(hold === 'handle' ? ['b.txt', 'made', 'new.txt'] : ['a.txt', 'deep'])
  })
})
