import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findExecutable, run } from '../../processes/index.ts'
import * as tools from '../index.ts'

const HELPER = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** The doctor asks a git for its `--version` by its path. */
const ASK_ITS_VERSION = join('doctor', 'programs.ts')

test('git is started by one file alone', async () => {
  const files = (await readdir(HELPER, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|node_modules|[\\/]testing[\\/]/.test(file),
  )
  expect(files).toContain(join('tools', 'git', 'call.ts'))
  const starting: string[] = []
  for (const file of files) {
    const text = await readFile(join(HELPER, file), 'utf8')
    // the file of a Git, and a git that somebody finds without `findGit`
    if (/\b(git|tool)\??\.file\b|findExecutable\('git'/.test(text)) starting.push(file)
  }
  expect(starting.sort()).toEqual(
    [
      ASK_ITS_VERSION,
      join('tools', 'git', 'call.ts'),
      join('tools', 'git', 'open.ts'),
      join('tools', 'git', 'git.ts'),
    ].sort(),
  )
})

let root: string
let git: tools.Git
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é door ')))
  const real = (await findExecutable('git', process.env)) ?? 'git'
  await mkdir(join(root, 'bin'))
  const shown = ['DIR', 'WORK_TREE', 'CEILING_DIRECTORIES', 'ALLOW_PROTOCOL', 'NO_LAZY_FETCH']
    .map((name) => `"\${GIT_${name}-unset}"`)
    .join(' ')
  // each call a line: five variables, then the arguments
  const script = String.raw`{ printf '%s\037' ${shown} "$@"; echo; }`
  await writeFile(
    join(root, 'bin', 'git'),
    `#!/bin/sh\n${script} >> '${join(root, 'calls')}'\nexec '${real}' "$@"\n`,
    { mode: 0o755 },
  )
  const env = { PATH: [join(root, 'bin'), process.env['PATH'] ?? ''].join(delimiter), HOME: root }
  const found = await tools.findGit(env)
  if (found === null) throw new Error('these tests need git')
  git = found
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Everything of ours that starts git, by its name. One that is missing here fails the test below. */
const CALLS: Readonly<Record<string, (repository: string) => Promise<unknown>>> = {
  gitCommitFolder: (folder) => tools.gitCommitFolder(git, folder, 'Start'),
  gitStatus: (folder) => tools.gitStatus(git, { folder, repository: folder }),
  gitRemote: (repository) => tools.gitRemote(git, repository),
  gitIdentity: (repository) => tools.gitIdentity(git, repository),
  gitBranches: (repository) => tools.gitBranches(git, repository),
  gitLocalChanges: (repository) => tools.gitLocalChanges(git, repository),
  gitMayNotChange: (repository) => tools.gitMayNotChange(git, repository),
  gitTracks: (folder) => tools.gitTracks(git, folder, ['**/.venv']),
  gitTracksFiles: (repository) => tools.gitTracksFiles(git, repository, [join(repository, 'a.py')]),
  gitFetch: (repository) => tools.gitFetch(git, { repository, gh: null, outside: root }),
  gitFastForward: (repository) => tools.gitFastForward(git, { repository, gh: null, outside: root }),
  gitSwitch: (repository) =>
    tools.gitSwitch(
      git,
      { repository, gh: null, outside: root },
      { name: 'other', current: false, remote_only: false },
    ),
  gitRemoteHead: (address) =>
    tools.gitRemoteHead(git, { address, transport: 'local', gh: null, folder: root }),
  gitClone: (address) =>
    tools.gitClone(git, {
      address,
      folder: join(root, 'copy'),
      outside: root,
      transport: 'local',
      gh: null,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    }),
  gitForgetOrigin: () => tools.gitForgetOrigin(git, join(root, 'copy')),
}

test('every call of git says which repository it is about, by which protocols, and never fetches by itself', async () => {
  const repository = join(root, 'my é app')
  await mkdir(repository)
  await writeFile(join(repository, 'a.py'), '')
  expect(Object.keys(CALLS).sort()).toEqual(
    Object.keys(tools)
      .filter((name) => /^git[A-Z]/.test(name))
      .sort(),
  )
  let before = 0
  for (const [name, call] of Object.entries(CALLS)) {
    await call(repository)
    const { length } = await calls()
    expect([name, length > before]).toEqual([name, true])
    before = length
    if (name === 'gitCommitFolder') {
      for (const args of [
        ['branch', 'other'],
        ['remote', 'add', 'origin', repository],
      ])
        await run({ file: git.file, args: ['-C', repository, ...args], env: git.env })
      await rm(join(root, 'calls')) // with ours
      before = 0
    }
  }
  for (const [gitDir, workTree, ceiling, protocols, lazy, ...args] of await calls()) {
    const verb = verbOf(args)
    const pinned = gitDir !== 'unset' && workTree !== 'unset'
    const outside = ceiling !== 'unset' && gitDir === 'unset'
    expect([args, pinned || outside]).toEqual([args, true])
    expect([args, lazy]).toEqual([args, '1'])
    const allowed = ['fetch', 'clone', 'ls-remote'].includes(verb) ? /^(file|https:ssh(:file)?)$/ : /^$/
    expect([args, allowed.test(protocols ?? 'unset')]).toEqual([args, true])
    // a fetch without a name may be one of all remotes
    expect([args, verb !== 'fetch' || args.slice(-2).join(' ') === '-- origin']).toEqual([args, true])
  }
  const verbs = (await calls()).map((call) => verbOf(call.slice(5)))
  expect(verbs).toEqual(expect.arrayContaining(['status', 'fetch', 'merge', 'switch', 'clone', 'ls-remote']))
})

const calls = async () =>
  (await readFile(join(root, 'calls'), 'utf8'))
    .split('\u001f\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\u001f'))

/** What follows our settings: `-C FOLDER --no-pager -c NAME=VALUE VERB`. */
function verbOf([first = '', ...rest]: readonly string[]): string {
  if (first === '-C' || first === '-c') return verbOf(rest.slice(1))
  return first.startsWith('-') ? verbOf(rest) : first
}
