import { basename, join } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import { type FoundApiCommand, plainCommand } from './found.ts'
import type { PythonApp } from './readers/python-app.ts'

/** A command with the file that told it, relative to the API's folder. */
export interface Proposed {
  readonly source: string
  readonly command: FoundApiCommand
}

/** Folders of Python projects that hold no application. */
const NO_PACKAGES =
  /^(?:\.|_|tests?$|docs?$|scripts?$|migrations$|alembic$|venv$|env$|node_modules$|build$|dist$|site-packages$)/
const MODULES = ['main', 'app', '__init__', 'api', 'server', 'asgi', 'wsgi']
/** Modules that are named for what they serve, as `fastapi_server` is: among many others, so only one that says what it is. */
const NAMED =
  /^(?:(?:fastapi|flask|quart|starlette|litestar)(?:_\w+)?|\w+_(?:main|app|api|server|asgi|wsgi))\.py$/
/** More than any layout has: each is read. */
const MOST_FOLDERS = 20
const MOST_APPS = 5

/** What of a Python project can be started: Django's `manage.py`, and the applications that its modules make. */
export async function proposePython(codebase: string): Promise<readonly Proposed[]> {
  const folders = await foldersIn(codebase)
  const django = await findDjango(codebase, ['.', ...folders])
  if (django.length > 0) return django
  const found: Proposed[] = [...(await readFlaskEnv(codebase))]
  for (const file of await candidates(codebase, folders)) {
    const app = valueOr(await readForeign('python-app', join(codebase, file), null), null)
    if (app !== null && (app.certain || !NAMED.test(basename(file))))
      found.push({ source: file, command: serve(file, app) })
    if (found.length >= MOST_APPS) break
  }
  return found.length > 0 ? found : findDjango(codebase, await twoLevels(codebase, folders))
}

const FLASK_ENV = '.flaskenv'

/** What `flask run` by itself takes from the project's file: the application, its port, and whether it debugs. */
async function readFlaskEnv(codebase: string): Promise<readonly Proposed[]> {
  const none: Readonly<Record<string, string>> = {}
  const values = valueOr(await readForeign('env-file', join(codebase, FLASK_ENV), null), none)
  const app = values['FLASK_APP']?.replace(/\.py$/, '')
  if (app === undefined || app === '') return []
  const port = /^\d{1,5}$/.exec(values['FLASK_RUN_PORT'] ?? '')?.[0] ?? '5000'
  const debug = /^(?:1|true|yes|on)$/i.test(values['FLASK_DEBUG'] ?? '')
  const before = ['-m', 'flask', '--app', app, ...(debug ? ['--debug'] : []), 'run']
  const args = [...before, '--host', '127.0.0.1', '--port', port, ...(debug ? [] : ['--reload'])]
  return [{ source: FLASK_ENV, command: plainCommand('flask run', 'python', args) }]
}

async function twoLevels(codebase: string, folders: readonly string[]): Promise<readonly string[]> {
  const all = await Promise.all(
    folders.map(async (folder) =>
      (await foldersIn(join(codebase, folder))).map((name) => `${folder}/${name}`),
    ),
  )
  return all.flat()
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await entriesOf(folder)
  const names = entries.filter((entry) => entry.isDirectory() && !NO_PACKAGES.test(entry.name))
  return names
    .map(({ name }) => name)
    .toSorted()
    .slice(0, MOST_FOLDERS)
}

async function findDjango(codebase: string, folders: readonly string[]): Promise<readonly Proposed[]> {
  const found: Proposed[] = []
  for (const folder of folders) {
    const entries = await entriesOf(join(codebase, folder))
    if (!entries.some((entry) => entry.name === 'manage.py' && entry.isFile())) continue
    const source = folder === '.' ? 'manage.py' : `${folder}/manage.py`
    const args = ['manage.py', 'runserver', '127.0.0.1:8000']
    found.push({ source, command: { ...plainCommand('Django', 'python', args), cwd: folder } })
  }
  return found
}

const USUAL = ['app/main.py', 'main.py', 'src/main.py', 'app/app.py', 'app.py']

/** Where applications are kept, the usual places first. */
async function candidates(codebase: string, folders: readonly string[]): Promise<readonly string[]> {
  const inSource = folders.includes('src') ? await foldersIn(join(codebase, 'src')) : []
  const places = ['', ...folders.map((folder) => `${folder}/`), ...inSource.map((folder) => `src/${folder}/`)]
  const files = await Promise.all(
    places.map(async (place) => {
      const names = new Set((await entriesOf(join(codebase, place))).map(({ name }) => name))
      const usual = MODULES.map((module) => `${module}.py`).filter((name) => names.has(name))
      const named = [...names].filter((name) => NAMED.test(name)).toSorted()
      return { usual: usual.map((name) => place + name), named: named.map((name) => place + name) }
    }),
  )
  const all = [
    ...files.flatMap(({ usual }) => usual),
    ...files.flatMap(({ named }) => named).slice(0, MOST_FOLDERS),
  ]
  return [...USUAL.filter((file) => all.includes(file)), ...all.filter((file) => !USUAL.includes(file))]
}

/** The command that serves an application, with reload, on the loopback address. */
function serve(file: string, { kind, name, factory }: PythonApp): FoundApiCommand {
  // a package below `src` is known by its own name, not by the folder's
  const below = /^src\/[^/]+\//.test(file)
  const path = file.slice(below ? 'src/'.length : 0, -'.py'.length).replace(/\/__init__$/, '')
  const app = `${path.replaceAll('/', '.')}:${name}`
  const address = (port: number) => ['--host', '127.0.0.1', '--port', String(port), '--reload']
  if (kind === 'asgi') {
    const more = [...(below ? ['--app-dir', 'src'] : []), ...(factory ? ['--factory'] : [])]
    return plainCommand(path, 'python', ['-m', 'uvicorn', app, ...more, ...address(8000)])
  }
  const command = plainCommand(path, 'python', ['-m', kind, '--app', app, 'run', ...address(5000)])
  return below ? { ...command, env: { PYTHONPATH: 'src' } } : command
}
