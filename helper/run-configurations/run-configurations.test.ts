import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AppEnvironment, RequestBody } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../errors/index.ts'
import { openProjectStore } from '../projects/index.ts'
import { createRunConfigurations } from './run-configurations.ts'

const idle = AbortSignal.abort()
let base: string
let directory: string
let app: string
let runs: ReturnType<typeof createRunConfigurations>
let changes = 0

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(directory, path)), { recursive: true })
  await writeFile(join(directory, path), text)
}
function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.detail)
  return outcome.value
}
async function open() {
  const home = join(base, 'home')
  await mkdir(home, { recursive: true })
  const projects = await openProjectStore({ home, onDamaged: () => undefined })
  runs = createRunConfigurations({
    home,
    env: { HOME: '/home/é' },
    projects,
    directory: () => directory,
    flutterPath: async () => app,
    changed: () => (changes += 1),
  })
}
beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'runs é ')))
  directory = join(base, 'my project é')
  app = join(directory, 'apps', 'one')
  changes = 0
  await write('apps/one/pubspec.yaml', 'name: one\n')
  await write('apps/two/pubspec.yaml', 'name: two\n')
  for (const name of ['main', 'main_dev']) await write(`apps/one/lib/${name}.dart`, 'void main() {}\n')
  await open()
})
afterEach(() => rm(base, { recursive: true, force: true }))

const list = async () => value(await runs.handlers.runConfigurations(undefined, idle))
const choose = (environment: AppEnvironment, id: string | null) =>
  runs.handlers.chooseRunConfiguration({ environment, id }, idle)
const save = (body: RequestBody<'saveRunConfiguration'>) => runs.handlers.saveRunConfiguration(body, idle)
const launch = (...configurations: object[]) =>
  write('.vscode/launch.json', JSON.stringify({ configurations }))
const DART = { type: 'dart', request: 'launch' }

test('every list is there from the first moment', async () => {
  expect(await list()).toEqual({
    configurations: [],
    chosen: { development: null, production: null },
    files: [],
    offers: { targets: ['lib/main.dart', 'lib/main_dev.dart'], define_files: [] },
    plain: { development: 'lib/main.dart', production: 'lib/main.dart' },
    launch_undo: null,
  })
})

test(
  'configurations of the project directory and of the app’s folder apply to the app that they name',
  { tags: 'P-415' },
  async () => {
    await launch(
      {
        ...DART,
        name: 'one',
        program: 'apps/one/lib/main_dev.dart',
        args: ['--dart-define-from-file=env.json'],
      },
      { ...DART, name: 'two', program: 'apps/two/lib/main.dart' },
      { ...DART, name: 'by cwd', cwd: '${workspaceFolder}/apps/one', program: 'lib/main.dart' },
      { ...DART, name: 'gone', program: 'apps/one/lib/gone.dart' },
      { ...DART, name: 'asked', program: 'apps/one/lib/main.dart', args: ['--dart-define=A=${input:a}'] },
    )
    await write('apps/one/env.json', '{"API_URL": "https://a", "API_SECRET": "hush-hush", "L": [1]}')
    await write(
      'apps/one/.run/dev.run.xml',
      '<configuration name="xml" type="FlutterRunConfigurationType"><option name="filePath" value="$PROJECT_DIR$/lib/main_dev.dart" /></configuration>',
    )
    const { configurations, files } = await list()
    expect(configurations.map(({ name, source, target }) => [name, source, target])).toEqual([
      ['one', '.vscode/launch.json', 'lib/main_dev.dart'],
      ['by cwd', '.vscode/launch.json', 'lib/main.dart'],
      ['gone', '.vscode/launch.json', 'lib/gone.dart'],
      ['asked', '.vscode/launch.json', 'lib/main.dart'],
      ['xml', 'apps/one/.run/dev.run.xml', 'lib/main_dev.dart'],
    ])
    const [one, , gone, asked] = configurations
    expect(one?.file_values).toEqual({ API_URL: 'https://a', API_SECRET: '***', L: '[1]' })
    expect(one?.warnings?.[0]).toContain('env.json: L is no plain value')
    expect(gone?.problems).toEqual(['Its entry point lib/gone.dart is not there.'])
    expect(asked?.problems).toEqual(['${input:a} is not filled in here.'])
    expect(files).toContainEqual({
      file: '.vscode/launch.json',
      found: 4,
      note: '1 of another app.',
      severity: 'info',
    })
  },
)

