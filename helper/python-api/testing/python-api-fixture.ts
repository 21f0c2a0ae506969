import { chmod, copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConsoleLine } from '@mosaygent/contract'
import { createServer } from 'node:http'
import { pathExists } from 'path-exists'
import { onTestFinished } from 'vitest'
import { createEventHub } from '../../events/index.ts'
import { createJobBoard } from '../../jobs/index.ts'
import { bind, closeServer } from '../../ports/index.ts'
import type { MadeEnvironment } from '../made-environments.ts'
import { openProjectStore } from '../../projects/index.ts'
import { succeed } from '../../errors/index.ts'
import { freePort } from '../../testing/free-ports.ts'
import { createPythonApi } from '../python-api.ts'

export const FAKE_UV = fileURLToPath(new URL('fake-uv.mjs', import.meta.url))

/** An API codebase in a folder with a space and an accent, a fake uv on the path, and what was logged of both. */
export async function createPythonApiFixture(options: { uv?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent api é ')))
  const bin = join(folder, 'bin')
  const codebase = join(folder, 'mon api')
  await mkdir(bin)
  await mkdir(join(codebase, '.vscode'), { recursive: true })
  await writeFile(join(codebase, 'pyproject.toml'), '[project]')
  if (options.uv !== false) {
    await copyFile(FAKE_UV, join(bin, 'uv'))
    await chmod(join(bin, 'uv'), 0o755)
  }
  const port = await freePort()
  await launch(`{
    // written by a person
    "configurations": [
      {"name": "Tests", "type": "debugpy", "request": "launch", "module": "pytest"},
      {"name": "API", "type": "debugpy", "request": "launch", "module": "uvicorn",
       "args": ["app.main:app", "--port", "${port}",], "cwd": "\${workspaceFolder}"},
    ]
  }`)
  const lines: { level: ConsoleLine['level']; text: string }[] = []
  const events: string[] = []
  const hub = createEventHub()
  hub.subscribe(({ event }) => events.push(event.type))
  const jobs = createJobBoard(hub)
  let made: readonly MadeEnvironment[] = []
  /** The chosen project directory, with its API in it. */
  let chosen = { directory: folder, codebase }
  const projects = await openProjectStore({ home: join(folder, 'home'), onDamaged: () => undefined })
  const api = createPythonApi({
    env: { HOME: folder, PATH: `${bin}:${dirname(process.execPath)}`, ...options.env },
    version: '1.2.3',
    hub,
    jobs,
    directory: () => chosen.directory,
    projects,
    codebase: async () => ({
      path: chosen.codebase,
      installed: await pathExists(join(chosen.codebase, '.venv/bin/python')),
    }),
    useFolder: async () => succeed(null),
    environments: {
      known: () => made,
      keep: async (change) => {
        made = change(made)
      },
    },
    filesChanged: () => events.push('files'),
    log: (level, text) => lines.push({ level, text }),
    record: () => async () => undefined,
  })
  onTestFinished(async () => {
    await jobs.close()
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function launch(text: string): Promise<void> {
    await writeFile(join(codebase, '.vscode/launch.json'), text)
  }
  const status = async () => {
    const outcome = await api.handlers.apiStatus(undefined, new AbortController().signal)
    if (!outcome.ok) throw new Error(outcome.problem.detail)
    return outcome.value
  }
  return {
    ...api,
    directory: folder,
    codebase,
    port,
    lines,
    events,
    jobs,
    launch,
    status,
    /** Chooses another project directory, or this one again. */
    choose: (other = { directory: folder, codebase }) => {
      chosen = other
    },
    says: (words: string) => writeFile(join(codebase, 'uv-says'), words),
    call: <N extends keyof typeof api.handlers>(name: N, body: Parameters<(typeof api.handlers)[N]>[0]) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pair of name and body is checked above
      (api.handlers[name] as (body: unknown, signal: AbortSignal) => ReturnType<(typeof api.handlers)[N]>)(
        body,
        new AbortController().signal,
      ),
  }
}

/** Holds a port as a stranger would; gives it back when the test ends. */
export async function hold(port: number): Promise<void> {
  const server = createServer((_request, response) => response.end('mine'))
  await bind(server, port, '127.0.0.1')
  onTestFinished(() => closeServer(server))
}
