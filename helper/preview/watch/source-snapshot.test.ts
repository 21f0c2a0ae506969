import { mkdir, mkdtemp, rm, symlink, unlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  changedFiles,
  hasUnwatched,
  type SourceSnapshot,
  takeSnapshot,
  withAssetsOf,
} from './source-snapshot.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'é sources '))
  await mkdir(join(project, 'lib', 'pages'), { recursive: true })
  await mkdir(join(project, 'build'))
  await writeFile(join(project, 'lib', 'pages', 'a é.dart'), 'a')
  await writeFile(join(project, 'pubspec.yaml'), 'name: x')
})
afterEach(() => rm(project, { recursive: true }))

const changed = (before: SourceSnapshot, after: SourceSnapshot) =>
  changedFiles(before, after).map(({ name }) => name)

test('changed, new and deleted sources count; saving without a change and built files do not', async () => {
  const before = await takeSnapshot(project)
  const old = join(project, 'lib', 'pages', 'a é.dart')
  await utimes(old, new Date(), new Date(Date.now() + 60_000))
  await writeFile(join(project, 'build', 'main.js'), 'x')
  await writeFile(join(project, 'README.md'), 'x')
  const touched = await takeSnapshot(project, before)
  expect(changed(before, touched)).toEqual([])
  await unlink(old)
  await writeFile(join(project, 'pubspec.yaml'), 'name: y')
  await mkdir(join(project, 'web'))
  await writeFile(join(project, 'web', 'index.html'), '')
  expect(changed(touched, await takeSnapshot(project, touched))).toEqual([
    'lib/pages/a é.dart',
    'pubspec.yaml',
    'web/index.html',
  ])
})

test('an asset beside the folders and a package by path are sources too; a linked folder is not followed', async () => {
  const shared = join(project, '..', `${basename(project)} shared`)
  onTestFinished(() => rm(shared, { recursive: true }))
  await mkdir(join(shared, 'lib'), { recursive: true })
  await mkdir(join(shared, 'linked'))
  await writeFile(join(shared, 'pubspec.yaml'), 'name: shared')
  await writeFile(join(project, 'pubspec.yaml'), 'flutter:\n  assets:\n    - .env\n')
  await mkdir(join(project, '.dart_tool'))
  const packages = [
    { name: 'x', rootUri: '../' },
    { name: 'shared', rootUri: `../../${encodeURIComponent(basename(shared))}` },
    { name: 'no_package', rootUri: 'file:///usr' },
    { name: 'elsewhere', rootUri: 'file://host/share/x' },
    { name: 'no_path', rootUri: 'file:///a%2Fb' },
    { name: 'nul', rootUri: 'file:///a%00b' },
  ]
  await writeFile(join(project, '.dart_tool', 'package_config.json'), JSON.stringify({ packages }))
  await symlink(join(shared, 'linked'), join(project, 'lib', 'linked'))
  const before = await takeSnapshot(project)
  await writeFile(join(project, '.env'), 'A=1')
  await writeFile(join(shared, 'lib', 'a.dart'), '')
  await writeFile(join(shared, 'linked', 'b.dart'), '')
  const after = await takeSnapshot(project, before)
  expect(changed(before, after)).toEqual(['.env', 'package:shared/a.dart'])
  expect(hasUnwatched(after)).toBe(true)
  expect(hasUnwatched(new Map())).toBe(false)
})

test('a linked folder that leads in a circle is no trap', async () => {
  await symlink(project, join(project, 'lib', 'circle'))
  const snapshot = await takeSnapshot(project)
  expect(snapshot.size).toBe(3)
  expect(hasUnwatched(snapshot)).toBe(true)
})

test('no codebase any more: nothing is there, and nothing thrown', async () => {
  expect((await takeSnapshot(join(project, 'gone'))).size).toBe(0)
})

test('folders that pubspec.yaml lists as assets or fonts are sources too', async () => {
  const pubspec = [
    'name: x',
    'flutter:',
    '  assets:',
    '    - images/',
    '    - "my pictures/"',
    '    - build/made.js',
    '  fonts:',
    '    - family: Own',
    '      fonts:',
    '        - asset: fonts/Own.ttf',
  ]
  await writeFile(join(project, 'pubspec.yaml'), pubspec.join('\n'))
  for (const folder of ['images', 'my pictures', 'fonts']) await mkdir(join(project, folder))
  const before = await takeSnapshot(project)
  for (const file of ['images/a', 'my pictures/b', 'fonts/Own.ttf', 'build/made.js'])
    await writeFile(join(project, file), 'x')
  expect(changed(before, await takeSnapshot(project, before))).toEqual([
    'fonts/Own.ttf',
    'images/a',
    'my pictures/b',
  ])
})

test(
  'what is listed, and its variants for denser screens: one that is compiled too is both',
  { tags: 'P-376' },
  async () => {
    const pubspec = [
      'name: x',
      'flutter:',
      '  assets: [images/a.png, "texts/"] # some',
      '  shaders:',
      '    - shaders/a.frag',
      'other:',
      '  - none/',
    ]
    await writeFile(join(project, 'pubspec.yaml'), pubspec.join('\n'))
    const files = ['images/2.0x/a.png', 'images/a.png', 'shaders/a.frag', 'texts/a.json', 'texts/3x/b.txt']
    const not = ['images/2.0x/b.png', 'images/b.png', 'images/dark/a.png', 'texts/more/a.json', 'none/a']
    for (const folder of ['images/2.0x', 'images/dark', 'texts/3x', 'texts/more', 'shaders', 'none'])
      await mkdir(join(project, folder), { recursive: true })
    const before = await takeSnapshot(project)
    for (const file of [...files, ...not]) await writeFile(join(project, file), 'x')
    const after = await takeSnapshot(project, before)
    expect(changed(before, after).toSorted()).toEqual(files.toSorted())
    expect(changedFiles(before, after).every(({ kind }) => kind === 'asset')).toBe(true)
    expect(changed(withAssetsOf(before, after), after).toSorted()).toEqual(files.toSorted())

    await writeFile(
      join(project, 'pubspec.yaml'),
      'flutter:\n  assets:\n    - lib/pages/a é.dart\n    - pubspec.yaml\n',
    )
    const listed = await takeSnapshot(project)
    await writeFile(join(project, 'lib', 'pages', 'a é.dart'), 'b')
    const edited = await takeSnapshot(project, listed)
    const name = 'lib/pages/a é.dart'
    expect(changedFiles(listed, edited)).toMatchObject([
      { name, kind: 'code' },
      { name, kind: 'asset' },
    ])
    const otherWay = new Map([...edited].toReversed())
    expect(changedFiles(listed, otherWay)).toEqual(changedFiles(listed, edited))
    expect(changedFiles(withAssetsOf(listed, edited), edited)).toMatchObject([{ name, kind: 'asset' }])
  },
)
