import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClonedCodebase, createClonedCodebase } from '../testing/cloned-codebase.ts'
import { namesIn } from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const api = { codebase: 'api' } as const
let t: ClonedCodebase
beforeEach(async () => {
  t = await createClonedCodebase(
    async (project, source) => {
      await project.git(source, 'switch', '-qc', 'feature/é')
      await writeFile(join(source, 'app.py'), 'feature\n')
      await project.git(source, 'commit', '-qam', 'feature')
      await project.git(source, 'switch', '-q', 'main')
    },
    { '.gitattributes': '*.py filter=evil\n' },
  )
})
afterEach(() => t.remove())

const evil = () => `touch '${join(t.root, 'pwned')}'; cat`
const whatRan = async () => (await namesIn(t.root)).filter((name) => name === 'pwned')
const settings = (text: string) => appendFile(join(t.folder, '.git', 'config'), `${text}\n`)
const facts = async () => {
  const outcome = await t.workspace.handlers.environmentStatus(undefined, signal)
  return outcome.ok ? outcome.value.api : null
}
const change = (branch: string) => t.workspace.handlers.gitSwitch({ ...api, branch }, signal)

/** Status with a file that has to be read; fetch, pull and switch, which are refused by the setting's name. */
async function doEverything(setting: string): Promise<void> {
  await writeFile(join(t.folder, 'app.py'), 'two\n') // as long as before: its content is what tells
  expect(await facts()).toMatchObject({ detected: true, git: { branch: 'main' } })
  await t.write(join(t.folder, 'app.py'), 'one\n')
  t.workspace.changed()
  expect(await facts()).toMatchObject({ git: { branch: 'main', dirty: false } })
  await writeFile(join(t.source, 'app.py'), 'new\n')
  await t.git(t.source, 'commit', '-qam', 'new')
  const refused = { problem: { code: 'repository-not-trusted', detail: expect.stringContaining(setting) } }
  expect(await t.workspace.handlers.gitFetch(api, signal)).toMatchObject(refused)
  expect(await t.workspace.handlers.gitPull(api, signal)).toMatchObject(refused)
  expect(await change('feature/é')).toMatchObject(refused)
  expect(await facts()).toMatchObject({ git: { branch: 'main', behind: 0 } })
}

