import { mkdir, symlink, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dependenciesInstalled } from '../packages/installed-packages.ts'
import { findCodebases } from './find-codebases.ts'
import { dependsOnFlutter } from '../packages/manifests.ts'
import { lastModified } from './last-modified.ts'
import { createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'

const APP = 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n'
let t: TemporaryProject
beforeEach(async () => {
  t = await createTemporaryProject()
})
afterEach(() => t.remove())

async function found(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) await t.write(join(t.project, path), text)
  const { api, flutter } = await findCodebases(t.project)
  const names = (paths: readonly string[]) => paths.map((path) => relative(t.project, path) || '.')
  return { api: names(api), flutter: names(flutter) }
}

describe('the codebases of a directory', () => {
  test('are none in an empty one, and in one that is not there', async () => {
    expect(await found({})).toEqual({ api: [], flutter: [] })
    expect(await findCodebases(join(t.project, 'gone'))).toMatchObject({ api: [], flutter: [] })
  })

  test('are found up to two levels below, not three', { tags: 'P-045' }, async () => {
    expect(await found({ 'apps/mobile é/pubspec.yaml': APP, 'a/b/c/pyproject.toml': '' })).toEqual({
      api: [],
      flutter: ['apps/mobile é'],
    })
  })

  test.each([
    ['manage.py', ''],
    ['requirements.txt', 'Django>=5\n'],
    ['requirements.txt', 'flask==3\n'],
    ['package.json', '{"dependencies": {"express": "5"}}'],
    ['go.mod', 'module a\n'],
    ['pubspec.yaml', 'name: a\ndependencies:\n  shelf: ^1.4.0\n'],
    ['main.py', 'from fastapi import FastAPI\n\napp = FastAPI()\n'],
    ['app.py', 'import flask\n\ndef create_app():\n    return flask.Flask(__name__)\n'],
  ])('an API is told by %s with %j', { tags: 'P-461' }, async (name, text) => {
    const programs = { 'srv/cmd/a/main.go': '', 'srv/bin/server.dart': '' }
    expect(await found({ 'app/pubspec.yaml': APP, [`srv/${name}`]: text, ...programs })).toEqual({
      api: ['srv'],
      flutter: ['app'],
    })
  })

  test.each([
    ['package.json', '{"devDependencies": {"express": "5"}}'],
    ['package.json', '{"dependencies": {"express": "5", "firebase-functions": "6"}}'],
    ['requirements.txt', 'flask-cors\nrequests\n'],
    ['main.py', 'import tkinter\n\napp = make_window()\n'],
    ['go.mod', 'module a\n'],
    ['pubspec.yaml', 'name: a\ndev_dependencies:\n  shelf: ^1.4.0\n'],
  ])('%s with %j tells none', { tags: 'P-461' }, async (name, text) => {
    expect((await found({ [`srv/${name}`]: text })).api).toEqual([])
  })

  test('an API below an app is told by the name of its folder', { tags: 'P-461' }, async () => {
    const files = {
      'pubspec.yaml': APP,
      'tools/pyproject.toml': '',
      'my-flask-api/requirements.txt': 'flask\n',
    }
    expect(await found(files)).toEqual({ api: ['my-flask-api'], flutter: ['.'] })
  })

  test('of several, the one named like its kind wins, else the nearest', { tags: 'P-045' }, async () => {
    const files = {
      'a/pubspec.yaml': APP,
      'x/flutter/pubspec.yaml': APP,
      'a1/deep/pyproject.toml': '',
      'z/pyproject.toml': '',
    }
    expect(await found(files)).toEqual({ api: ['z', 'a1/deep'], flutter: ['x/flutter', 'a'] })
  })

  test('are not looked for where tools put things', async () => {
    const folders = ['.git', '.venv', '.hidden', 'build', 'node_modules', 'venv/lib', 'Pods', 'ios/Pods']
    for (const folder of folders) {
      await found({ [`${folder}/pubspec.yaml`]: APP, [`${folder}/pyproject.toml`]: '' })
    }
    expect(await found({})).toEqual({ api: [], flutter: [] })
  })

  test('a Flutter app’s own Python, example and packages belong to the app', async () => {
    const files = {
      'app/pubspec.yaml': APP,
      'app/pyproject.toml': '',
      'app/example/pubspec.yaml': APP,
      'app/tool/pyproject.toml': '',
    }
    expect(await found(files)).toEqual({ api: [], flutter: ['app'] })
  })

  test('a directory that is the app itself still holds the API that Clone puts there', async () => {
    const files = {
      'pubspec.yaml': APP,
      'tool/pyproject.toml': '',
      'api/pyproject.toml': '',
      'example/pubspec.yaml': APP,
    }
    expect(await found(files)).toEqual({ api: ['api'], flutter: ['.'] })
  })

  test('a directory that is the API itself still holds the app', async () => {
    expect(await found({ 'pyproject.toml': '', 'mobile/pubspec.yaml': APP })).toEqual({
      api: ['.'],
      flutter: ['mobile'],
    })
  })

  test('requirements.txt is an API only with FastAPI in it', async () => {
    const files = {
      'a/requirements.txt': '# web\nfastapi[standard]>=0.1\n',
      'b/requirements.txt': 'numpy\nnot-fastapi\n',
    }
    expect(await found(files)).toEqual({ api: ['a'], flutter: [] })
  })

  test('links are not followed', async () => {
    await t.write(join(t.root, 'elsewhere', 'pubspec.yaml'), APP)
    await symlink(join(t.root, 'elsewhere'), join(t.project, 'flutter'))
    expect(await found({})).toEqual({ api: [], flutter: [] })
  })

  test('a folder called pubspec.yaml is not one', async () => {
    await mkdir(join(t.project, 'pubspec.yaml'))
    expect(await found({})).toEqual({ api: [], flutter: [] })
  })
})

