import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDependencyReader } from './dependencies.ts'

const run = promisify(execFile)
let root: string
let codebase: string
let uv: string
const git = (...args: string[]) =>
  run('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args])
const asked = () => readFile(join(root, 'asked'), 'utf8')

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é venv ')))
  codebase = join(root, 'mon api')
  await mkdir(join(codebase, '.venv', 'bin'), { recursive: true })
  await writeFile(join(codebase, 'pyproject.toml'), '[project]')
  await writeFile(join(codebase, 'uv.lock'), 'version = 1')
  await writeFile(join(codebase, '.venv', 'bin', 'python'), '#!/bin/sh\n')
  await writeFile(join(root, '.gitignore'), '.venv\n')
  await writeFile(join(root, 'asked'), '')
  uv = join(root, 'uv')
  await writeFile(uv, `#!/bin/sh\necho "$*" >> '${join(root, 'asked')}'\nexit 1\n`)
  await chmod(uv, 0o755)
  await git('init', '-q', '-b', 'main')
  await git('add', '--all')
})
afterEach(() => rm(root, { recursive: true }))

const state = () => createDependencyReader({ ...process.env, HOME: root }).read(codebase, true, uv)

describe('the state of an API’s packages', () => {
  test('is asked of uv, which builds nothing for it', async () => {
    expect(await state()).toBe('out-of-date')
    expect(await asked()).toMatch(/^sync --check .*--no-build/)
  })

  test('is not asked where the repository brought the environment: it would run by a look (P-261)', async () => {
    await git('add', '--force', 'mon api/.venv/bin/python')
    await git('commit', '-qm', 'an environment')
    expect(await state()).toBe('installed')
    expect(await asked()).toBe('')
  })

  test.each(['.python-version', '.python-versions'])(
    'is not asked where %s names a program, here or above (P-261)',
    async (name) => {
      await writeFile(join(root, name), './evil-python\n')
      expect(await state()).toBe('installed')
      expect(await asked()).toBe('')
      await writeFile(join(root, name), '3.12\n')
      expect(await state()).toBe('out-of-date')
    },
  )

  test('asking git runs nothing of the repository', async () => {
    await appendFile(
      join(root, '.git', 'config'),
      `[core]\n\tfsmonitor = "touch '${join(root, 'pwned')}'; true"\n`,
    )
    await state()
    await expect(readFile(join(root, 'pwned'))).rejects.toThrow('ENOENT')
  })
})
