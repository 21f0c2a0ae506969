import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openInEditor } from './open-in-editor.ts'

let base: string
let project: string
let env: NodeJS.ProcessEnv
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'é editor '))
  onTestFinished(() => rm(base, { recursive: true, maxRetries: 3 }))
  project = join(base, 'my app')
  await mkdir(join(project, 'lib'), { recursive: true })
  await writeFile(join(project, 'lib', 'main é.dart'), '')
  await writeFile(join(base, 'secret.txt'), '')
  await mkdir(join(base, 'bin'))
  await mkdir(join(base, 'sdk é', 'packages', 'flutter', 'lib', 'src'), { recursive: true })
  await writeFile(join(base, 'sdk é', 'packages', 'flutter', 'lib', 'src', 'app.dart'), '')
  // no `ps` on it: an editor that happens to run on the machine is not found
  env = { PATH: join(base, 'bin') }
})

/** A program on PATH that writes down how it was called. */
async function editor(name: string, end = ''): Promise<string> {
  const path = join(base, 'bin', name)
  const script = `require('fs').writeFileSync(${JSON.stringify(join(base, 'called'))}, JSON.stringify(process.argv.slice(2)))`
  await writeFile(path, `#!${process.execPath}\n${script}\n${end}\n`)
  await chmod(path, 0o755)
  return path
}
/** A package beside the codebase, with what must not be opened. */
async function sharedPackage(): Promise<void> {
  for (const folder of ['lib/src', 'test', '.git'])
    await mkdir(join(base, 'shared', folder), { recursive: true })
  await mkdir(join(project, '.dart_tool'))
  const packages = [{ name: 'shared', rootUri: '../../shared' }]
  await writeFile(join(project, '.dart_tool', 'package_config.json'), JSON.stringify({ packages }))
  await writeFile(join(base, 'shared', 'pubspec.yaml'), 'name: shared')
  for (const file of ['lib/src/a.dart', 'test/b.dart', '.git/config', '.env'])
    await writeFile(join(base, 'shared', file), '')
  await symlink(join(base, 'secret.txt'), join(base, 'shared', 'lib', 'link.dart'))
  await symlink(join(base, 'shared', '.env'), join(base, 'shared', 'lib', 'env.dart'))
}
const called = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(base, 'called'), 'utf8').catch(() => 'null'))
const ofApi = (file: string) =>
  openInEditor(
    {
      flutterPath: async () => project,
      apiPath: async () => join(base, 'shared'),
      sdkRoot: async () => null,
      env,
    },
    { file, line: 3, column: null, codebase: 'api' },
  )
const ask = (file: string, line: number | null = 12, column: number | null = 5) =>
  openInEditor(
    {
      flutterPath: async () => project,
      apiPath: async () => null,
      sdkRoot: async () => join(base, 'sdk é'),
      env,
    },
    { file, line, column },
  )