test(
  'of a folder between the project directory and the app, and those that an editor does not share',
  { tags: 'P-415' },
  async () => {
    await write(
      'apps/.vscode/launch.json',
      JSON.stringify({
        configurations: [
          { ...DART, name: 'between', cwd: '${workspaceRoot}/one', program: './lib/main.dart' },
        ],
      }),
    )
    await write(
      'apps/one/.idea/workspace.xml',
      '<project><component name="RunManager"><configuration name="own" type="FlutterRunConfigurationType"><option name="filePath" value="$PROJECT_DIR$/lib/main_dev.dart" /></configuration></component></project>',
    )
    await write('apps/one/web_dev_config.yaml', 'server:\n  port: 8080\n  proxy:\n  - target: http://a\n')
    const { configurations, files } = await list()
    expect(
      configurations.map(({ name, source, target, problems }) => [name, source, target, problems]),
    ).toEqual([
      ['between', 'apps/.vscode/launch.json', 'lib/main.dart', []],
      ['own', 'apps/one/.idea/workspace.xml', 'lib/main_dev.dart', []],
    ])
    expect(files?.at(-1)).toEqual({
      file: 'apps/one/web_dev_config.yaml',
      found: 0,
      note: 'Flutter 3.38 and newer takes from it, in each configuration: 1 proxy rule. Its host and port give way to those of the preview.',
      severity: 'info',
    })
  },
)

test('without lib/main.dart each environment begins with the entry point of its name', async () => {
  await rm(join(app, 'lib/main.dart'))
  await write('apps/one/lib/main_production.dart', 'void main() {}\n')
  expect((await list()).plain).toEqual({
    development: 'lib/main_dev.dart',
    production: 'lib/main_production.dart',
  })
})

test('our own are kept for the app, their secrets masked, and a value that is sent as shown stays', async () => {
  const { id } = value(
    await save({
      name: 'Staging',
      target: 'lib/main_dev.dart',
      dart_defines: { API_SECRET: 's3cret!', URL: 'a' },
    }),
  )
  await choose('production', id)
  await open()
  const { configurations, chosen } = await list()
  expect(chosen).toEqual({ development: null, production: id })
  expect(configurations).toMatchObject([
    { name: 'Staging', source: 'own', dart_defines: { API_SECRET: '***', URL: 'a' } },
  ])
  expect(JSON.stringify(configurations)).not.toContain('s3cret')
  await save({ id, name: 'Staging', dart_defines: { API_SECRET: '***', URL: 'b' } })
  const wanted = value(await runs.wanted('production', app, '3.41.2'))
  expect(wanted.run.defines).toEqual({ API_SECRET: 's3cret!', URL: 'b' })
  expect(await save({ name: 'x', dart_defines: ['NEW_TOKEN=***'] })).toMatchObject({ ok: false })
  expect((await list()).configurations).toHaveLength(1)
  expect(changes).toBe(3)
})

