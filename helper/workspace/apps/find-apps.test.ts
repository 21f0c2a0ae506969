import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'
import { createAppSearch } from './app-search.ts'
import { SEARCH_LIMITS } from './app-folders.ts'
import { findApps } from './find-apps.ts'

const MAIN = "import 'app.dart';\n\nvoid main() => runApp(const App());\n"
const pubspec = (name: string, more = '') =>
  `name: ${name}\n${more}dependencies:\n  flutter:\n    sdk: flutter\n`

let t: TemporaryProject
beforeEach(async () => {
  t = await createTemporaryProject()
})
afterEach(() => t.remove())

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) await t.write(join(t.project, path), text)
}
/** An app, as files. */
const app = (folder: string, name = 'app', more = '') => ({
  [join(folder, 'pubspec.yaml')]: pubspec(name, more),
  [join(folder, 'lib', 'main.dart')]: MAIN,
})
const paths = async () => (await findApps(t.project)).apps.map(({ path }) => path)

describe('the apps of a project', { tags: 'P-400' }, () => {
  test('are none in an empty directory, and in one that is not there', async () => {
    expect(await findApps(t.project)).toEqual({ apps: [], cut: null })
    await rm(t.project, { recursive: true })
    expect(await findApps(t.project)).toEqual({ apps: [], cut: null })
  })

  test('are told with name, platforms, web and every file that a run can begin with', async () => {
    await write({
      ...app('.', 'tidewater'),
      'lib/main_dev.dart': 'Future<void> main(List<String> args) async {\n}\n',
      'lib/main_screen.dart': 'class MainScreen {}\n// void main() {}\n',
      'lib/main/main_staging.dart': 'void main() => bootstrap();\n',
      'lib/maintenance.dart': 'const on = true;\n',
      'lib/main_prod.dart': "export 'main.dart';\n",
      'web/index.html': '<html>',
      'android/build.gradle': '',
    })
    expect((await findApps(t.project)).apps).toEqual([
      {
        path: '.',
        name: 'tidewater',
        web: true,
        entry_points: [
          'lib/main.dart',
          'lib/main_dev.dart',
          'lib/main_prod.dart',
          'lib/main/main_staging.dart',
        ],
        platforms: ['android', 'web'],
        example: false,
      },
    ])
  })

  test('are found in pub workspaces with globs, below apps, in examples and deep down', async () => {
    await write({
      'pubspec.yaml': 'name: root\nworkspace:\n  - packages/*\n  - "apps/mobile é"\n',
      ...app('apps/mobile é', 'mobile', 'resolution: workspace\n'),
      ...app('packages/widgets/example', 'example'),
      'packages/widgets/pubspec.yaml': pubspec('widgets', 'resolution: workspace\n'),
      ...app('a/b/c/d/e', 'deep'),
    })
    expect((await findApps(t.project)).apps).toMatchObject([
      { path: 'apps/mobile é', name: 'mobile' },
      { path: 'a/b/c/d/e', name: 'deep' },
      { path: 'packages/widgets/example', name: 'widgets example', example: true },
    ])
  })

  test('a member of a workspace is found however deep, and before a limit is met', async () => {
    const deep = 'one/2/3/4/5/6/7/8/9/10/app'
    await write({
      'pubspec.yaml': `name: root\nworkspace: [${deep}]\n`,
      ...app(deep),
      'melos.yaml': 'name: root\npackages:\n  - zzz/**\n  # - gone/**\n',
      ...app('zzz/other', 'other'),
    })
    for (let count = 0; count < 40; count += 1) await mkdir(join(t.project, `a${count}`))
    const found = await findApps(t.project, { ...SEARCH_LIMITS, folders: 10 })
    expect(found.apps.map(({ path }) => path)).toEqual(['zzz/other', deep])
    expect(found.cut).toBe(10)
  })

  test('plugins, modules, packages, Dart alone and code without main are none', async () => {
    await write({
      ...app('plugin', 'plugin', 'flutter:\n  plugin:\n    platforms:\n'),
      ...app('module', 'module', 'flutter:\n  module:\n    androidX: true\n'),
      'package/pubspec.yaml': pubspec('package'),
      'package/lib/package.dart': MAIN,
      'command/pubspec.yaml': 'name: command\ndependencies:\n  args: any\n',
      'command/lib/main.dart': MAIN,
      'empty/pubspec.yaml': pubspec('empty'),
      'empty/lib/main.dart': '// void main() {}\n',
    })
    expect(await paths()).toEqual([])
  })

  test('are not looked for where tools put things, in fixtures, in templates and in an SDK', async () => {
    const folders = [
      'build',
      '.dart_tool/x',
      'node_modules/a',
      'ios/Pods/x',
      'a/test/fixtures/b',
      'testdata/x',
    ]
    for (const folder of [...folders, '__brick__/{{name}}', 'sdk/examples/one']) await write(app(folder))
    await write({ 'sdk/bin/flutter': '', 'sdk/packages/flutter_tools/pubspec.yaml': 'name: flutter_tools\n' })
    expect(await paths()).toEqual([])
  })

  test('of one name are told apart by their paths, the folder that Clone makes first', async () => {
    await write({ ...app('a', 'app'), ...app('b/flutter', 'app'), ...app('a/b', 'app') })
    expect(await paths()).toEqual(['b/flutter', 'a', 'a/b'])
  })

  test.runIf(process.platform !== 'win32')(
    'links, also to themselves, and pipes are passed over',
    async () => {
      await t.write(join(t.root, 'elsewhere', 'pubspec.yaml'), pubspec('elsewhere'))
      await t.write(join(t.root, 'elsewhere', 'lib', 'main.dart'), MAIN)
      await symlink(join(t.root, 'elsewhere'), join(t.project, 'link'))
      await symlink('itself', join(t.project, 'itself'))
      await symlink('..', join(t.project, 'up'))
      await mkdir(join(t.project, 'pipe'))
      execFileSync('mkfifo', [join(t.project, 'pipe', 'pubspec.yaml')])
      await write(app('real'))
      expect(await paths()).toEqual(['real'])
    },
  )

  test('a directory without end is searched up to a limit, which is said', async () => {
    await write(app('near'))
    for (let count = 0; count < 30; count += 1)
      await mkdir(join(t.project, `x${count}`, 'y'), { recursive: true })
    expect(await findApps(t.project, { ...SEARCH_LIMITS, folders: 5 })).toMatchObject({ cut: 5 })
    const found = await findApps(t.project, { ...SEARCH_LIMITS, folders: 40 })
    expect(found).toMatchObject({ apps: [{ path: 'near' }], cut: 40 })
  })
})

describe('a search', () => {
  const nothing = { apps: [], cut: null }

  test('is shared, and repeated only after a rest that grows with what it took', async () => {
    let now = 0
    let searches = 0
    const search = createAppSearch(
      async () => {
        searches += 1
        now += 100
        return nothing
      },
      () => now,
    )
    await Promise.all([search.in('/a'), search.in('/a')])
    now += 1_999
    await search.in('/a')
    expect(searches).toBe(1)
    now += 2
    await search.in('/a')
    expect(searches).toBe(2)
    await search.in('/b')
    expect(searches).toBe(3)
    search.forget()
    await search.in('/b')
    expect(searches).toBe(4)
  })

  test('that failed is made anew', async () => {
    let fails = true
    const search = createAppSearch(async () => {
      if (fails) throw new Error('disk')
      return nothing
    })
    await expect(search.in('/a')).rejects.toThrow('disk')
    fails = false
    expect(await search.in('/a')).toBe(nothing)
  })
})
