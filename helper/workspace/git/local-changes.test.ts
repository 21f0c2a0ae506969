import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameFiles } from './local-changes.ts'
import { contentOf, createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'
import type { Workspace } from '../workspace.ts'

const signal = new AbortController().signal
const api = { codebase: 'api' } as const
let t: TemporaryProject
let source: string
let mine: string
let workspace: Workspace
beforeEach(async () => {
  t = await createTemporaryProject()
  source = await t.repository('source é', { 'pyproject.toml': '[project]', 'app.py': 'one\n' })
  await t.git(source, 'branch', 'feature/é')
  workspace = await t.open({ apiRepository: source })
  await workspace.handlers.setDirectory({ path: t.project }, signal)
  await workspace.handlers.cloneApi(undefined, signal)
  mine = join(t.project, 'api')
})
afterEach(() => t.remove())

const facts = async () => {
  const outcome = await workspace.handlers.environmentStatus(undefined, signal)
  return outcome.ok ? outcome.value.api.git : null
}
const pull = () => workspace.handlers.gitPull(api, signal)
const change = (branch: string) => workspace.handlers.gitSwitch({ ...api, branch }, signal)

describe('local changes', () => {
  test('a pull over local changes is refused with their names, and they are kept (P-174)', async () => {
    await writeFile(join(source, 'new é.py'), 'theirs\n')
    await writeFile(join(source, 'app.py'), 'two\n')
    await t.git(source, 'add', '-A')
    await t.git(source, 'commit', '-qm', 'two')
    await writeFile(join(mine, 'app.py'), 'my work\n')
    await writeFile(join(mine, 'new é.py'), 'mine\n')
    expect(await pull()).toMatchObject({
      problem: {
        code: 'local-changes',
        detail:
          'git would overwrite local changes in app.py and new é.py. Commit or stash them, then try again.',
      },
    })
    expect(await contentOf(join(mine, 'new é.py'))).toBe('mine\n')
    expect(await contentOf(join(mine, 'app.py'))).toBe('my work\n')
  })

  test('a switch is refused with their names, counted as the card does, and nothing changes (P-174)', async () => {
    await writeFile(join(mine, 'app.py'), 'my work\n')
    await writeFile(join(mine, 'notes é.txt'), '')
    expect(await change('feature/é')).toMatchObject({
      problem: {
        code: 'local-changes',
        detail:
          '1 file has local changes: app.py. Commit or stash it, then switch. 1 new file would stay as it is.',
      },
    })
    expect(await facts()).toMatchObject({ branch: 'main', changes: 2, new_changes: 1 })
  })

  test.each([
    [['a é.py'], 'a é.py'],
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
    [['a\nb'], 'a b'],
  ])('%j is named as %s', (paths, words) => {
    expect(nameFiles(paths)).toBe(words)
  })
})
