import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findExecutable } from '../../processes/index.ts'
import { createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'
import type { Workspace } from '../workspace.ts'

const signal = new AbortController().signal
const api = { codebase: 'api' } as const
let t: TemporaryProject
let source: string
let workspace: Workspace
beforeEach(async () => {
  t = await createTemporaryProject()
  source = await t.repository('source é', { 'pyproject.toml': '[project]' })
  await t.git(source, 'branch', 'other')
  workspace = await t.open({ apiRepository: source })
  await workspace.handlers.setDirectory({ path: t.project }, signal)
})
afterEach(() => t.remove())

/** A git whose `verb` says these lines and fails; everything else is done by the real one. */
async function failingGit(verb: string, ...lines: readonly string[]): Promise<void> {
  const real = (await findExecutable('git', process.env)) ?? 'git'
  const say = lines.map((line) => `    printf '%s\\n' "${line}" >&2`).join('\n')
  const script = `for arg in "$@"; do\n  if [ "$arg" = ${verb} ]; then\n${say}\n    exit 128\n  fi\ndone`
  await t.program('git', `#!/bin/sh\n${script}\nexec "${real}" "$@"\n`)
}

describe('the console is told', () => {
  test('how a clone, a fetch, a pull and a switch ended', { tags: 'P-177' }, async () => {
    const path = join(t.project, 'api')
    await workspace.handlers.cloneApi(undefined, signal)
    await workspace.handlers.gitFetch(api, signal)
    await workspace.handlers.gitPull(api, signal)
    await workspace.handlers.gitSwitch({ ...api, branch: 'other' }, signal)
    await workspace.handlers.gitSwitch({ ...api, branch: 'nowhere' }, signal)
    expect(t.gitLines).toEqual([
      { level: 'info', text: `API codebase, clone: Cloned API into ${path}.` },
      { level: 'info', text: 'API codebase, fetch: Fetched.' },
      { level: 'info', text: 'API codebase, pull: Nothing new: it is up to date.' },
      { level: 'info', text: 'API codebase, switch: Switched to other.' },
      {
        level: 'error',
        text: 'API codebase, switch: There is no branch "nowhere" here. Fetch, then look again.',
      },
    ])
  })

  test(
    'what git said last when it failed, once in a pull, without passwords',
    { tags: 'P-177' },
    async () => {
      await workspace.handlers.cloneApi(undefined, signal)
      t.gitLines.length = 0
      await failingGit(
        'fetch',
        ...Array.from({ length: 20 }, (_, at) => `remote: line ${at}`),
        "fatal: unable to access 'https://ann:sec@ret@git.example/x.git/': Could not resolve host: git.example",
      )
      await workspace.handlers.gitPull(api, signal)
      expect(t.gitLines.map(({ level }) => level)).toEqual([...Array<string>(8).fill('warning'), 'error'])
      expect(t.gitLines.slice(-3)).toEqual([
        { level: 'warning', text: 'remote: line 19' },
        {
          level: 'warning',
          text: "fatal: unable to access 'https://git.example/x.git/': Could not resolve host: git.example",
        },
        {
          level: 'error',
          text: 'API codebase, pull: The remote could not be reached. Check the network connection, then try again.',
        },
      ])
    },
  )

  test('of a clone that failed, too', async () => {
    await failingGit('clone', 'remote: ghp_0123456789abcdef is revoked', 'fatal: something new')
    await workspace.handlers.cloneApi(undefined, signal)
    expect(t.gitLines).toEqual([
      { level: 'warning', text: 'remote: *** is revoked' },
      { level: 'warning', text: 'fatal: something new' },
      {
        level: 'error',
        text: expect.stringMatching(/^API codebase, clone: git could not clone .*something new/),
      },
    ])
  })

  test('nothing of a second fetch that was refused because one runs', async () => {
    await workspace.handlers.cloneApi(undefined, signal)
    t.gitLines.length = 0
    await Promise.all([workspace.handlers.gitFetch(api, signal), workspace.handlers.gitFetch(api, signal)])
    expect(t.gitLines).toEqual([{ level: 'info', text: 'API codebase, fetch: Fetched.' }])
  })
})
