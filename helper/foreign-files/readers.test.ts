import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz.ts'
import { growthOf, IN_PROPORTION } from '../testing/growth.ts'
import { answerTo } from './answer.ts'
import type { ForeignRequest } from './request.ts'
import type { ForeignKind } from './kinds.ts'
import { READERS } from './readers.ts'

/** What a reader is told besides the text. */
const TOLD: { readonly [K in ForeignKind]?: ForeignRequest<K>['argument'] } = {
  'code-frame': { line: 3, around: 2 },
  'run-launch-edit': { name: 'a', configuration: {} },
  'google-services': { packageName: 'com.acme.app' },
  'dart-edit': { appId: '1:1:web:a' },
  'dart-literals': { line: 1, column: 1, call: null },
  'dart-literal-edit': {
    line: 1,
    column: 1,
    call: null,
    from: 5,
    to: 8,
    value: { kind: 'text', value: 'b' },
  },
  'dart-declarations': {
    names: [
      { head: 'Tints', rest: ['of', 'primary'] },
      { head: 'gap', rest: [] },
      { head: 'widget', rest: ['gap'] },
    ],
    place: { line: 1, column: 1 },
  },
  'dart-parameter': { line: 1, column: 1, names: { head: 'widget', rest: ['gap'] } },
  'dart-argument': {
    line: 1,
    column: 1,
    type: 'Text',
    constructors: [{ constructor: '', parameter: 'a', byDefault: null }],
  },
  'dart-map-text': { key: ['a', 'b'] },
  'dart-map-text-edit': { key: ['a', 'b'], value: 'c' },
  translation: { format: 'yaml', key: ['a', 'b'] },
  'translation-edit': { format: 'yaml', key: ['a', 'b'], value: 'c' },
  'match-firebaserc': { path: '.firebaserc', id: 'acme' },
  'match-gradle': { path: 'build.gradle', id: 'com.acme.app' },
  'match-pbxproj': { path: 'project.pbxproj', id: 'com.acme.app' },
  'match-xcconfig': { path: 'Debug', id: 'com.acme.app' },
}

/** How a file of these begins: what follows is then read with all that the reader has. */
const BEGINNINGS: { readonly [K in ForeignKind]?: readonly string[] } = {
  pubspec: ['dependencies: {', 'dependencies:\n  flutter:\n'],
  'app-manifest': ['name: ', 'flutter:\n  plugin:\n', 'workspace: [', 'workspace:\n'],
  melos: ['packages:\n', 'packages: ['],
  'entry-point': ['void ', 'main', 'export '],
  assets: ['flutter:\n  assets:\n', 'flutter:\n  assets:\n    - path: ', 'flutter: {assets: ['],
  'path-dependencies': [
    'dependencies:\n  a:\n    path: ',
    'dependencies:\n  a: {path: ',
    'dependency_overrides:\n',
  ],
  'package-config': ['{"packages": [', '{"packages": [{"name": "flutter", "rootUri": "'],
  'package-roots': ['{"packages": [', '{"packages": [{"name": "a", "rootUri": "'],
  'plugin-manifest': ['dependencies:\n', 'flutter:\n  plugin:\n', 'flutter:\n  plugin:\n    platforms: {'],
  'translation-config': ['arb-dir: ', 'input_directory: '],
  translation: ['{"a": {"b": "', '{"a": {"b": "c", "'],
  'translation-edit': ['{"a": {"b": "', '{"a": {"b": "c", "'],
  'workspace-ref': ['{"workspaceRoot": "'],
  'fvm-pin': ['{"flutter": "'],
  'api-launch': [
    '{"configurations": [',
    '{"configurations": [{"type": "debugpy", "request": "launch", "module": "',
  ],
  'api-run-xml': [
    '<configuration name="a" type="PythonConfigurationType">',
    '<configuration name="a" type="PythonConfigurationType"><option name="SCRIPT_NAME" value="',
  ],
  'requirement-names': ['a', 'a[', 'a ', 'a\n'],
  procfile: ['web: ', 'web: A=b python '],
  pyproject: ['[project]\n', '[tool.poe.tasks]\ndev = "', '[project.scripts]\n'],
  'node-package': ['{"scripts": {', '{"dependencies": {"express": "'],
  'dart-server': ['dependencies:\n  shelf: ', 'dependencies:\n  '],
  'conda-environment': ['name: '],
  'env-file': ['A=', 'A="', 'export A='],
  openapi: ['{"paths": {"/a": {"get": {"tags": [', '{"paths": {'],
  'python-app': ['app = ', 'from fastapi import ', 'def create_app(', 'app: '],
  'run-launch': [
    '{"configurations": [',
    '{"configurations": [{"type": "dart", "request": "launch", "args": ["',
  ],
  'run-launch-edit': ['{"configurations": [', '{"configurations": [{"name": "a"},'],
  'run-settings': ['{"dart.flutterRunAdditionalArgs": ['],
  'run-xml': [
    '<configuration name="a" type="FlutterRunConfigurationType">',
    '<configuration name="a" type="FlutterRunConfigurationType"><option name="additionalArgs" value="',
  ],
  'run-workspace': [
    '<configuration name="a" type="FlutterRunConfigurationType"><option name="additionalArgs" value="',
  ],
  'web-dev-config': ['server:\n  ', 'server:\n  proxy:\n    - ', 'server: {'],
  'run-makefile': ['run:\n\t', 'run:\n\tflutter run ', 'run:\n\tcd '],
  'run-melos': ['scripts:\n  run: ', 'scripts:\n  dev:\n    run: flutter run '],
  'define-file': ['{"A": ', 'A=', 'A="'],
  'flutterflow-environment': ["FFDevEnvironmentValues currentEnvironment = '"],
  firebaserc: ['{"projects": {'],
  'google-services': ['{"client": ['],
  'service-info': ['<plist><dict>'],
  'dart-literals': [
    'Text(',
    "Text('a', style: TextStyle(",
    'Text(a',
    'Text([',
    'Text(a: const [',
    'Text(a<',
    'Text(Colors.',
  ],
  'dart-literal-edit': ["Text('a', ", "Text('a', style: TextStyle("],
  'dart-parameter': ['class A { A(this.', 'class A { A({', 'class A { A() : a = '],
  'dart-argument': ['Text(', "Text(a: 'a', b: [", 'Text(a<'],
  'dart-map-text': ['final kTranslationsMap = ', "final kTranslationsMap = [{'a': {", "final all = {'a': {"],
  'dart-map-text-edit': ['final kTranslationsMap = ', "final kTranslationsMap = {'a': {'b': 'c'}, "],
  'dart-declarations': ['class A { ', 'f(gap) { ', 'f(gap) => ', 'import ', 'const gap = '],
  'dart-options': ['const web = FirebaseOptions('],
  'dart-edit': ['const web = FirebaseOptions(', "const web = FirebaseOptions(apiKey: 'a',"],
  gradle: ['android { defaultConfig { applicationId "a" '],
  pbxproj: ['{ objects = {'],
}