test.each([
  ['as the template writes it', APP, true],
  [
    'with comments, quotes and Windows line ends',
    '# app\r\ndependencies:\r\n  # ui\r\n  "flutter":\r\n    sdk: "flutter" # yes\r\n',
    true,
  ],
  ['in braces', 'dependencies:\n  flutter: {sdk: flutter}\n', true],
  ['all in braces', 'dependencies: {flutter: {sdk: flutter}}\n', true],
  [
    'after other packages',
    'dependencies:\n  http: ^1.0.0\n\n  flutter:\n    sdk: flutter\ndev_dependencies:\n',
    true,
  ],
  ['a Dart package', 'dependencies:\n  http: ^1.0.0\n', false],
  [
    'Flutter for its tests only',
    'dependencies:\n  http: 1\ndev_dependencies:\n  flutter:\n    sdk: flutter\n',
    false,
  ],
  [
    'Flutter’s assets without its SDK',
    'dependencies:\n  http: 1\nflutter:\n  uses-material-design: true\n',
    false,
  ],
  ['another package from the SDK', 'dependencies:\n  flutter:\n  flutter_test:\n    sdk: flutter\n', false],
  ['commented out', 'dependencies:\n#  flutter:\n#    sdk: flutter\n  http: 1\n', false],
  ['nothing', '', false],
])('a pubspec %s: depends on Flutter %#', (_what, text, expected) => {
  expect(dependsOnFlutter(text)).toBe(expected)
})

describe('installed dependencies', () => {
  test('of an app: its package configuration, or its workspace’s', { tags: 'P-049' }, async () => {
    const app = join(t.project, 'apps', 'a')
    const installed = () => dependenciesInstalled('flutter', app, t.project)
    expect(await installed()).toBe(false)
    await t.write(join(app, '.dart_tool', 'pub', 'workspace_ref.json'), '{"workspaceRoot": "../../../.."}')
    expect(await installed()).toBe(false)
    await t.write(join(t.project, '.dart_tool', 'package_config.json'), '{}')
    expect(await installed()).toBe(true)
  })

  test('of an API: a virtual environment whose Python is really there', { tags: 'P-049' }, async () => {
    const installed = () => dependenciesInstalled('api', join(t.project, 'api'), t.project)
    await t.write(join(t.project, 'api', '.venv', 'pyvenv.cfg'), '')
    await mkdir(join(t.project, 'api', '.venv', 'bin'))
    await symlink(join(t.root, 'removed python'), join(t.project, 'api', '.venv', 'bin', 'python'))
    expect(await installed()).toBe(false)
    await t.write(join(t.root, 'removed python'), '')
    expect(await installed()).toBe(true)
  })

  test('of an API in a workspace lie at its root; above the project directory they count for nothing', async () => {
    await t.write(join(t.project, '.venv', 'bin', 'python'), '')
    expect(await dependenciesInstalled('api', join(t.project, 'x', 'api'), t.project)).toBe(true)
    expect(await dependenciesInstalled('api', join(t.project, 'x', 'api'), join(t.project, 'x'))).toBe(false)
  })
})

describe('the last change', () => {
  const at = (path: string, seconds: number) => utimes(join(t.project, path), seconds, seconds)

  test('is the newest source file’s, not a tool’s', { tags: 'P-050' }, async () => {
    const made = [
      'build/app.js',
      '.git/index',
      '.dart_tool/x',
      'lib/__pycache__/x.pyc',
      'uv.lock',
      'ios/Pods/x.m',
    ]
    for (const path of ['lib/a.dart', 'lib/deep é/b.dart', ...made]) await t.write(join(t.project, path), '')
    await at('lib/a.dart', 1_000)
    await at('lib/deep é/b.dart', 2_000)
    expect(await lastModified(t.project)).toEqual({
      at: new Date(2_000_000).toISOString(),
      file: 'lib/deep é/b.dart',
    })
  })

  test('is found among more files than are looked at together', async () => {
    for (let count = 0; count < 250; count += 1) {
      await t.write(join(t.project, `lib/${count}.dart`), '')
      await at(`lib/${count}.dart`, count === 120 ? 2_000 : 1_000)
    }
    expect(await lastModified(t.project)).toMatchObject({ file: 'lib/120.dart' })
  })

  test('is null where there is no source', async () => {
    expect(await lastModified(t.project)).toBeNull()
    expect(await lastModified(join(t.project, 'gone'))).toBeNull()
  })
})
