import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { app, type Files, launchFile, openOwnProject, type OwnProject } from './harness.ts'

let own: OwnProject
beforeAll(async () => {
  own = await openOwnProject()
})
afterAll(() => own.close())

const runs = async () => (await own.call('GET', '/run/configurations')).reply

/** Opens an app with a launch file and chooses a configuration of it for development. */
async function withLaunch(files: Files, launch: string, choose: string): Promise<void> {
  await own.open({ ...app('.', 'one'), ...files, '.vscode/launch.json': launch })
  await own.ask('/run/choose', { environment: 'development', id: `.vscode/launch.json#${choose}` })
}

test('a launch.json with comments and trailing commas runs as it does in its editor', async () => {
  await withLaunch(
    { 'lib/main_dev.dart': 'void main() {}\n' },
    `{ // ours
  "configurations": [
    { "name": "Dev é", "type": "dart", "request": "launch", "program": "lib/main_dev.dart", "args": ["--dart-define", "MODE=dev",], },
  ],
}`,
    'Dev é',
  )
  const started = await own.start('development')
  expect(started.args).toEqual([
    '--target=lib/main_dev.dart',
    expect.stringMatching(/^--dart-define-from-file=/),
  ])
  expect(started.values).toEqual([{ MODE: 'dev' }])
  expect(started.status).toMatchObject({ configuration: 'Dev é' })
  expect((await own.start('production')).args).toEqual([])
})

test('a run file of a JetBrains editor', async () => {
  await own.open({
    ...app('.', 'one', 'lib/main.dart', 'lib/main_prod.dart'),
    '.run/Prod.run.xml':
      '<component name="ProjectRunConfigurationManager"><configuration name="Prod" type="FlutterRunConfigurationType" factoryName="Flutter"><option name="filePath" value="$PROJECT_DIR$/lib/main_prod.dart" /></configuration></component>',
  })
  await own.ask('/run/choose', { environment: 'production', id: '.run/Prod.run.xml#Prod' })
  expect((await own.start('production')).args).toEqual(['--target=lib/main_prod.dart'])
})

test('a value with an equals sign and a line break arrives whole, and a secret is in no argument', async () => {
  const odd = 'a=b\nc "d" é'
  await withLaunch(
    { 'env/dev.json': '{"API_SECRET": "s3cret-value"}' },
    launchFile({
      name: 'Odd',
      toolArgs: [`--dart-define=QUERY=${odd}`, '--dart-define-from-file=env/dev.json'],
    }),
    'Odd',
  )
  const started = await own.start('development')
  expect(started.values).toEqual([{ API_SECRET: 's3cret-value' }, { QUERY: odd }])
  expect(JSON.stringify([started.args, started.status, await runs()])).not.toContain('s3cret-value')
})

test('an own configuration is kept for its app, and the same folder opened again has it', async () => {
  const folder = await own.open({ ...app('a', 'a'), ...app('b', 'b') })
  const saved = await own.ask('/run/save', {
    id: null,
    name: 'Mine',
    target: null,
    flavor: 'dev',
    dart_defines: { MODE: 'x' },
    define_files: [],
    args: [],
  })
  await own.ask('/run/choose', { environment: 'development', id: saved['id'] })
  expect((await own.start('development')).args).toContain('--flavor=dev')
  await own.ask('/project/choose-app', { path: 'b' })
  expect((await own.start('development')).args).toEqual([])
  await own.open(app('.', 'other'))
  await own.ask('/environment/set-directory', { path: folder })
  await own.ask('/project/choose-app', { path: 'a' })
  expect((await own.start('development')).args).toContain('--flavor=dev')
})

const BROKEN: Readonly<Record<string, { files?: Files; run: object; says: RegExp }>> = {
  'its entry point is gone': { run: { program: 'lib/gone.dart' }, says: /lib\/gone\.dart/ },
  'its define file is missing': {
    run: { toolArgs: ['--dart-define-from-file=env/gone.json'] },
    says: /env\/gone\.json/,
  },
  'its define file is not JSON': {
    files: { 'env/bad.json': '{"A": ' },
    run: { toolArgs: ['--dart-define-from-file=env/bad.json'] },
    says: /env\/bad\.json/,
  },
}

