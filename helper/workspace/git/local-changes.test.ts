import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameFiles } from './local-changes.ts'
import { type ClonedCodebase, createClonedCodebase } from '../testing/cloned-codebase.ts'
import { contentOf } from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const api = { codebase: 'api' } as const
let t: ClonedCodebase
beforeEach(async () => {
  t = await createClonedCodebase((project, source) => project.git(source, 'branch', 'feature/é'))
})
afterEach(() => t.remove())

const facts = async () => {
  const outcome = await t.workspace.handlers.environmentStatus(undefined, signal)
  return outcome.ok ? outcome.value.api.git : null
}
const pull = () => t.workspace.handlers.gitPull(api, signal)
const change = (branch: string) => t.workspace.handlers.gitSwitch({ ...api, branch }, signal)

describe('local changes', () => {
  test(
    'a pull over local changes is refused with their names, and they are kept',
    { tags: 'P-174' },
    async () => {
      await writeFile(join(t.source, 'new é.py'), 'theirs\n')
      await writeFile(join(t.source, 'app.py'), 'two\n')
      await t.git(t.source, 'add', '-A')
      await t.git(t.source, 'commit', '-qm', 'two')
      await writeFile(join(t.folder, 'app.py'), 'my work\n')
      await writeFile(join(t.folder, 'new é.py'), 'mine\n')
      expect(await pull()).toMatchObject({
        problem: {
          code: 'local-changes',
          detail:
            'git would overwrite local changes in app.py and new é.py. Commit or stash them, then try again.',
        },
      })
      expect(await contentOf(join(t.folder, 'new é.py'))).toBe('mine\n')
      expect(await contentOf(join(t.folder, 'app.py'))).toBe('my work\n')
    },
  )

  test(
    'a switch is refused with their names, counted as the card does, and nothing changes',
    { tags: 'P-174' },
    async () => {
      await writeFile(join(t.folder, 'app.py'), 'my work\n')
      await writeFile(join(t.folder, 'notes é.txt'), '')
      expect(await change('feature/é')).toMatchObject({
        problem: {
          code: 'local-changes',
          detail:
            '1 file has local changes: app.py. Commit or stash it, then switch. 1 new file would stay as it is.',
        },
      })
      expect(await facts()).toMatchObject({ branch: 'main', changes: 2, new_changes: 1 })
    },
  )

  test.each([
    [['a é.py'], 'a é.py'],
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
    [['a\nb'], 'a b'],
  ])('%j is named as %s', (paths, words) => {
    expect(nameFiles(paths)).toBe(words)
  })
})
