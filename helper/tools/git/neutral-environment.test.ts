import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../../processes/index.ts'
import { findGit, type Git } from './git.ts'
import { neutralEnvironment } from './neutral-environment.ts'

let root: string
let folder: string
let git: Git
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é neutral ')))
  folder = join(root, 'app 📱')
  await mkdir(folder)
  const found = await findGit({ PATH: process.env['PATH'], HOME: root })
  if (found === null) throw new Error('these tests need git')
  git = found
  await ask('init', '-q')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function ask(...args: string[]): Promise<string> {
  const result = await run({ file: git.file, args: ['-C', folder, ...args], env: git.env })
  return result.kind === 'exited' ? result.stdout : ''
}
const neutral = () => neutralEnvironment(git, { gitDir: join(folder, '.git'), workTree: folder })
/** What git then takes for the setting. */
async function seen(name: string): Promise<string> {
  const env: Record<string, string> = { ...git.env, ...(await neutral()) }
  const result = await run({ file: git.file, args: ['-C', folder, 'config', '--get', name], env })
  return result.kind === 'exited' ? result.stdout.replace(/\n$/, '') : ''
}

test.each([['with a look at the file first'], ['by git alone']])(
  'a repository’s own programs are taken back, the user’s stay (%s)',
  async (how) => {
    // a look at the file is not enough where it leads to another one
    if (how === 'by git alone') await ask('config', 'include.path', 'nowhere')
    expect(await neutral()).toEqual({})
    await ask('config', '--global', 'filter.mine.clean', 'my own')
    for (const [name, value] of [
      ['filter.mine.clean', 'evil'],
      ['filter.a=b c.smudge', 'evil'],
      ['filter.x.required', 'true'],
      ['filter.lfs.clean', 'git-lfs clean -- %f'],
      ['filter.lfs.process', 'git-lfs filter-process; evil'],
      ['lfs.customtransfer.x.path', 'evil'],
      ['lfs.https://git.example.standalonetransferagent', 'x'],
      ['core.autocrlf', 'input'],
    ] as const)
      await ask('config', name, value)
    const after = seen
    expect(await after('filter.mine.clean')).toBe('my own')
    expect(await after('filter.a=b c.smudge')).toBe('')
    expect(await after('filter.x.required')).toBe('false')
    expect(await after('filter.lfs.clean')).toBe('git-lfs clean -- %f')
    expect(await after('filter.lfs.process')).toBe('')
    expect(await after('lfs.customtransfer.x.path')).toBe('')
    expect(await after('lfs.https://git.example.standalonetransferagent')).toBe('')
    expect(await after('core.autocrlf')).toBe('input')
  },
)

test('a list of what is to be ignored stays where git comes to its end, and is the user’s own elsewhere', async () => {
  const endless = join(root, 'pipe')
  await run({ file: '/usr/bin/mkfifo', args: [endless], env: {} })
  await ask('config', 'core.excludesFile', endless)
  expect(await seen('core.excludesFile')).toBe('~/.config/git/ignore')
  await ask('config', '--global', 'core.excludesFile', '~/mine')
  expect(await seen('core.excludesFile')).toBe('~/mine')
  await writeFile(join(folder, '.more-ignored'), '*.log\n')
  for (const readable of ['.more-ignored', '~/not there', join(folder, '.more-ignored')]) {
    await ask('config', 'core.excludesFile', readable)
    expect(await seen('core.excludesFile')).toBe(readable)
  }
})

test.each(['[include]\n\tpath = more\n', '[core]\n[INCLUDEIF "gitdir:**"] path = more\n'])(
  'settings that lead to another file are looked through by git: %j',
  async (text) => {
    await writeFile(join(folder, '.git', 'more'), '[filter "x"]\n\tclean = evil\n')
    await writeFile(join(folder, '.git', 'config'), text)
    expect(await ask('config', '--get', 'filter.x.clean')).toBe('evil\n')
    expect(await seen('filter.x.clean')).toBe('')
  },
)
