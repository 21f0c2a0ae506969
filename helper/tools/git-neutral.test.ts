import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../processes/index.ts'
import { findGit, type Git } from './git.ts'
import { neutralEnvironment } from './git-neutral.ts'

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
/** What git then takes for the setting. */
async function seen(name: string, repository: string | null): Promise<string> {
  const env = { ...git.env, ...(await neutralEnvironment(git, folder, repository)) }
  const result = await run({ file: git.file, args: ['-C', folder, 'config', '--get', name], env })
  return result.kind === 'exited' ? result.stdout.replace(/\n$/, '') : ''
}

test.each([['with a look at the file first'], ['by git alone']])(
  'a repository’s own programs are taken back, the user’s stay (%s)',
  async (how) => {
    const repository = how === 'by git alone' ? null : folder
    expect(await neutralEnvironment(git, folder, repository)).toEqual({})
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
    const after = async (name: string) => seen(name, repository)
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

test.each(['[include]\n\tpath = more\n', '[core]\n[INCLUDEIF "gitdir:**"] path = more\n'])(
  'settings that lead to another file are looked through by git: %j',
  async (text) => {
    await writeFile(join(folder, '.git', 'more'), '[filter "x"]\n\tclean = evil\n')
    await writeFile(join(folder, '.git', 'config'), text)
    expect(await ask('config', '--get', 'filter.x.clean')).toBe('evil\n')
    expect(await seen('filter.x.clean', folder)).toBe('')
  },
)
