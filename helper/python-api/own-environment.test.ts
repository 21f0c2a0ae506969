import { execFile } from 'node:child_process'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDependencyReader } from './dependencies.ts'
import { type MadeEnvironment, rememberEnvironment } from './made-environments.ts'

const run = promisify(execFile)
let root: string
let codebase: string
let uv: string
let env: NodeJS.ProcessEnv
let made: readonly MadeEnvironment[]
const environments = {
  known: () => made,
  keep: async (change: (known: readonly MadeEnvironment[]) => MadeEnvironment[]) => {
    made = change(made)
  },
}
const git = (...args: string[]) =>
  run('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args])
const asked = () => readFile(join(root, 'asked'), 'utf8')
const venv = (...names: string[]) => join(codebase, '.venv', ...names)
const program = (file: string, script: string) => writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é venv ')))
  codebase = join(root, 'mon api')
  made = []
  env = { ...process.env, HOME: root, PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` }
  await mkdir(join(root, 'bin'))
  await mkdir(venv('bin'), { recursive: true })
  await writeFile(join(codebase, 'pyproject.toml'), '[project]')
  await writeFile(join(codebase, 'uv.lock'), 'version = 1')
  await writeFile(venv('pyvenv.cfg'), 'home = /usr/bin\n')
  await program(venv('bin', 'python'), `echo python >> '${join(root, 'asked')}'`)
  await writeFile(join(root, '.gitignore'), '.venv\n')
  await writeFile(join(root, 'asked'), '')
  uv = join(root, 'uv')
  // as the real one: it runs the environment's Python to learn what it is
  await program(
    uv,
    `echo "$UV_PROJECT_ENVIRONMENT: $*" >> '${join(root, 'asked')}'\n"$UV_PROJECT_ENVIRONMENT/bin/python"\nexit 1`,
  )
  await git('init', '-q', '-b', 'main')
  await git('add', '--all')
})
afterEach(() => rm(root, { recursive: true }))

const state = () => createDependencyReader(env, environments).read(codebase, true, uv)
const install = () => rememberEnvironment(environments, codebase, venv())
/** What the card says, and what ran for it. */
const look = async () => [await state(), await asked()]
const NOT_ASKED = ['installed', '']

describe('the state of an API’s packages', () => {
  test('is asked of uv for the environment that Install left, and nothing is built for it', async () => {
    await install()
    expect(await state()).toBe('out-of-date')
    expect(await asked()).toContain(': sync --check --inexact --locked --no-build')
    expect(await asked()).toContain(`${venv()}: `)
  })

  test('is not asked before Install was pressed, whatever is there', { tags: 'P-261' }, async () => {
    expect(await look()).toEqual(NOT_ASKED)
  })

  test(
    'is not asked where the repository brings the environment: it would run by a look',
    { tags: 'P-261' },
    async () => {
      await git('add', '--force', 'mon api/.venv/bin/python')
      await git('commit', '-qm', 'an environment')
      await install()
      expect(await look()).toEqual(NOT_ASKED)
    },
  )

  test(
    'is not asked where it brings one in another case, which many disks take for the same',
    { tags: 'P-261' },
    async () => {
      await git('config', 'core.ignoreCase', 'false')
      await mkdir(join(codebase, '.VENV', 'bin'), { recursive: true })
      await writeFile(join(codebase, '.VENV', 'bin', 'x'), '')
      await git('add', '--force', 'mon api/.VENV')
      await install()
      expect(await look()).toEqual(NOT_ASKED)
    },
  )

  test.each(['pyvenv.cfg', 'bin/python', 'the whole'])(
    'is not asked where another one lies in its place: %s',
    { tags: 'P-261' },
    async (what) => {
      await install()
      if (what === 'pyvenv.cfg') await writeFile(venv('pyvenv.cfg'), `home = ${root}\n`)
      else if (what === 'bin/python') {
        await program(venv('new'), 'true')
        await rename(venv('new'), venv('bin', 'python'))
      } else {
        await rename(venv(), join(root, 'aside'))
        await run('cp', ['-a', join(root, 'aside'), venv()])
      }
      expect(await look()).toEqual(NOT_ASKED)
    },
  )

  test('is not asked where its folder became a link to the same', { tags: 'P-261' }, async () => {
    await install()
    await rename(venv(), join(root, 'aside'))
    await symlink(join(root, 'aside'), venv())
    expect(await look()).toEqual(NOT_ASKED)
  })

  test.each([
    ['fails', 'exit 128'],
    ['says nothing and fails', 'exit 1'],
    ['is killed', 'kill -9 $$'],
  ])('is not asked where git %s', { tags: 'P-261' }, async (_, script) => {
    await install()
    await program(join(root, 'bin', 'git'), script)
    expect(await look()).toEqual(NOT_ASKED)
  })

  test('is not asked where git never answers', { tags: 'P-261' }, async () => {
    await install()
    await program(join(root, 'bin', 'git'), 'exec sleep 600')
    expect(await look()).toEqual(NOT_ASKED)
  })

  test('is not asked where there is a repository and no git', { tags: 'P-261' }, async () => {
    await install()
    env = { ...env, PATH: join(root, 'bin') }
    expect(await look()).toEqual(NOT_ASKED)
  })

  test('is not asked in a clone whose folder looks like a bare repository', { tags: 'P-261' }, async () => {
    // git is in doubt where it stands in such a folder; what it says then is no answer
    await rm(venv(), { recursive: true })
    await mkdir(venv('bin'), { recursive: true })
    await writeFile(venv('pyvenv.cfg'), 'home = /usr/bin\n')
    await program(venv('bin', 'python'), `echo python >> '${join(root, 'asked')}'`)
    await writeFile(join(codebase, 'HEAD'), 'ref: refs/heads/main\n')
    for (const name of ['objects', 'refs']) {
      await mkdir(join(codebase, name))
      await writeFile(join(codebase, name, '.keep'), '')
    }
    await git('add', '--force', '--all')
    await git('commit', '-qm', 'bare')
    expect(await look()).toEqual(NOT_ASKED)
    await install()
    expect(await look()).toEqual(NOT_ASKED)
  })

  test.each(['.python-version', '.python-versions'])(
    'is not asked where %s names a program, here or above',
    { tags: 'P-261' },
    async (name) => {
      await install()
      await writeFile(join(root, name), './evil-python\n')
      expect(await look()).toEqual(NOT_ASKED)
      await writeFile(join(root, name), '3.12\n')
      expect(await state()).toBe('out-of-date')
    },
  )

  test('is asked in a folder that is in no repository', async () => {
    await rm(join(root, '.git'), { recursive: true })
    await install()
    expect(await state()).toBe('out-of-date')
  })

  test('asking git runs nothing of the repository', async () => {
    await install()
    await appendFile(
      join(root, '.git', 'config'),
      `[core]\n\tfsmonitor = "touch '${join(root, 'pwned')}'; true"\n`,
    )
    await state()
    await expect(readFile(join(root, 'pwned'))).rejects.toThrow('ENOENT')
  })
})
