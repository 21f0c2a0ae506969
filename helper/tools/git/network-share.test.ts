import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../../processes/index.ts'
import { findGit } from './git.ts'
import { openRepository } from './open.ts'
import { leadsToAnotherComputer, namesAnotherComputer } from './network-share.ts'
import { gitSettingsIn } from './settings-text.ts'
import { LINUX, WINDOWS } from '../../operating-system/index.ts'

let folder: string
let gitDir: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é share ')))
  gitDir = join(folder, '.git')
  await mkdir(join(gitDir, 'objects', 'info'), { recursive: true })
})
afterEach(() => vi.restoreAllMocks())
afterEach(() => rm(folder, { recursive: true, force: true }))

const led = () => leadsToAnotherComputer(folder, WINDOWS)

test.each([
  [String.raw`\\host\share`, true],
  ['//host/share/.git', true],
  [String.raw`\/host/share`, true],
  [String.raw`\\?\UNC\host\share`, true],
  [String.raw`\\.\pipe\x`, true],
  ['C:/work/.git', false],
  ['/c/work', false],
  ['../other/.git', false],
  ['https://host/share', false],
  ['', false],
])('%j names another computer: %s', (path, expected) => {
  expect(namesAnotherComputer(path, String.raw`C:\Users\ann\api`)).toBe(expected)
})

test('a repository on a share may name that same computer', () => {
  const api = String.raw`\\Host\share\api`
  expect(namesAnotherComputer('//host/share/.git/worktrees/x', api)).toBe(false)
  expect(namesAnotherComputer('//hostile/share/.git', api)).toBe(true)
})

test('an ordinary repository leads nowhere, also with a share as its remote', async () => {
  await writeFile(
    join(gitDir, 'config'),
    '[core]\n\tbare = false\n[remote "origin"]\n\turl = //host/share/a.git\n\tpushurl = //host/b\n[include]\n\tpath = more\n',
  )
  await writeFile(join(gitDir, 'more'), '[user]\n\tname = Ann // Bob\n')
  expect(await led()).toBe(null)
})

test.each([
  ['.git', 'gitdir: //host/share/.git\n'],
  ['.git', 'gitdir: \\\\host\\share\r\n'],
])('%s as a file: %j', async (name, text) => {
  await rm(gitDir, { recursive: true })
  await writeFile(join(folder, name), text)
  expect(await led()).toBe('.git')
})

test('a .git that is a link to a share', async () => {
  await rm(gitDir, { recursive: true })
  await symlink('//host/share/.git', gitDir)
  expect(await led()).toBe('.git')
})

test.each([
  ['commondir', '//host/share/.git\n'],
  ['objects/info/alternates', '# one\n/c/objects\n//host/share/objects\n'],
  ['objects/info/alternates', '"\\\\\\\\host\\\\share"\n'],
  ['config', '[include]\n\tpath = //host/share/x\n'],
  ['config', '[Include] PATH=\\\\\\\\host\\\\share\n'],
  ['config', '[include]\n\tpath = "//host/x"\n'],
  ['config', '[include]\n\tpath = "/"/host/x\n'],
  ['config', '[include]\n\tpath = \\\n//host/x\n'],
  ['config', '[include]\n\tpath = /\\\n/host/x\r\n'],
  ['config', '[includeIf "gitdir:**"]\n\tpath = //host/x\n'],
  ['config', '[core]\n\texcludesFile = //host/x\n'],
  ['config', '[core]\n\tattributesFile = //host/x\n'],
  ['config', '[core]\n\tworktree = //host/x\n'],
  ['config', '\uFEFF[something]\n\tnew = //host/x\n'],
  ['config', '# a \\\n[include]\n\tpath = //host/x\n'],
  ['config', '[a]\n\tb = c # d \\\n[include]\n\tpath = //host/x\n'],
  ['config', '[a]\n\tb = c\\\\\n[include]\n\tpath = //host/x\n'],
  ['config', '[a "]\\""] b\n[include] path = //host/x\n'],
  ['config.worktree', '[core]\n\tworktree = //host/x\n'],
])('%s: %j', async (name, text) => {
  await writeFile(join(gitDir, name), text)
  expect(await led()).toBe(`.git/${name}`)
})

test('a file that its settings include, and one that this one includes', async () => {
  await writeFile(join(gitDir, 'config'), '[include]\n\tpath = "a;b"\n')
  await writeFile(join(gitDir, 'a;b'), '[include]\n\tpath = ../third ; as said\n')
  await writeFile(join(folder, 'third'), '[include]\n\tpath = a;b\n\tpath = //host/x\n')
  expect(await led()).toBe('third')
})

test('files that include each other end, and one that is too long to be read is named', async () => {
  await writeFile(join(gitDir, 'config'), '[include]\n\tpath = config\n\tpath = b\n'.repeat(500))
  await writeFile(join(gitDir, 'b'), '[include]\n\tpath = config\n\tpath = b\n'.repeat(500))
  expect(await led()).toBe(null)
  await writeFile(join(gitDir, 'b'), '#'.repeat(4_000_001))
  expect(await led()).toBe('.git/b')
})

test('the reading agrees with git’s', async () => {
  const git = await findGit({ PATH: process.env['PATH'], HOME: folder })
  if (git === null) throw new Error('this test needs git')
  const text = String.raw`[a] b=1 ; c
[Sec "q\"]"] K-1 = "x;y" z # e \
  two = a\\
  three = "p\tq\\" \
 and on
[c.D]
  four
;five = 6 \
  six = "#"`
  const file = join(folder, 'settings')
  await writeFile(file, text)
  const told = await run({ file: git.file, args: ['config', '--file', file, '-z', '--list'], env: git.env })
  const byGit = told.kind === 'exited' ? told.stdout.split('\0').slice(0, -1) : []
  expect(byGit.length).toBe(6)
  const ours = gitSettingsIn(text).map(({ key, value }) => [key, value])
  const asGit = byGit.map((entry) => {
    const [name = '', value = 'true'] = entry.split(/\n(.*)/s)
    return [name.split('.').at(-1), value]
  })
  expect(ours).toEqual(asGit)
})

test('on Windows git is not even started there', async () => {
  await writeFile(join(gitDir, 'config'), '[include]\n\tpath = //host/share/x\n')
  const git = { file: join(folder, 'no git here'), env: {} }
  expect(await openRepository(git, folder)).toEqual({ kind: 'missing' })
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  expect(await openRepository(git, folder)).toEqual({ kind: 'led-elsewhere', path: '.git/config' })
})

test('nothing is looked at where such a path is an ordinary one', async () => {
  await writeFile(join(gitDir, 'config'), '[include]\n\tpath = //host/share/x\n')
  expect(await leadsToAnotherComputer(folder, LINUX)).toBe(null)
})
