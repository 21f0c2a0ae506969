import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { startHelper } from '@mosaygent/helper'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Call, callsTo } from '../harness/call.ts'
import { helperAt } from '../harness/script-token.ts'

const TOOLS =
  `git gh firebase flutter dart uv python3 python node npm code cursor codium tar sudo apt-get chromium sh
ssh git-lfs ps lsof`.split(/\s+/)
let root: string
let project: string
let helper: Awaited<ReturnType<typeof startHelper>>
let call: Call

const put = async (path: string, text: string, mode = 0o644) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  await chmod(path, mode)
}

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é programs ')))
  project = join(root, 'mon projet é')
  const tool = (name: string) => `#!/bin/sh\necho "${name} $*" >> '${join(root, 'ran')}'\nexit 0\n`
  const brought = [join(project, 'bin'), join(project, 'flutter', 'node_modules', '.bin')]
  for (const folder of brought) for (const name of TOOLS) await put(join(folder, name), tool(name), 0o755)
  await symlink(join(project, 'bin'), join(root, 'linked'))
  await put(join(root, 'ran'), '')
  await put(
    join(project, 'flutter', 'pubspec.yaml'),
    'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n',
  )
  await put(join(project, 'flutter', '.git', 'HEAD'), 'ref: refs/heads/main\n')
  await put(join(project, 'api', 'pyproject.toml'), '[project]\nname = "api"\nversion = "1"\n')
  await put(join(project, 'api', 'uv.lock'), 'version = 1\n')
  await put(join(project, 'api', '.venv', 'bin', 'python'), tool('venv'), 0o755)
  // what editors, shells and deployments would run
  const order = `echo order >> '${join(root, 'ran')}'`
  await put(join(project, '.envrc'), order)
  await put(join(project, 'flutter', 'Makefile'), `all:\n\t${order}\n`)
  await put(
    join(project, 'flutter', '.vscode', 'tasks.json'),
    JSON.stringify({ tasks: [{ type: 'shell', command: order, runOptions: { runOn: 'folderOpen' } }] }),
  )
  await put(
    join(project, 'flutter', 'firebase.json'),
    JSON.stringify({ hosting: { predeploy: [order] }, functions: { predeploy: order } }),
  )
  // an SDK of the repository's own, pinned in each way
  const sdk = join(project, 'flutter', 'tools', 'sdk')
  await put(join(sdk, 'bin', 'flutter'), tool('pinned flutter'), 0o755)
  await put(join(sdk, 'bin', 'internal', 'engine.version'), 'x')
  await mkdir(join(project, 'flutter', '.fvm'))
  await symlink('../tools/sdk', join(project, 'flutter', '.fvm', 'flutter_sdk'))
  const path = ['.', '', ...brought, join(root, 'linked')].join(delimiter)
  helper = await startHelper({
    home: join(root, 'home'),
    helperPort: 0,
    previewPort: 0,
    version: '1.2.3',
    sketchProgram: null,
    startersFolder: null,
    env: { PATH: path, HOME: root, FVM_CACHE_PATH: join(project, 'flutter', 'tools') },
    log: () => undefined,
  })
  helperAt(helper.helperPort, join(root, 'home'))
  call = callsTo(`http://127.0.0.1:${helper.helperPort}`)
})
afterEach(async () => {
  await helper.stop()
  await rm(root, { recursive: true })
})

const GETS = `environment/status environment/repositories flutter/sdk flutter/status api/status python/tools
github/gh-installed github/auth-status firebase/tool firebase/account doctor`.split(/\s+/)
const POSTS: readonly (readonly [string, object?])[] = [
  ['flutter/start'],
  ['flutter/pub-get'],
  ['flutter/analyze'],
  ['project/add-web'],
  ['flutter/test', {}],
  ['flutter/pub-outdated'],
  ['flutter/pub-upgrade'],
  ['flutter/build-web'],
  ['flutter/clean'],
  ['flutter/open-in-editor', { file: 'pubspec.yaml', line: 1 }],
  ['api/start'],
  ['api/sync'],
  ['api/test', {}],
  ['environment/git-fetch', { codebase: 'flutter' }],
  ['environment/git-branches', { codebase: 'flutter' }],
  ['github/auth-login'],
  ['firebase/login'],
]

test(
  'no program that lies in the project is run, however it got onto the path or is pinned',
  { tags: 'P-261' },
  async () => {
    const set = await call('POST', '/mosaygent/environment/set-directory', { path: project })
    expect(set).toMatchObject({ status: 200 })
    for (const path of GETS) {
      const { status } = await call('GET', `/mosaygent/${path}`)
      expect([path, status]).toEqual([path, 200])
    }
    const sdk = await call('GET', '/mosaygent/flutter/sdk')
    expect(JSON.stringify(sdk.reply)).not.toContain(project)
    for (const [path, body] of POSTS) {
      const { status } = await call('POST', `/mosaygent/${path}`, body)
      expect([path, status]).not.toEqual([path, 404])
    }
    expect(await readFile(join(root, 'ran'), 'utf8')).toBe('')
  },
)
