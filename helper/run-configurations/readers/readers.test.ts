import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { readDefineFile } from './define-file.ts'
import { readFlutterFlowEnvironment } from './flutterflow.ts'
import { editLaunchFile } from './launch-edit.ts'
import { readRunLaunchFile, readRunSettings } from './launch-json.ts'
import { readRunWorkspace, readRunXml } from './run-xml.ts'
import { readWebDevConfig, wordsOfWebDevConfig } from './web-dev-config.ts'
import { readMakefile, readMelosScripts } from './scripts.ts'

const LAUNCH = `{
  // the team's
  "version": "0.2.0",
  "configurations": [
    { "name": "dev", "type": "dart", "request": "launch", "program": "lib/main_dev.dart", // here
      "args": ["--flavor", "dev",], "flutterMode": "profile", },
    { "name": "attach", "type": "dart", "request": "attach" },
    { "type": "lldb", "request": "launch" },
  ],
}`

test('launch.json: comments, trailing commas, and entries of other kinds', { tags: 'P-415' }, () => {
  const { configurations, note } = readRunLaunchFile(LAUNCH)
  expect(note).toBe('2 entries are no Flutter run.')
  expect(configurations).toHaveLength(1)
  expect(configurations[0]).toMatchObject({
    name: 'dev',
    program: 'lib/main_dev.dart',
    args: ['--flavor', 'dev'],
    leftOut: [{ what: 'flutterMode profile' }],
  })
})

test('a broken launch.json gives what stands before the break, and its line', () => {
  const broken = LAUNCH.replace('"attach" },', '"attach" ')
  const { configurations, note } = readRunLaunchFile(broken)
  expect(configurations.map(({ name }) => name)).toEqual(['dev'])
  expect(note).toContain('It is broken at line 8.')
  expect(readRunLaunchFile('nothing').configurations).toEqual([])
  expect(readRunLaunchFile('{"launch": {"configurations": []}}').note).toBeNull()
})

test('settings of VS Code add arguments', () => {
  expect(
    readRunSettings('{"dart.flutterRunAdditionalArgs": ["--wasm",], "dart.flutterWebRenderer": "html"}'),
  ).toEqual(['--wasm', '--web-renderer=html'])
  expect(readRunSettings('[')).toEqual([])
})

test('a run file of a JetBrains editor', () => {
  const text = `<component name="ProjectRunConfigurationManager">
  <configuration default="false" name="dev &amp; é" type="FlutterRunConfigurationType" factoryName="Flutter">
    <option name="additionalArgs" value="--dart-define-from-file env.json --dart-define=&quot;A=b c&quot;" />
    <option name="buildFlavor" value="dev" />
    <option name="filePath" value="$PROJECT_DIR$/lib/main_dev.dart" />
    <method v="2" />
  </configuration>
</component>`
  expect(readRunXml(text).configurations).toEqual([
    {
      name: 'dev & é',
      program: '$PROJECT_DIR$/lib/main_dev.dart',
      cwd: null,
      args: ['--flavor=dev', '--dart-define-from-file', 'env.json', '--dart-define=A=b c'],
      leftOut: [],
    },
  ])
  expect(readRunXml('<configuration name="a" type="DartTest"></configuration>')).toEqual({
    configurations: [],
    note: 'It is no Flutter run.',
  })
})

test('what a JetBrains editor keeps for itself: its Flutter runs, and not its pattern of new ones', () => {
  const text = `<project version="4"><component name="PropertiesComponent">{"a": "<b>"}</component>
  <component name="RunManager" selected="Flutter.dev">
    <configuration default="true" type="FlutterRunConfigurationType"><option name="filePath" value="a" /></configuration>
    <configuration name="tests" type="DartTestRunConfigurationType"><option name="filePath" value="b" /></configuration>
    <configuration name="dev" type="FlutterRunConfigurationType" factoryName="Flutter">
      <option name="buildFlavor" value="dev" />
      <option name="filePath" value="$PROJECT_DIR$/lib/main.dart" />
    </configuration>
    <configuration name="live" type="FlutterRunConfigurationType"><envs><env name="A" value="b" /></envs></configuration>
  </component></project>`
  const { configurations, note } = readRunWorkspace(text)
  expect(note).toBeNull()
  expect(configurations.map(({ name, program, args }) => [name, program, args])).toEqual([
    ['dev', '$PROJECT_DIR$/lib/main.dart', ['--flavor=dev']],
    ['live', null, []],
  ])
  expect(configurations[1]?.leftOut[0]?.what).toBe('envs')
})

test.each([
  ['', ''],
  ['other:\n  port: 1\n', ''],
  ['server:\n', ''],
  [
    '# ours\nserver:\n  host: "0.0.0.0" # all\n  headers:\n    - name: A\n      value: b\n    - name: C\n      value: d\n',
    'Flutter 3.38 and newer takes from it, in each configuration: 2 headers. Its host and port give way to those of the preview.',
  ],
  [
    'server:\n    base-href: /app/\n    proxy:\n    - prefix: /api\n      target: http://a\n    https:\n        cert-path: a\nlast: 1\n',
    'Flutter 3.38 and newer takes from it, in each configuration: 1 proxy rule, the path /app/. With its https the app cannot be shown in the frame.',
  ],
])('web_dev_config.yaml %j', (text, words) => {
  expect(wordsOfWebDevConfig(readWebDevConfig(text))).toBe(words)
})

