import { expect, it } from 'vitest'
import { temporaryProject } from '../testing/temporary-project.ts'
import { readPubspec } from './read-pubspec.ts'

const NINE = (name: string) => `[${Array.from({ length: 9 }, () => `*${name}`).join(', ')}]`

it.each([
  ['flutter: [1\n', 'bad'],
  ['flutter: text\n', 'bad'],
  ['- a\n', 'bad'],
  ['name: a\nflutter:\n', 'read'],
  ['name: a\nflutter:\n  assets:\n', 'read'],
  ['', 'read'],
  ['a: &a {assets: [x.png]}\nflutter: *a\n', 'read'],
  ['flutter: *gone\n', 'bad'],
  [`a: &a [x]\nb: &b ${NINE('a')}\nc: &c ${NINE('b')}\nd: &d ${NINE('c')}\nname: ${NINE('d')}\n`, 'bad'],
  [`name: a\nflutter: ${'['.repeat(50_000)}`, 'bad'],
  ['- '.repeat(49_000), 'bad'],
  [`name: a\n# ${'x'.repeat(200_000)}\n`, 'read'],
  [`# ${'x'.repeat(500_000)}\n`, 'absent'],
])('%# is told for what it is', async (text, kind) => {
  expect(readPubspec(await temporaryProject({ 'pubspec.yaml': text }))).toMatchObject({ kind })
})

it('paths, assets and members are read as written; what is of another kind is passed over', async () => {
  const directory = await temporaryProject({
    'pubspec.yaml': `name: 7
workspace: [a, 7]
dependencies: {b: {path: ../b}, c: ^1.0.0, d: {path: 7}}
dependency_overrides: {b: {path: ../other}}
flutter: {assets: [./x/, {path: y.png, flavors: [dev]}, 7], default-flavor: dev}
`,
  })
  expect(readPubspec(directory)).toEqual({
    kind: 'read',
    pubspec: {
      packageName: '',
      nullSafe: true,
      assets: ['x/', 'y.png'],
      pathDependencies: [
        ['b', '../b'],
        ['b', '../other'],
      ],
      workspace: ['a'],
      defaultFlavor: 'dev',
    },
  })
})
