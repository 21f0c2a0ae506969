import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createErrorList } from '../errors/error-list.ts'
import { harnessForEach, openPage } from '../testing/harness-for-each.ts'
import { localPackages } from './local-packages.ts'
import { mayBeOpened, mayBePackage } from './package-folder-rule.ts'
import { listSources } from './source-files.ts'

const { running } = harnessForEach()
let base: string
let project: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'é packages '))
  onTestFinished(() => rm(base, { recursive: true }))
  project = join(base, 'apps', 'my app')
  await write('apps/my app/pubspec.yaml', 'name: my_app')
})
async function write(file: string, text: string): Promise<string> {
  await mkdir(dirname(join(base, file)), { recursive: true })
  await writeFile(join(base, file), text)
  return join(base, file)
}
const config = (packages: object, more = {}) => JSON.stringify({ packages, ...more })
const found = async (home = join(base, 'home')) =>
  (await localPackages(project, undefined, home)).packages.map(({ name, root }) => [
    name,
    root.slice(base.length + 1),
  ])

describe('which packages are edited beside the app', { tags: 'P-378' }, () => {
  test('by path, by an absolute address, through a link; what pub downloaded is not', async () => {
    await write('shared é/pubspec.yaml', 'name: shared # one')
    await write('other/pubspec.yaml', "name: 'other'")
    await symlink(join(base, 'other'), join(base, 'linked'))
    await write('pub/hosted/pub.dev/http-1.0.0/pubspec.yaml', 'name: http')
    await write('own cache/dio-1.0.0/pubspec.yaml', 'name: dio')
    await write('sdk/packages/flutter/pubspec.yaml', 'name: flutter')
    await write(
      'apps/my app/.dart_tool/package_config.json',
      config(
        [
          { name: 'my_app', rootUri: '../' },
          { name: 'shared', rootUri: '../../../shared%20%C3%A9' },
          { name: 'other', rootUri: pathToFileURL(join(base, 'linked')).href },
          { name: 'http', rootUri: pathToFileURL(join(base, 'pub/hosted/pub.dev/http-1.0.0')).href },
          { name: 'dio', rootUri: pathToFileURL(join(base, 'own cache/dio-1.0.0')).href },
          { name: 'flutter', rootUri: '../../../sdk/packages/flutter' },
        ],
        { pubCache: pathToFileURL(join(base, 'own cache')).href },
      ),
    )
    expect(await found()).toEqual([
      ['shared', 'shared é'],
      ['other', 'other'],
    ])
  })

  test('a member of a workspace has the packages of its root, which may be one itself', async () => {
    await write('pubspec.yaml', 'name: root\nworkspace:\n  - apps/my app\n')
    await write('packages/shared/pubspec.yaml', 'name: shared')
    await write('apps/my app/.dart_tool/pub/workspace_ref.json', '{"workspaceRoot":"../../../.."}')
    await write(
      '.dart_tool/package_config.json',
      config([
        { name: 'root', rootUri: '../' },
        { name: 'my_app', rootUri: '../apps/my%20app' },
        { name: 'shared', rootUri: '../packages/shared' },
      ]),
    )
    expect(await found('/home/me')).toEqual([
      ['root', ''],
      ['shared', 'packages/shared'],
    ])
    expect((await localPackages(project)).packages.map(({ around }) => around)).toEqual([true, false])
  })

  test('before the first `pub get` what the pubspecs say by path, overrides and the workspace', async () => {
    await write(
      'apps/my app/pubspec.yaml',
      `name: my_app
dependencies:
  flutter:
    sdk: flutter
  shared: # ours
    path: "../../packages/shared"
  braces: {path: ../../packages/braces}
  http: ^1.0.0
  wrong:
    path: ../../packages/shared
`,
    )
    await write(
      'apps/my app/pubspec_overrides.yaml',
      'dependency_overrides:\n  late:\n    path: ../../packages/late\n',
    )
    await write('packages/shared/pubspec.yaml', 'name: shared\ndependencies:\n  deep:\n    path: ../deep\n')
    for (const name of ['braces', 'deep', 'late'])
      await write(`packages/${name}/pubspec.yaml`, `name: ${name}`)
    expect(await found()).toEqual([
      ['shared', 'packages/shared'],
      ['braces', 'packages/braces'],
      ['late', 'packages/late'],
      ['deep', 'packages/deep'],
    ])
    await write('pubspec.yaml', 'name: root\nworkspace:\n  - apps/my app\n  - members/*\n  - ../outside\n')
    await write('members/one/pubspec.yaml', 'name: one')
    expect((await found('/home/me')).map(([name]) => name)).toEqual([
      'shared',
      'braces',
      'late',
      'one',
      'deep',
    ])
    // once it has run, its list is the truth
    await write(
      'apps/my app/.dart_tool/package_config.json',
      config([{ name: 'deep', rootUri: '../../../packages/deep' }]),
    )
    expect(await found()).toEqual([['deep', 'packages/deep']])
  })

  test('a hostile list: neither the disk, the home folder, keys nor a folder of another name count', async () => {
    for (const file of [
      'home/pubspec.yaml',
      'home/.ssh/pubspec.yaml',
      'home/work/pubspec.yaml',
      'pubspec.yaml',
    ])
      await write(file, 'name: evil')
    await mkdir(join(base, 'home/empty'))
    await symlink(join(base, 'home/.ssh'), join(base, 'home/keys'))
    const roots = ['home', 'home/.ssh', 'home/keys', 'home/empty', '', 'home/none'].map(
      (folder) => pathToFileURL(join(base, folder)).href,
    )
    const packages = [
      ...roots,
      'file:///',
      'file:///etc',
      'file://host/share',
      'http://a/b',
      '%',
      '//host/b',
    ].map((rootUri) => ({ name: 'evil', rootUri }))
    const byPath = roots
      .concat('/etc', '//host/share')
      .map((uri, at) => `  p${at}:\n    path: ${uri.replace('file://', '')}\n`)
    await write(
      'apps/my app/pubspec.yaml',
      `name: my_app\ndependencies:\n${byPath.join('').replaceAll(/p\d+:/g, 'evil:')}`,
    )
    expect(await found()).toEqual([])
    const another = { name: 'another', rootUri: pathToFileURL(join(base, 'home/work')).href }
    await write('apps/my app/.dart_tool/package_config.json', config([...packages, another]))
    expect(await found()).toEqual([])
    vi.stubEnv('HOME', join(base, 'home'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const { files, roots: watched } = await listSources(project)
    expect(watched.map(({ folder }) => folder)).toEqual([project])
    expect([...files.values()].map(({ name }) => name).toSorted()).toEqual(['l10n.yaml', 'pubspec.yaml'])
  })

  test('a library or an asset that is a link out of its package is not read', async () => {
    await write('secret/lib/keys.dart', '')
    await write(
      'shared/pubspec.yaml',
      'name: shared\nflutter:\n  assets:\n    - keys/\n    - ../secret/lib/\n',
    )
    await symlink(join(base, 'secret/lib'), join(base, 'shared/lib'))
    await symlink(join(base, 'secret/lib'), join(base, 'shared/keys'))
    await write(
      'apps/my app/.dart_tool/package_config.json',
      config([{ name: 'shared', rootUri: '../../../shared' }]),
    )
    const { files } = await listSources(project)
    expect([...files.keys()].filter((key) => key.includes('keys.dart'))).toEqual([])
  })

  test('there is a bound, and it is told', async () => {
    const packages = Array.from({ length: 101 }, (_, at) => ({ name: `p${at}`, rootUri: `../../../p${at}` }))
    for (const { name } of packages) await write(`${name}/pubspec.yaml`, `name: ${name}`)
    await write('apps/my app/.dart_tool/package_config.json', config(packages.slice(0, 100)))
    expect(await localPackages(project)).toMatchObject({ cut: false })
    await write('apps/my app/.dart_tool/package_config.json', config(packages))
    const { packages: kept, cut } = await localPackages(project)
    expect([kept.length, cut]).toEqual([100, true])
    expect(await listSources(project)).toMatchObject({ cut: true })
    await write('apps/my app/.dart_tool/package_config.json', config([]))
    for (let at = 0; at < 5; at += 1) await write(`apps/my app/lib/${at}.dart`, '')
    expect(await listSources(project, 7)).toMatchObject({ cut: false })
    const few = await listSources(project, 6)
    expect([few.files.size, few.cut]).toEqual([6, true])
  })
})

test('the rule for the folder of a package, and for a file of it', { tags: 'P-378' }, () => {
  const where = { project: '/home/me/.work/app', home: '/home/me' }
  const allowed = ['/home/me/shared', '/home/me/.work', '/home/me/.work/shared', '/opt/company/shared']
  const refused = [
    '/',
    '/home',
    '/home/me',
    '/home/me/.ssh',
    '/home/me/.work/.git/x',
    '/etc/x',
    '/proc/self',
    '/srv',
  ]
  expect(allowed.filter((root) => !mayBePackage(root, where))).toEqual([])
  expect(refused.filter((root) => mayBePackage(root, where))).toEqual([])
  expect(['lib/a.dart', 'test/a.dart', 'pubspec.yaml'].every((file) => mayBeOpened(file, false))).toBe(true)
  expect(['.env', '.git/config', 'a/.ssh/id', 'build/a'].some((file) => mayBeOpened(file, false))).toBe(false)
  expect(['lib/a.dart', 'pubspec.yaml'].every((file) => mayBeOpened(file, true))).toBe(true)
  expect(['secret.txt', 'apps/other/lib/a.dart'].some((file) => mayBeOpened(file, true))).toBe(false)
})

test('an error in a package has its place, however the compiler names it', { tags: 'P-378' }, async () => {
  await write('shared é/pubspec.yaml', 'name: shared')
  await write('shared é/lib/src/a.dart', 'one\ntwo\nthree\n')
  await write(
    'apps/my app/.dart_tool/package_config.json',
    config([{ name: 'shared', rootUri: '../../../shared%20%C3%A9' }]),
  )
  const errors = createErrorList(() => undefined)
  const places = [
    '../../shared%20%C3%A9/lib/src/a.dart',
    'package:shared/src/a.dart',
    '../../shared%20%C3%A9/test/b.dart',
  ]
  await errors.replace(
    project,
    places.map((place, at) => `${place}:2:1: Error: mistake ${at}.`),
    true,
  )
  const frame = expect.arrayContaining([{ line: 2, text: 'two' }])
  expect(errors.answer().parsed).toMatchObject([
    { file: 'package:shared/src/a.dart', line: 2, frame },
    { file: 'package:shared/src/a.dart', line: 2, frame },
    { file: '../../shared é/test/b.dart', line: 2, frame: [] },
  ])
})

test(
  'once pub get has run its package is watched: stale, and brought on save',
  { tags: ['P-156', 'P-378'] },
  async () => {
    const s = await running({ transcript: 'reload-ok' })
    await openPage(s.port)
    await s.edit('../shared/pubspec.yaml', 'name: shared\nflutter:\n  assets: [a.txt]\n')
    await s.edit('../shared/lib/src/a.dart', '1')
    await s.edit('.dart_tool/package_config.json', config([{ name: 'shared', rootUri: '../../shared' }]))
    await s.until((status) => status.stale?.files === 2)
    await s.edit('../shared/a.txt', '1')
    expect((await s.until((status) => status.stale?.files === 3)).stale).toMatchObject({
      first: '../shared/a.txt',
      needs_start: { files: 1, first: '../shared/a.txt' },
    })
    await s.call('flutterStop')
    await s.call('flutterStart')
    await s.until((status) => status.ready === true && status.stale === null)
    await openPage(s.port)
    await s.preview.handlers.setReloadOnSave({ enabled: true }, AbortSignal.abort())
    await s.edit('../shared/lib/src/a.dart', '2')
    await s.until(async () => (await s.receipts()).length === 1)
    expect(await s.receipts()).toMatchObject([{ trigger: 'save', files: 1, outcome: 'applied' }])
  },
)