test(
  'values go into a file of ours for this user alone, and not into the arguments',
  { tags: 'P-417' },
  async () => {
    const odd = 'a=b\n"c", é'
    const { id } = value(
      await save({
        name: 'dev',
        flavor: 'dev',
        target: 'lib/main_dev.dart',
        dart_defines: { API_SECRET: 's3cret!', ODD: odd },
        args: ['--no-pub', '-d', 'chrome'],
      }),
    )
    await choose('development', id)
    const { name, run } = value(await runs.prepare('development', app, '3.41.2'))
    expect(name).toBe('dev')
    const file = run.args.find((arg) => arg.startsWith('--dart-define-from-file='))?.split('=')[1] ?? ''
    expect(run.args).toEqual([
      '--target=lib/main_dev.dart',
      '--flavor=dev',
      `--dart-define-from-file=${file}`,
      '--no-pub',
    ])
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ API_SECRET: 's3cret!', ODD: odd })
    expect(file.startsWith(join(base, 'home'))).toBe(true)
    expect(process.platform === 'win32' || (await stat(file)).mode & 0o777).toBe(0o600)
    expect(run.notes).toEqual(['-d is left out. The app runs in the browser of this page.'])
    expect(run.secrets).toEqual(['s3cret!'])
    // an old Flutter reads no such file
    const old = value(await runs.wanted('development', app, '3.3.0')).run
    expect(old.args).toContain('--dart-define=API_SECRET=s3cret!')
    expect(old.notes.at(-1)).toContain('other users of this machine can read')
  },
)

test(
  'defines beat files since 3.16, before that the files do, and .env files need 3.13',
  { tags: 'P-416' },
  async () => {
    await write('apps/one/a.json', '{"A": 1}')
    const { id } = value(await save({ name: 'dev', dart_defines: { A: '2' }, define_files: ['a.json'] }))
    await choose('development', id)
    const order = async (version: string) =>
      value(await runs.wanted('development', app, version)).run.args.map(
        (arg) => /home|a\.json|=A=2/.exec(arg)?.[0],
      )
    expect(await order('3.16.0')).toEqual(['a.json', 'home'])
    expect(await order('3.13.0')).toEqual(['home', 'a.json'])
    expect(await order('3.7.0')).toEqual(['a.json', '=A=2'])
    await write('apps/one/dev.env', 'B=1')
    await save({ id, name: 'dev', define_files: ['dev.env'] })
    const refused = await runs.wanted('development', app, '3.10.0')
    expect(refused).toMatchObject({ ok: false, problem: { code: 'run-argument-unknown' } })
    expect(JSON.stringify(refused)).toContain('needs Flutter 3.13 or newer')
  },
)

test.each([
  [undefined, 'env.json is not there.'],
  ['{"A": 1,}', 'it is not valid JSON'],
  ['nothing', 'line 1 is not NAME=value'],
])('a define file of %j is refused with the reason, and nothing is written', async (text, why) => {
  await write('apps/one/env.json', '{}')
  const { id } = value(await save({ name: 'dev', dart_defines: { A: '1' }, define_files: ['env.json'] }))
  value(await choose('development', id))
  // it was chosen before
  if (text === undefined) await rm(join(app, 'env.json'))
  else await write('apps/one/env.json', text)
  const refused = await runs.prepare('development', app, null)
  expect(refused).toMatchObject({ ok: false, problem: { code: 'run-configuration-unusable' } })
  expect(JSON.stringify(refused)).toContain(why)
  expect(await readdir(join(base, 'home'))).not.toContain('run-values')
})

test('a file that a repository names outside of the project directory is not opened', async () => {
  await writeFile(join(base, 'secrets.json'), '{"STOLEN": "value"}')
  await launch({
    ...DART,
    name: 'x',
    cwd: 'apps/one',
    args: ['--dart-define-from-file=../../../secrets.json'],
  })
  const [found] = (await list()).configurations
  expect(found?.problems?.[0]).toContain('lies outside of the project directory')
  expect(JSON.stringify(found)).not.toContain('STOLEN')
})