/** What stands many times in a row in a file that was made to take long. */
const PIECES = [
  ' ',
  '\n',
  '\r',
  '\u2028',
  '\t',
  "'",
  '"',
  '\\"',
  '\\',
  '/',
  '[',
  '{',
  '(',
  ']',
  '}',
  '*',
  '#',
].concat(
  [
    '//',
    '/*',
    '*/',
    '"""',
    "'''",
    '${',
    '$',
    '<',
    '>',
    '<!--',
    '<![CDATA[',
    '&',
    '&amp;',
    '&#x41;',
    '<?',
    '<a ',
    '=',
    ';',
  ],
  [
    '<key>a</key>',
    '<string>',
    '<dict>',
    '</',
    '<a b="',
    ' #',
    '\n\n',
    '- ',
    ' - a/',
    'a: ',
    '- *a ',
    '&a [*a]',
    'a = {',
  ],
  [
    'applicationId ',
    'applicationId "a"\n',
    '{applicationId ',
    'flutter:{',
    'sdk: ',
    'fastapi',
    '${workspaceFolder:',
  ],
  [
    'FirebaseOptions(',
    "apiKey: 'a',",
    "appId: 'a' // b\n",
    "apiKey: /* */   'a',",
    'FirebaseOptions() ',
    'a=',
    'x ',
  ],
  [
    'PRODUCT_BUNDLE_IDENTIFIER = ',
    '"a":',
    '"a": "b",',
    '{"a":',
    '{},',
    '1,',
    'r"',
    "'${'",
    'app=',
    'app ',
    '0',
    '-',
  ],
)

/** Without that which parses YAML and does nothing else: `translation` does so, too. */
const kinds = (Object.keys(READERS) as ForeignKind[]).filter((kind) => kind !== 'whole-yaml')
const grown = (begin: string, piece: string, end: string) => (size: number) =>
  begin + piece.repeat(Math.ceil(size / piece.length)) + end
const readerOf = (kind: ForeignKind) => (text: string) =>
  answerTo({ kind, from: { text }, argument: TOLD[kind] ?? null })

type Case = readonly [told: string, kind: ForeignKind, read: (text: string) => unknown]

/** What a translation is written in besides YAML. */
const formats = (['json', 'csv'] as const).flatMap((format): Case[] => [
  [
    `translation of ${format}`,
    'translation',
    (text) => answerTo({ kind: 'translation', from: { text }, argument: { format, key: ['a', 'b'] } }),
  ],
  [
    `translation-edit of ${format}`,
    'translation-edit',
    (text) =>
      answerTo({
        kind: 'translation-edit',
        from: { text },
        argument: { format, key: ['a', 'b'], value: 'c' },
      }),
  ],
])

test.each([...kinds.map((kind): Case => [kind, kind, readerOf(kind)]), ...formats])(
  'property: reading %s takes time in proportion to the file, whatever it is made of',
  async (_, kind, read) => {
    const beginnings = ['', ...(BEGINNINGS[kind] ?? [])]
    for (const begin of beginnings)
      for (const piece of PIECES)
        expect([piece, growthOf(grown(begin, piece, ''), read)]).toEqual([piece, IN_PROPORTION])
    const pieces = fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
      .map((it) => it.join(''))
    await fuzz(
      fc.property(fc.constantFrom(...beginnings), pieces, pieces, (begin, piece, end) => {
        expect(growthOf(grown(begin, piece, end), read)).toBe(IN_PROPORTION)
      }),
      20,
    )
  },
  // YAML is read slowly whatever it is made of, so that all of its texts are measured
  240_000,
)