describe('a repository that somebody prepared runs nothing', () => {
  test.each(['clean', 'smudge', 'process'])('by a filter: %s', async (way) => {
    await settings(`[filter "evil"]\n\t${way} = "${evil()}"\n\trequired = true`)
    await doEverything(`filter.evil.${way}`)
    expect(await whatRan()).toEqual([])
  })

  test('by a filter in a file that its settings include', async () => {
    await t.write(
      join(t.folder, '.git', 'more'),
      `[filter "evil"]\n\tclean = "${evil()}"\n\tsmudge = "${evil()}"\n`,
    )
    await settings('[include]\n\tpath = more')
    await doEverything('filter.evil.clean')
    expect(await whatRan()).toEqual([])
  })

  test('by the settings of a work tree', { tags: 'P-174' }, async () => {
    await settings('[extensions]\n\tworktreeConfig = true')
    await t.write(
      join(t.folder, '.git', 'config.worktree'),
      `[filter "evil"]\n\tclean = "${evil()}"\n\tsmudge = "${evil()}"\n`,
    )
    await doEverything('filter.evil.clean')
    expect(await whatRan()).toEqual([])
  })

  test('by the repository that it borrows objects from', async () => {
    const other = await t.repository('other é', { 'a.txt': 'a' })
    await t.write(join(t.folder, '.git/objects/info/alternates'), `${join(other, '.git/objects')}\n`)
    await settings(`[core]\n\talternateRefsCommand = "${evil()}"`)
    await doEverything('core.alternaterefscommand')
    expect(await whatRan()).toEqual([])
  })

  test('by a submodule, neither by its address nor by its own settings', async () => {
    const inner = await t.repository('inner é', { 'a.py': 'one\n', '.gitattributes': '*.py filter=evil\n' })
    await t.git(t.folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
    await t.git(t.folder, 'commit', '-qm', 'sub')
    await t.git(join(t.folder, 'sub'), 'config', 'filter.evil.clean', evil())
    await t.git(join(t.folder, 'sub'), 'config', 'core.fsmonitor', evil())
    await t.git(t.folder, 'config', 'submodule.sub.url', `ext::sh -c "${evil()}"`)
    await t.git(t.folder, 'config', 'submodule.sub.update', `!${evil()}`)
    await t.git(t.folder, 'config', 'submodule.recurse', 'true')
    await writeFile(join(t.folder, 'sub/a.py'), 'two\n')
    expect(await facts()).toMatchObject({ detected: true, git: { branch: 'main' } })
    expect(await t.workspace.handlers.gitFetch(api, signal)).toMatchObject({ ok: true })
    expect(await change('feature/é')).toMatchObject({ ok: true })
    expect(await whatRan()).toEqual([])
  })
})

describe('a repository with odd things in it is read all the same', () => {
  test(
    'a file of attributes that never ends is not read, wherever its settings say it is',
    { tags: 'P-174' },
    async () => {
      const endless = join(t.root, 'endless')
      execFileSync('mkfifo', [endless])
      await settings(`[core]\n\tattributesFile = ${JSON.stringify(endless)}`)
      await writeFile(join(t.folder, 'app.py'), 'two\n')
      t.workspace.changed()
      expect(await facts()).toMatchObject({ git: { branch: 'main', changes: 1 } })
      // not every git is installed with the templates that make this folder
      await mkdir(join(t.folder, '.git', 'info'), { recursive: true })
      await symlink(endless, join(t.folder, '.git', 'info', 'attributes'))
      t.workspace.changed()
      expect(await facts()).toMatchObject({
        git_note: expect.stringContaining('.git/info/attributes in it is neither a file nor a folder'),
      })
    },
  )

  test('a .git that is a link to itself is told of its codebase alone', async () => {
    await rm(join(t.folder, '.git'), { recursive: true })
    await symlink('.git', join(t.folder, '.git'))
    t.workspace.changed()
    expect(await facts()).toMatchObject({
      detected: true,
      git: null,
      git_note: expect.stringContaining('.git'),
    })
  })

  test('files that never end, and one that is huge, are no codebase', async () => {
    await symlink('/dev/zero', join(t.project, 'pyproject.toml'))
    await mkdir(join(t.project, 'app'))
    execFileSync('mkfifo', [join(t.project, 'app', 'pubspec.yaml')])
    await mkdir(join(t.project, 'big'))
    await writeFile(join(t.project, 'big', 'pubspec.yaml'), 'dependencies:\n  flutter:\n    sdk: flutter\n')
    await truncate(join(t.project, 'big', 'pubspec.yaml'), 3_000_000_000)
    await symlink('/dev/zero', join(t.folder, '.gitmodules'))
    t.workspace.changed()
    const outcome = await t.workspace.handlers.environmentStatus(undefined, signal)
    expect(outcome).toMatchObject({ value: { flutter: { detected: false } } })
  })

  test('a huge file and a folder that is a link to everything cost no reading', async () => {
    await writeFile(join(t.folder, 'huge.py'), '')
    await truncate(join(t.folder, 'huge.py'), 50_000_000_000) // a hole: it takes no room
    await symlink('/', join(t.folder, 'everything'))
    t.workspace.changed()
    expect(await facts()).toMatchObject({ detected: true, git: { changes: 2 } })
  })

  test('names with line breaks and control characters stay names', async () => {
    await mkdir(join(t.project, 'a\nb \u001b[31m'))
    await t.write(
      join(t.project, 'a\nb \u001b[31m', 'pubspec.yaml'),
      'dependencies:\n  flutter:\n    sdk: flutter\n',
    )
    await writeFile(join(t.folder, 'c\nd\te "f" \u0007.py'), '')
    t.workspace.changed()
    const outcome = await t.workspace.handlers.environmentStatus(undefined, signal)
    expect(outcome).toMatchObject({
      value: {
        flutter: { path: join(t.project, 'a\nb \u001b[31m') },
        api: { git: { changes: 1 }, last_modified_file: 'c\nd\te "f" \u0007.py' },
      },
    })
  })

  test('a switch while an editor holds the index.lock changes nothing and leaves the lock', async () => {
    await writeFile(join(t.folder, '.git', 'index.lock'), '')
    expect(await change('feature/é')).toMatchObject({ problem: { code: 'already-running' } })
    expect(await namesIn(join(t.folder, '.git'))).toContain('index.lock')
    expect(await facts()).toMatchObject({ git: { branch: 'main', dirty: false } })
  })

  test('one whose .git is deleted under us is told, and nothing is made anew', async () => {
    await rm(join(t.folder, '.git'), { recursive: true })
    for (const ask of [t.workspace.handlers.gitFetch, t.workspace.handlers.gitPull])
      expect(await ask(api, signal)).toMatchObject({ problem: { code: 'not-a-repository' } })
    expect(await change('feature/é')).toMatchObject({ problem: { code: 'not-a-repository' } })
    t.workspace.changed()
    expect(await facts()).toMatchObject({ detected: true, git: null })
    expect(await namesIn(t.folder)).not.toContain('.git')
  })
})