test.for(Object.entries(BROKEN))(
  'a configuration is refused when %s, and nothing is started',
  async ([, { files = {}, run, says }]) => {
    await own.open({
      ...app('.', 'one'),
      ...files,
      '.vscode/launch.json': launchFile({ name: 'Broken', ...run }),
    })
    expect(await runs()).toMatchObject({ configurations: [{ problems: [expect.stringMatching(says)] }] })
    const before = await own.starts()
    const id = '.vscode/launch.json#Broken'
    // refused where it is chosen, or at the latest where it is started
    const choice = await own.call('POST', '/run/choose', { environment: 'development', id })
    const start =
      choice.status === 200
        ? await own.call('POST', '/flutter/start', { environment: 'development' })
        : choice
    expect(start).toMatchObject({ status: 409, reply: { detail: expect.stringMatching(says) } })
    expect(await own.starts()).toBe(before)
  },
)

test('a define file with nested values is told as Flutter passes it', async () => {
  await withLaunch(
    { 'env/dev.json': '{"a": {"b": 1}, "c": 2}' },
    launchFile({ name: 'Nested', toolArgs: ['--dart-define-from-file=env/dev.json'] }),
    'Nested',
  )
  expect(await runs()).toMatchObject({
    configurations: [{ warnings: [expect.stringMatching(/env\/dev\.json/)] }],
  })
})

test('a broken launch.json is told with its line, and the app still runs without it', async () => {
  await own.open({
    ...app('.', 'one'),
    '.vscode/launch.json': '{\n "configurations": [\n {"name": "x" "y"}\n',
  })
  expect(await runs()).toMatchObject({
    files: [{ file: '.vscode/launch.json', found: 0, note: expect.stringMatching(/line 3/) }],
  })
  expect((await own.start('development')).args).toEqual([])
})

test('a path that is a file, or that leads to itself, is refused and the old project stays', async () => {
  const folder = await own.open(app('.', 'one'))
  await writeFile(join(folder, 'note.txt'), '')
  await symlink(join(folder, 'loop'), join(folder, 'loop'))
  for (const name of ['note.txt', 'loop', 'nowhere']) {
    const { status, reply } = await own.call('POST', '/environment/set-directory', {
      path: join(folder, name),
    })
    expect([status, reply]).toEqual([
      expect.any(Number),
      expect.objectContaining({ detail: expect.stringMatching(/./) }),
    ])
    expect(status).toBeGreaterThanOrEqual(400)
  }
  expect((await own.call('GET', '/project/apps')).reply).toMatchObject({ chosen: '.' })
})

test('a folder that links to itself from within is searched once', async () => {
  const folder = await own.open(app('apps/one', 'one'))
  await mkdir(join(folder, 'apps', 'more'))
  await symlink(folder, join(folder, 'apps', 'more', 'all'))
  await own.ask('/environment/set-directory', { path: folder })
  expect((await own.call('GET', '/project/apps')).reply).toMatchObject({ apps: [{ path: 'apps/one' }] })
})

test('the same folder in two dashboards: each runs its own, stopping one leaves the other, and both see an edit', async () => {
  const folder = await own.open({ ...app('.', 'one'), '.vscode/launch.json': launchFile({ name: 'Dev' }) })
  const other = await openOwnProject()
  onTestFinished(() => other.close())
  await other.ask('/environment/set-directory', { path: folder })
  const status = async () => (await other.call('GET', '/flutter/status')).reply
  await other.ask('/run/choose', { environment: 'development', id: '.vscode/launch.json#Dev' })
  await other.ask('/flutter/start', { environment: 'development' })
  await expect.poll(async () => (await status())['ready'], { timeout: 30_000 }).toBe(true)
  // the first one neither has the other's choice nor ends its app
  expect(await own.start('development')).toMatchObject({ args: [], status: { configuration: null } })
  expect(await status()).toMatchObject({ running: true, configuration: 'Dev' })
  await writeFile(join(folder, '.vscode/launch.json'), launchFile({ name: 'Dev' }, { name: 'Live' }))
  for (const { call } of [own, other])
    expect((await call('GET', '/run/configurations')).reply).toMatchObject({
      configurations: [{ name: 'Dev' }, { name: 'Live' }],
    })
  await other.ask('/flutter/stop', {})
  expect(await status()).toMatchObject({ running: false })
})
