import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const TOOL = new URL('../helper/preview/testing/flutter/flutter.mjs', import.meta.url).href

const freePort = () => getPort({ host: '127.0.0.1' })

async function post(url, body, token) {
  const headers = {
    'Content-Type': 'application/json',
    // for systems that do not show whose call it is
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
}

/** A repository that takes git a while. */
function apiRepository(folder, files) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'pyproject.toml'), '[project]\nname = "api"\n')
  for (let at = 0; at < files; at += 1) writeFileSync(join(folder, `file${at}.py`), `number = ${at}\n`)
  const git = (...args) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.test', ...args])
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  return folder
}

/** A folder that the helper takes for an SDK, whose `flutter` says which port it was given. */
function writeSdk(folder, tool, version) {
  const bin = join(folder, 'bin')
  mkdirSync(join(bin, 'internal'), { recursive: true })
  mkdirSync(join(bin, 'cache'))
  writeFileSync(join(bin, 'internal/engine.version'), 'fake\n')
  const told = { frameworkVersion: version, channel: 'stable' }
  writeFileSync(join(bin, 'cache/flutter.version.json'), JSON.stringify(told))
  const port = 'process.argv[process.argv.indexOf("--web-port") + 1]'
  const lines = [
    `#!${process.execPath}`,
    `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'port'))}, ${port})`,
    `import(${JSON.stringify(tool)})`,
  ]
  writeFileSync(join(bin, 'flutter'), `${lines.join('\n')}\n`, { mode: 0o755 })
  return bin
}

/**
 * The delivered product with the Flutter starter running in the tests' fake, which prints what it is told. `files`:
 * how many the repository has that Clone clones as the API; 0: the starter is cloned. `tool`: another fake, and
 * `env` what it wants; null: there is no SDK, and the app is drawn as a sketch. `main`: the app's own `lib/main.dart`;
 * `sources`: more files of `lib` by their names.
 */
export async function startProduct(
  bundle,
  { files = 0, tool = TOOL, version = '3.35.2', env = {}, main = null, sources = {} } = {},
) {
  const base = mkdtempSync(join(tmpdir(), 'mosaygent bench é '))
  const path = tool === null ? [] : [writeSdk(join(base, 'sdk'), tool, version)]
  const home = join(base, 'home')
  cpSync(join(root, 'starters/flutter'), join(base, 'project/flutter'), { recursive: true })
  const write = (dart, name = 'main.dart') => writeFileSync(join(base, 'project/flutter/lib', name), dart)
  if (main !== null) write(main)
  for (const [name, dart] of Object.entries(sources)) write(dart, name)
  const repository = files === 0 ? {} : { MOSAYGENT_API_REPO: apiRepository(join(base, 'api'), files) }
  const [dashboard, helper, preview, control] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const child = spawn(process.execPath, [bundle, 'start', '--no-open'], {
    env: {
      ...process.env,
      ...repository,
      ...env,
      PATH: [...path, process.env.PATH].join(delimiter),
      MOSAYGENT_HOME: home,
      MOSAYGENT_DASHBOARD_PORT: String(dashboard),
      MOSAYGENT_HELPER_PORT: String(helper),
      MOSAYGENT_PREVIEW_PORT: String(preview),
      FAKE_FLUTTER_CONTROL: String(control),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready  http') && resolve())
    void closed.then(() => reject(new Error('The product ended before it was ready')))
  })
  const calls = `http://127.0.0.1:${helper}/mosaygent`
  const token = readFileSync(join(home, `script-token-${helper}`), 'utf8').trim()
  await post(`${calls}/environment/set-directory`, { path: join(base, 'project') }, token)
  await post(`${calls}/flutter/start`, {}, token)
  return {
    home,
    helperPort: helper,
    dashboardUrl: `http://localhost:${dashboard}`,
    /** A call of the helper's by its path, as a script makes it. */
    call: (path, body) => post(`${calls}${path}`, body, token),
    cloneApi: () => post(`${calls}/environment/clone-api`, undefined, token),
    print: (order) => post(`http://127.0.0.1:${control}/print`, order),
    page: (order) => post(`http://127.0.0.1:${control}/page`, order),
    previewUrl: `http://localhost:${preview}`,
    /** Where the app is served without us; known once the tool has started. */
    appUrl: () => `http://127.0.0.1:${readFileSync(join(base, 'sdk/port'), 'utf8')}`,
    write,
    edit: () => appendFileSync(join(base, 'project/flutter/lib/main.dart'), '// changed\n'),
    stop: async () => {
      child.kill('SIGINT')
      await closed
      rmSync(base, { recursive: true, force: true })
    },
  }
}
