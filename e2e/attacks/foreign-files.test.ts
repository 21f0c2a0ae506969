import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Call, callsTo } from '../harness/call.ts'
import { freePorts } from '../harness/free-ports.ts'
import { runCommand, type Running } from '../harness/run-command.ts'
import { readingTimeOf } from './reading-time.ts'

/** The built helper, a process of its own: what holds up its loop holds up nothing of the test's. */
let helper: Running
let home: string
let root: string
let project: string
let call: Call

beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é foreign home ')))
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, MOSAYGENT_HOME: join(home, 'state') }
  helper = await runCommand({ env, ports: await freePorts(3) }).ready()
  call = callsTo(helper.url)
  await call('GET', '/health')
})
afterAll(async () => {
  helper.child.kill()
  await helper.ended
  await rm(home, { recursive: true, force: true })
})

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é foreign ')))
  project = join(root, 'mon projet é')
  await put('flutter/pubspec.yaml', 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n')
  await put('api/pyproject.toml', '[project]\nname = "api"\nversion = "1"\n')
  await call('POST', '/mosaygent/environment/set-directory', { path: project })
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(path: string, text: string) {
  await mkdir(dirname(join(project, path)), { recursive: true })
  await writeFile(join(project, path), text)
}

const K = 168_000
const STATUS = '/mosaygent/environment/status'
const FACTS = '/mosaygent/firebase/facts'
const API = '/mosaygent/api/status'
const ask = (route: string) =>
  route === FACTS ? call('POST', route, { firebase_config_path: 'lib/main.dart' }) : call('GET', route)

/** Files that took a helper minutes, its own loop held up meanwhile: where they lie, and which call reads them. */
const HOSTILE: readonly (readonly [string, string, string])[] = [
  ['a/requirements.txt', '\n'.repeat(K), STATUS],
  ['a/pubspec.yaml', `dependencies: ${'flutter:{'.repeat(K / 9)}`, STATUS],
  ['a/pubspec.yaml', `dependencies:\n${' #'.repeat(K / 2)}\u2028`, STATUS],
  ['flutter/android/app/build.gradle', `"${'\\"'.repeat(K / 2)}`, FACTS],
  ['flutter/android/app/build.gradle', '{'.repeat(K / 2) + 'applicationId '.repeat(K / 28), FACTS],
  ['api/.vscode/launch.json', '['.repeat(100_000), API],
]

test.each(HOSTILE)('no file of a repository holds up /health: %s', async (path, text, route) => {
  await put(path, text)
  const [answer, { status }] = await Promise.all([ask(route), call('GET', '/health')])
  expect([answer.status, status]).toEqual([200, 200])
})

const M = 1_000_000
const sections = (count: number) => Array.from({ length: count }, (_, at) => `a${at} = {b=c;};\n`).join('')
/** As large as they may be, and what takes longest: a tenth of a second and more. */
const LONG: readonly (readonly [string, string, string])[] = [
  ['api/.vscode/launch.json', `{"configurations": [${'{},'.repeat(M / 3 - 20)}`, API],
  ['flutter/ios/Runner.xcodeproj/project.pbxproj', `{ objects = {${sections(200_000)}`, FACTS],
  ['flutter/android/app/build.gradle', `"${'\\"'.repeat(M / 2 - 1)}`, FACTS],
  ['a/requirements.txt', '\n'.repeat(M), STATUS],
]

test.skipIf(process.platform !== 'linux').each(LONG)(
  '/health answers while a process reads %s',
  async (path, text, route) => {
    await put(path, text)
    const ends: string[] = []
    const asked = ask(route).finally(() => ends.push('asked'))
    let meanwhile = 0
    let before = await readingTimeOf(helper.child.pid)
    while (ends.length === 0) {
      expect((await call('GET', '/health')).status).toBe(200)
      const after = await readingTimeOf(helper.child.pid)
      if (ends.length === 0 && after > before) meanwhile += 1
      before = after
    }
    expect((await asked).status).toBe(200)
    // of dozens: as long as the loop is free, it answers between any two moments of the reading
    expect(meanwhile).toBeGreaterThan(3)
  },
)

/** 4 MB of a file that a tool writes, of which a reader makes hundreds: more than it may keep. */
const COSTLY = `{"packages": [${'{},'.repeat(1_300_000)}{}]}`

test('a file that costs its reader all memory ends nothing else, and the next file is read', async () => {
  await put('flutter/.dart_tool/package_config.json', COSTLY)
  for (const route of [STATUS, '/mosaygent/flutter/sdk']) expect((await ask(route)).status).toBe(200)
  await put('flutter/.dart_tool/package_config.json', '{"packages": []}')
  const { status, reply } = await ask(STATUS)
  expect(status).toBe(200)
  expect(JSON.stringify(reply)).toContain(join(project, 'flutter'))
  expect([helper.child.exitCode, helper.child.signalCode]).toEqual([null, null])
})

test('a launch configuration that is nested without end is said on the API card', async () => {
  await put('api/.vscode/launch.json', '['.repeat(100_000))
  const { status, reply } = await call('GET', API)
  expect(status).toBe(200)
  expect(JSON.stringify(reply)).toMatch(
    /uv was not found|launch\.json cannot be read: it is nested too deeply/,
  )
})

test.skipIf(process.platform === 'win32')(
  'pipes in the place of files are not waited for, and told',
  async () => {
    await mkdir(join(project, 'a'))
    const names = [
      'a/pubspec.yaml',
      'flutter/.fvmrc',
      'flutter/.firebaserc',
      'api/.python-version',
      'api/main.py',
    ]
    for (const name of names) await promisify(execFile)('mkfifo', [join(project, name)])
    const { status, reply } = await call('GET', STATUS)
    expect(status).toBe(200)
    expect(JSON.stringify(reply)).toContain('a/pubspec.yaml cannot be read')
    for (const route of ['/mosaygent/flutter/sdk', '/mosaygent/api/status'])
      expect([route, (await call('GET', route)).status]).toEqual([route, 200])
    expect((await call('GET', '/health')).status).toBe(200)
  },
)

test('a file that is too large to be read is told on the card', async () => {
  await put('a/pubspec.yaml', '#'.repeat(1_000_001))
  const { reply } = await call('GET', STATUS)
  expect(JSON.stringify(reply)).toContain('a/pubspec.yaml is too large to be read (limit 1 MB).')
})