test('a changed value changes the fingerprint; a choice that is gone is refused', async () => {
  await write('apps/one/env.json', '{"A": 1}')
  await launch({ ...DART, name: 'x', cwd: 'apps/one', args: ['--dart-define-from-file=env.json'] })
  const [found] = (await list()).configurations
  await choose('development', found?.id ?? '')
  const before = value(await runs.wanted('development', app, null)).run.fingerprint
  await write('apps/one/env.json', '{"A": 22}')
  expect(value(await runs.wanted('development', app, null)).run.fingerprint).not.toBe(before)
  await launch()
  expect(await runs.wanted('development', app, null)).toMatchObject({
    ok: false,
    problem: { code: 'run-configuration-gone' },
  })
  expect(await choose('development', 'never')).toMatchObject({ ok: false })
})

test(
  'one of our own goes into launch.json, whose comments stay, and comes back as it was',
  { tags: 'P-418' },
  async () => {
    await write('.vscode/launch.json', '{\n  // ours\n  "configurations": [],\n}\n')
    const { id } = value(
      await save({
        name: 'Staging',
        target: 'lib/main_dev.dart',
        dart_defines: { A: 'b=c' },
        define_files: ['e.json'],
      }),
    )
    expect(value(await runs.handlers.saveToLaunchFile({ id }, idle)).file).toBe('.vscode/launch.json')
    expect(await readFile(join(directory, '.vscode/launch.json'), 'utf8')).toContain('// ours')
    const [own, read] = (await list()).configurations
    for (const key of ['name', 'target', 'dart_defines', 'define_files'] as const)
      expect(read?.[key]).toEqual(own?.[key])
    expect(await readdir(join(directory, '.vscode'))).toEqual(['launch.json'])
    // a broken one stays as it is
    await write('.vscode/launch.json', '{"configurations": [')
    expect(await runs.handlers.saveToLaunchFile({ id }, idle)).toMatchObject({ ok: false })
    expect(await readFile(join(directory, '.vscode/launch.json'), 'utf8')).toBe('{"configurations": [')
  },
)

test('a copy has the secrets of what it was made of, and what it was made of stays', async () => {
  const { id } = value(await save({ name: 'Staging', dart_defines: { API_SECRET: 's3cret!' } }))
  const copy = value(await save({ copy_of: id, name: 'Copy', dart_defines: { API_SECRET: '***', URL: 'a' } }))
  expect(copy.id).not.toBe(id)
  expect((await list()).configurations.map(({ name }) => name)).toEqual(['Staging', 'Copy'])
  await choose('development', copy.id)
  expect(value(await runs.wanted('development', app, null)).run.defines).toEqual({
    API_SECRET: 's3cret!',
    URL: 'a',
  })
})

test.each([
  [{ target: 'lib/main' }, 'invalid-entry-point'],
  [{ target: '/abs/main.dart' }, 'invalid-entry-point'],
  [{ dart_defines: { 'A=B': 'c' } }, 'invalid-define-name'],
  [{ dart_defines: ['A'] }, 'invalid-define-name'],
  [{ dart_defines: { NEW_TOKEN: '***' } }, 'define-value-needed'],
] satisfies [Partial<RequestBody<'saveRunConfiguration'>>, string][])(
  '%j is refused by its code, and nothing is saved',
  async (body, code) => {
    expect(await save({ name: 'x', ...body })).toMatchObject({ ok: false, problem: { code } })
    expect((await list()).configurations).toEqual([])
    expect(changes).toBe(0)
  },
)

test('only our own can be removed, and no environment keeps one that is', async () => {
  await launch({ ...DART, name: 'x', program: 'apps/one/lib/main.dart' })
  const { id } = value(await save({ name: 'mine' }))
  await choose('production', id)
  const read = (await list()).configurations.find(({ source }) => source !== 'own')
  expect(await runs.handlers.removeRunConfiguration({ id: read?.id ?? '' }, idle)).toMatchObject({
    ok: false,
  })
  value(await runs.handlers.removeRunConfiguration({ id }, idle))
  const { configurations, chosen } = await list()
  expect(configurations.map(({ name }) => name)).toEqual(['x'])
  expect(chosen.production).toBeNull()
})
