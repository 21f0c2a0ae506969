import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { run } from '../../processes/index.ts'
import { findGit, type Git } from './git.ts'
import { gitStatus } from './status.ts'
import { parseStatus } from './status-text.ts'

let root: string
let folder: string
let tool: Git
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é git ')))
  folder = join(root, 'app 📱')
  await mkdir(folder)
  const who = { GIT_AUTHOR_NAME: 'Ann', GIT_COMMITTER_NAME: 'Ann' }
  const found = await findGit({ PATH: process.env['PATH'], HOME: root, GIT_DIR: join(root, 'wrong') })
  if (found === null) throw new Error('these tests need git')
  tool = { ...found, env: { ...found.env, ...who, EMAIL: 'ann@example.test' } }
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function git(...args: string[]): Promise<string> {
  const result = await run({ file: tool.file, args: ['-C', folder, ...args], env: tool.env })
  if (result.kind !== 'exited' || result.code !== 0) throw new Error(JSON.stringify(result))
  return result.stdout.trim()
}
async function repository(): Promise<void> {
  await git('init', '-q', '-b', 'main')
  await writeFile(join(folder, 'a é.txt'), 'one')
  await git('add', '.')
  await git('commit', '-qm', 'first')
}
const status = (of = folder) => gitStatus(tool, { folder: of, repository: folder })

