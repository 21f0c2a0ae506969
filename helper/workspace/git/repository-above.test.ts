import { appendFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryProject, namesIn, type TemporaryProject } from '../testing/temporary-project.ts'
import type { Workspace } from '../workspace.ts'

const SIGNAL = new AbortController().signal
const FLUTTER = { codebase: 'flutter' } as const
const APP = 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n'

let t: TemporaryProject
let workspace: Workspace
/** The clone of a repository with an app in `apps/mobile é`. */
let clone: string
let app: string

beforeEach(async () => {
  t = await createTemporaryProject()
  const source = await t.repository('source é', {
    'apps/mobile é/pubspec.yaml': APP,
    'apps/mobile é/lib/main.dart': 'void main() {}\n',
  })
  await t.git(source, 'branch', 'other')
  clone = join(t.root, 'mono repo')
  await t.git(t.root, 'clone', '-q', source, clone)
  await writeFile(join(source, 'new'), '')
  await t.git(source, 'add', '-A')
  await t.git(source, 'commit', '-qm', 'second')
  app = join(clone, 'apps', 'mobile é')
  workspace = await t.open()
})
afterEach(() => t.remove())

const open = (path: string) => workspace.handlers.setDirectory({ path }, SIGNAL)
const flutter = async () => {
  const status = await workspace.handlers.environmentStatus(undefined, SIGNAL)
  return status.ok ? status.value.flutter : null
}

describe('the repository of an app in a subfolder', { tags: 'P-402' }, () => {
  test('is found above the chosen directory, with fetch, pull and branches', async () => {
    await open(app)
    expect(await flutter()).toMatchObject({ path: app, git: { branch: 'main', dirty: false } })
    expect(await workspace.handlers.gitBranches(FLUTTER, SIGNAL)).toMatchObject({
      value: { branches: expect.arrayContaining([expect.objectContaining({ name: 'other' })]) },
    })
    expect(await workspace.handlers.gitFetch(FLUTTER, SIGNAL)).toMatchObject({ ok: true })
    workspace.changed()
    expect(await flutter()).toMatchObject({ git: { behind: 1 } })
    expect(await workspace.handlers.gitPull(FLUTTER, SIGNAL)).toMatchObject({ value: { message: 'Pulled.' } })
    expect(await namesIn(clone)).toContain('new')
    const to = { ...FLUTTER, branch: 'other' }
    expect(await workspace.handlers.gitSwitch(to, SIGNAL)).toMatchObject({ ok: true })
    expect(await flutter()).toMatchObject({ git: { branch: 'other' } })
  })

  test.runIf(process.platform !== 'win32')('is found behind a link to the directory, too', async () => {
    await symlink(app, join(t.root, 'link'))
    await open(join(t.root, 'link'))
    expect(await flutter()).toMatchObject({ git: { branch: 'main' } })
  })

  test('of an app that was chosen within the directory is the directory’s', async () => {
    await open(clone)
    expect(await flutter()).toMatchObject({ path: app, git: { branch: 'main' } })
    expect(await workspace.handlers.gitFetch(FLUTTER, SIGNAL)).toMatchObject({ ok: true })
  })
})

describe('a repository around everything', { tags: 'P-402' }, () => {
  const mine = async () => {
    // dotfiles: a repository in the home folder, which knows nothing of the projects below it
    await t.git(t.root, 'init', '-q', '-b', 'dotfiles')
    await writeFile(join(t.root, '.bashrc'), '')
    await t.git(t.root, 'add', '.bashrc')
    await t.git(t.root, 'commit', '-qm', 'dotfiles')
    await t.write(join(t.project, 'pubspec.yaml'), APP)
    await open(t.project)
  }

  test('is not the app’s: nothing is said of it, fetched from it or switched in it', async () => {
    await mine()
    expect(await flutter()).toMatchObject({ detected: true, git: null })
    for (const ask of [
      () => workspace.handlers.gitFetch(FLUTTER, SIGNAL),
      () => workspace.handlers.gitPull(FLUTTER, SIGNAL),
      () => workspace.handlers.gitBranches(FLUTTER, SIGNAL),
      () => workspace.handlers.gitSwitch({ ...FLUTTER, branch: 'dotfiles' }, SIGNAL),
    ])
      expect(await ask()).toMatchObject({ problem: { code: 'not-a-repository' } })
    expect(await namesIn(join(t.root, '.git'))).not.toContain('FETCH_HEAD')
  })

  test('is the app’s as soon as the app is added to it', async () => {
    await mine()
    expect(await flutter()).toMatchObject({ git: null })
    await t.git(t.root, 'add', '-f', join(t.project, 'pubspec.yaml'))
    workspace.changed()
    expect(await flutter()).toMatchObject({ git: { branch: 'dotfiles' } })
  })
})

test('a repository above that somebody prepared runs nothing, and is refused by the setting’s name', async () => {
  const attack = `touch '${join(t.root, 'pwned')}'`
  const settings = [
    `[core]\n\tfsmonitor = "${attack}"\n\tsshCommand = "${attack}"\n\thooksPath = .`,
    `[filter "evil"]\n\tclean = "${attack}; cat"\n\tsmudge = "${attack}; cat"`,
  ]
  await appendFile(join(clone, '.git', 'config'), settings.join('\n'))
  await writeFile(join(clone, '.git', 'info', 'attributes'), '* filter=evil\n')
  await writeFile(join(app, 'pubspec.yaml'), `${APP}\n# changed\n`)
  await open(app)
  expect(await flutter()).toMatchObject({ git: { branch: 'main', dirty: true } })
  expect(await workspace.handlers.gitFetch(FLUTTER, SIGNAL)).toMatchObject({
    problem: { code: 'repository-not-trusted' },
  })
  expect(await namesIn(t.root)).not.toContain('pwned')
  expect(await namesIn(join(clone, '.git'))).not.toContain('FETCH_HEAD')
})

test(
  'a branch without the app has the way back: the directory’s own repository',
  { tags: 'P-860' },
  async () => {
    await t.git(clone, 'switch', '-q', '--orphan', 'empty')
    await t.git(
      clone,
      '-c',
      'user.name=Ann',
      '-c',
      'user.email=ann@example.test',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'x',
    )
    await open(clone)
    expect(await flutter()).toMatchObject({ detected: false, git: { branch: 'empty' } })
    expect(await workspace.handlers.gitSwitch({ ...FLUTTER, branch: 'main' }, SIGNAL)).toMatchObject({
      ok: true,
    })
    expect(await flutter()).toMatchObject({ detected: true, path: app, git: { branch: 'main' } })
  },
)

test('a directory without app and repository has no branch', { tags: 'P-860' }, async () => {
  await open(t.project)
  expect(await flutter()).toMatchObject({ detected: false, git: null })
  expect(await workspace.handlers.gitBranches(FLUTTER, SIGNAL)).toMatchObject({
    problem: { code: 'no-directory' },
  })
})