describe('the editor', () => {
  test('a well-known one on PATH, at line and column', { tags: 'P-161' }, async () => {
    await editor('code')
    expect(await ask('lib/main é.dart')).toEqual({ ok: true, value: { message: 'Opened in code.' } })
    await vi.waitFor(
      async () => expect(await called()).toEqual(['-r', '-g', `${join(project, 'lib', 'main é.dart')}:12:5`]),
      30_000,
    )
  })

  test(
    'the one that is named wins, with its arguments; an absolute file and no line',
    { tags: 'P-161' },
    async () => {
      await editor('code')
      env['EDITOR'] = 'zed --new'
      await editor('zed')
      expect(await ask(join(project, 'lib', 'main é.dart'), null, null)).toMatchObject({ ok: true })
      await vi.waitFor(
        async () => expect(await called()).toEqual(['--new', join(project, 'lib', 'main é.dart')]),
        30_000,
      )
      env['LAUNCH_EDITOR'] = await editor('subl')
      expect(await ask('lib/main é.dart')).toMatchObject({ value: { message: 'Opened in subl.' } })
    },
  )

  test('a file of the SDK, by the name that code imports it with', async () => {
    await editor('code')
    expect(await ask('package:flutter/src/app.dart')).toMatchObject({ ok: true })
    const path = join(base, 'sdk é', 'packages', 'flutter', 'lib', 'src', 'app.dart')
    await vi.waitFor(async () => expect(await called()).toEqual(['-r', '-g', `${path}:12:5`]), 30_000)
  })

  test('a file of a local package: by its path, and as code imports it', { tags: 'P-378' }, async () => {
    await editor('code')
    await sharedPackage()
    const library = join(base, 'shared', 'lib', 'src', 'a.dart')
    const opened = async (file: string, path: string) => {
      expect(await ask(file)).toMatchObject({ ok: true })
      await vi.waitFor(async () => expect(await called()).toEqual(['-r', '-g', `${path}:12:5`]), 30_000)
      await rm(join(base, 'called'))
    }
    await opened('package:shared/src/a.dart', library)
    await opened('../shared/lib/src/a.dart', library)
    await opened(library, library)
    await opened('../shared/test/b.dart', join(base, 'shared', 'test', 'b.dart'))
  })

  test('a file of the API, where that is asked for', { tags: 'P-494' }, async () => {
    await editor('code')
    await sharedPackage()
    expect(await ofApi('test/b.dart')).toMatchObject({ ok: true })
    const path = join(base, 'shared', 'test', 'b.dart')
    await vi.waitFor(async () => expect(await called()).toEqual(['-r', '-g', `${path}:3:1`]), 30_000)
  })

  test('one that draws in a terminal is passed over', async () => {
    await editor('vim')
    env['EDITOR'] = 'vim'
    expect(await ask('lib/main é.dart')).toMatchObject({ ok: false, problem: { code: 'tool-missing' } })
    expect(await called()).toBeNull()
  })

  test('an editor that fails is reported', async () => {
    await editor('code', 'process.exit(7)')
    expect(await ask('lib/main é.dart')).toMatchObject({
      ok: false,
      problem: { code: 'tool-failed', detail: 'code could not be started: exit code 7.' },
    })
  })
})

describe('refused, and nothing is started', () => {
  beforeEach(async () => {
    await editor('code')
    await sharedPackage()
    await symlink(join(base, 'secret.txt'), join(project, 'lib', 'link.dart'))
  })
  test.each([
    ['../secret.txt', 'path-not-allowed'],
    ['lib/link.dart', 'path-not-allowed'],
    [join('..', 'my app', 'lib', 'main é.dart'), 'path-not-allowed'],
    ['none.py', 'path-not-found'],
  ])('of the API: %j', async (file, code) => {
    expect(await ofApi(file)).toMatchObject({ ok: false, problem: { code } })
    expect(await called()).toBeNull()
  })

  test.each([
    ['../secret.txt', 'path-not-allowed'],
    ['/etc/passwd', 'path-not-allowed'],
    ['lib/../../secret.txt', 'path-not-allowed'],
    ['lib/link.dart', 'path-not-allowed'],
    ['.', 'path-not-allowed'],
    ['lib/a\0b', 'path-not-allowed'],
    ['package:flutter/../../../../my app/lib/main é.dart', 'path-not-allowed'],
    ['package:flutter/src/none.dart', 'path-not-found'],
    ['package:http/http.dart', 'path-not-found'],
    ['lib/none.dart', 'path-not-found'],
    ['lib', 'path-not-found'],
    ['../shared/.git/config', 'path-not-allowed'],
    ['../shared/.env', 'path-not-allowed'],
    ['../shared/lib/env.dart', 'path-not-allowed'],
    ['../shared/lib/link.dart', 'path-not-allowed'],
    ['../shared/../secret.txt', 'path-not-allowed'],
    ['package:shared/link.dart', 'path-not-allowed'],
    ['package:shared/../../secret.txt', 'path-not-allowed'],
    ['package:shared/../test/b.dart', 'path-not-allowed'],
    ['package:shared/none.dart', 'path-not-found'],
  ])('%j', async (file, code) => {
    expect(await ask(file)).toMatchObject({ ok: false, problem: { code } })
    expect(await called()).toBeNull()
  })
})