describe('git status', () => {
  test('of a clean repository is its branch', async () => {
    await repository()
    expect(await status()).toEqual({
      kind: 'facts',
      facts: { branch: 'main', dirty: false, changes: 0 },
      changes: [],
    })
  })

  test('counts and names changed, renamed, new and deleted files, and folders that are new as a whole', async () => {
    await repository()
    for (const name of ['b', 'c']) await writeFile(join(folder, name), name.repeat(99))
    await git('add', '.')
    await git('commit', '-qm', 'second')
    await git('mv', 'b', 'renamed é')
    await writeFile(join(folder, 'a é.txt'), 'two')
    await rm(join(folder, 'c'))
    await writeFile(join(folder, 'new\nline'), '')
    await mkdir(join(folder, 'new folder'))
    await writeFile(join(folder, 'new folder', 'x y'), '')
    expect(await status()).toMatchObject({
      facts: { dirty: true, changes: 5 },
      changes: ['a é.txt', 'c', 'renamed é', 'new\nline', 'new folder/'],
    })
  })

  test('of an empty repository is the branch to be', { tags: 'P-047' }, async () => {
    await git('init', '-q', '-b', 'trunk/é')
    expect(await status()).toMatchObject({
      kind: 'facts',
      facts: { branch: 'trunk/é', dirty: false, changes: 0 },
    })
  })

  test('of a detached head is the short commit', { tags: 'P-047' }, async () => {
    await repository()
    await git('checkout', '-q', '--detach')
    const branch = (await git('rev-parse', 'HEAD')).slice(0, 7)
    expect(await status()).toMatchObject({ facts: { branch, detached: true } })
  })

  test('tells how far it is from its upstream', async () => {
    await repository()
    await git('checkout', '-q', '-b', 'work', '--track', 'main')
    await git('commit', '-q', '--allow-empty', '-m', 'mine')
    expect(await status()).toMatchObject({ facts: { branch: 'work', ahead: 1, behind: 0 } })
  })

  test('of a folder in a repository counts what lies in that folder', async () => {
    await repository()
    await mkdir(join(folder, 'sub'))
    await writeFile(join(folder, 'a é.txt'), 'two')
    expect(await status(join(folder, 'sub'))).toMatchObject({ facts: { branch: 'main', changes: 0 } })
  })

  test('of a plain folder and of one in a repository that is not asked about is not a repository’s', async () => {
    expect(await status()).toEqual({ kind: 'not-a-repository' })
    await repository()
    expect((await status(join(root, 'gone'))).kind).toBe('unreadable')
    const sub = join(folder, 'sub')
    await mkdir(join(sub, '.git'), { recursive: true })
    expect(await gitStatus(tool, { folder: sub, repository: sub })).toEqual({ kind: 'not-a-repository' })
  })

  test('runs nothing that the repository asks for, and takes no lock', async () => {
    await repository()
    const mark = join(root, 'ran')
    await git('config', 'core.fsmonitor', `touch '${mark}'; false`)
    await writeFile(join(folder, '.git', 'index.lock'), '')
    expect(await status()).toMatchObject({ kind: 'facts' })
    await expect(realpath(mark)).rejects.toThrow('ENOENT')
  })

  test('that takes too long is ended and said', async () => {
    await repository()
    const slow = join(root, 'slow git')
    await writeFile(slow, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
    const answer = await gitStatus(
      { ...tool, file: slow },
      {
        folder,
        repository: folder,
        timeoutMs: 50,
      },
    )
    expect(answer).toMatchObject({ kind: 'unreadable', note: expect.stringContaining('took longer') })
  })

  test('with more changes than anybody counts is cut off, and says so', async () => {
    await repository()
    const program = join(root, 'git with much to say')
    const script = String.raw`#!/bin/sh
case "$*" in *rev-parse*) exec git "$@";; esac
printf '? a name\0'
exec head -c 3000000 /dev/zero
`
    await writeFile(program, script, { mode: 0o755 })
    const answer = await gitStatus({ ...tool, file: program }, { folder, repository: folder })
    expect(answer).toMatchObject({ kind: 'facts', facts: { dirty: true, more_changes: true } })
    expect(await status()).not.toHaveProperty('facts.more_changes')
  })

  test('tells the error of many lines, and what it is about', async () => {
    await repository()
    const program = join(root, 'git that explains')
    const answers = async (words: string) => {
      await writeFile(program, `#!/bin/sh\nprintf '${words}' >&2\nexit 128\n`, { mode: 0o755 })
      return gitStatus({ ...tool, file: program }, { folder, repository: folder })
    }
    expect(await answers('fatal: unknown repository extension found:\\n\\trefstorage\\n')).toEqual({
      kind: 'unreadable',
      note: 'git says: fatal: unknown repository extension found: refstorage',
    })
    expect(await answers('fatal: exceeded maximum include depth\\nThis might be due to circles.\\n')).toEqual(
      {
        kind: 'unreadable',
        note: 'git says: fatal: exceeded maximum include depth',
      },
    )
  })

  test('of somebody else’s folder names the command that trusts it', async () => {
    await repository()
    const program = join(root, 'git that doubts')
    const words = "fatal: detected dubious ownership in repository at '/x'"
    await writeFile(program, `#!/bin/sh\necho "${words}" >&2\nexit 128\n`, { mode: 0o755 })
    const answer = await gitStatus({ ...tool, file: program }, { folder, repository: folder })
    expect(answer).toMatchObject({
      kind: 'unreadable',
      note: expect.stringContaining(`git config --global --add safe.directory "${folder}"`),
    })
  })
})

test('unmerged paths count as changes, ignored ones do not', () => {
  const out = '# branch.oid abc\0# branch.head main\0u UU N... 1 2 3 4 a b c both\0! ignored\0? new\0'
  expect(parseStatus(out)).toEqual({
    facts: { branch: 'main', dirty: true, changes: 2, new_changes: 1 },
    changes: ['both', 'new'],
    tracked: ['both'],
  })
})

test('the environment of git is the user’s, less what would mislead it', async () => {
  const found = await findGit({
    PATH: process.env['PATH'],
    GIT_DIR: '/x',
    GIT_CONFIG_COUNT: '1',
    GIT_ASKPASS: '/code/askpass',
    GIT_SSL_CAINFO: '/ca',
    GIT_SSH_COMMAND: 'ssh -i key',
    HTTPS_PROXY: 'p',
    MOSAYGENT_HOME: '/h',
  })
  expect(found?.env).toMatchObject({
    GIT_SSL_CAINFO: '/ca',
    GIT_SSH_COMMAND: 'ssh -i key',
    HTTPS_PROXY: 'p',
    GIT_ASKPASS: '',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  })
  for (const name of ['GIT_DIR', 'GIT_CONFIG_COUNT', 'MOSAYGENT_HOME'])
    expect(found?.env).not.toHaveProperty(name)
})