test('a Makefile proposes what it says plainly', () => {
  const text = `FLAVOR := dev
run-dev: deps
\tcd app && fvm flutter run --flavor dev \\
\t\t-t lib/main_dev.dart
run:
\tflutter run --flavor $(FLAVOR)
build:
\tflutter build web
`
  expect(readMakefile(text)).toEqual({
    configurations: [
      {
        name: 'run-dev',
        program: null,
        cwd: 'app',
        args: ['--flavor', 'dev', '-t', 'lib/main_dev.dart'],
        leftOut: [],
      },
    ],
    note: '1 line with flutter run: variables or other commands in it.',
  })
})

test('scripts of Melos propose what they say plainly', () => {
  const text = `name: w
scripts:
  dev:
    run: cd apps/one && flutter run --dart-define=A=1
  short: "flutter run --flavor=dev"
  generate:
    run: melos exec -- flutter run
other:
  x: flutter run
`
  const { configurations } = readMelosScripts(text)
  expect(configurations.map(({ name, cwd, args }) => [name, cwd, args])).toEqual([
    ['dev', 'apps/one', ['--dart-define=A=1']],
    ['short', null, ['--flavor=dev']],
    ['generate', null, []],
  ])
})

test('a define file in JSON: each value as Dart prints it', () => {
  expect(readDefineFile(' {"A": true, "B": 42, "C": null, "D": [1, {"x": "y"}], "E": "a=b\\nc"}')).toEqual({
    kind: 'values',
    format: 'json',
    values: { A: 'true', B: '42', C: 'null', D: '[1, {x: y}]', E: 'a=b\nc' },
    nested: ['D'],
  })
})

test('a define file of lines', () => {
  const text = '\uFEFF# all\nA=b=c # note\n\nB="x # y" z\nC=\'q\'\n'
  expect(readDefineFile(text)).toEqual({
    kind: 'values',
    format: 'env',
    values: { A: 'b=c', B: 'x # y', C: 'q' },
    nested: [],
  })
})

test.each([
  ['{"A": 1, // no\n}', 'it is not valid JSON, in which comments have no place'],
  ['{', 'it is not valid JSON, in which comments have no place'],
  ['A=1\nexport B=2', 'line 2 is not NAME=value'],
  ['A="""\nx\n"""', 'line 1 has a value over several lines, which Flutter does not read'],
  ['{"FLUTTER_APP_FLAVOR": "x"}', 'FLUTTER_APP_FLAVOR is Flutter’s own name: set the flavor instead'],
])('a define file that Flutter refuses: %j', (text, why) => {
  expect(readDefineFile(text)).toEqual({ kind: 'unusable', why })
})

test('the environment of a FlutterFlow export', () => {
  const text = `class FFDevEnvironmentValues {\n  static const String currentEnvironment = 'Staging';`
  expect(readFlutterFlowEnvironment(text)).toBe('Staging')
  expect(readFlutterFlowEnvironment(`const currentEnvironment = 'x';`)).toBeNull()
})

const ENTRY = {
  name: 'mine',
  configuration: { type: 'dart', request: 'launch', program: 'lib/a.dart', args: ['--wasm'] },
}
test('launch.json is edited with its comments left as they are', () => {
  const added = editLaunchFile(LAUNCH, ENTRY)
  if (added.kind !== 'edited') throw new Error(added.why)
  expect(added.text).toContain("// the team's")
  expect(added.text).toContain('// here')
  expect(readRunLaunchFile(added.text).configurations.map(({ name }) => name)).toEqual(['dev', 'mine'])
  const again = editLaunchFile(added.text, {
    ...ENTRY,
    configuration: { ...ENTRY.configuration, program: 'lib/b.dart' },
  })
  if (again.kind !== 'edited') throw new Error(again.why)
  expect(readRunLaunchFile(again.text).configurations.map(({ program }) => program)).toEqual([
    'lib/main_dev.dart',
    'lib/b.dart',
  ])
})

test('launch.json is begun where there is none, and left where it is broken', () => {
  const begun = editLaunchFile('', ENTRY)
  expect(begun.kind === 'edited' ? parse(begun.text) : begun).toMatchObject({
    configurations: [{ name: 'mine' }],
  })
  const bare = editLaunchFile('{\n  // empty\n}', ENTRY)
  expect(bare.kind === 'edited' ? bare.text : '').toContain('// empty')
  expect(editLaunchFile('{"configurations": [', ENTRY)).toMatchObject({ kind: 'unusable' })
  expect(editLaunchFile('{"configurations": {}}', ENTRY)).toMatchObject({ kind: 'unusable' })
})
