import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onPort, readLaunchCommand } from './launch-command.ts'

/** What Start would run. */
const commandOf = async (codebase: string) => (await readLaunchCommand(codebase, '/bin/uv')).command

let codebase: string
beforeEach(async () => {
  codebase = await mkdtemp(join(tmpdir(), 'mosaygent api é '))
})
afterEach(() => rm(codebase, { recursive: true, force: true }))

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(codebase, path)), { recursive: true })
  await writeFile(join(codebase, path), text)
}
const launch = (...configurations: object[]) =>
  put('.vscode/launch.json', JSON.stringify({ version: '0.2.0', configurations }))
const python = (more: object) => ({ name: 'API', type: 'debugpy', request: 'launch', ...more })

describe('how the API is started', () => {
  test.each([
    [{ module: 'uvicorn', args: ['app.main:app', '--port', '8123'] }, 8123],
    [{ module: 'uvicorn', args: ['app.main:app', '--port=8124', '--reload'] }, 8124],
    [{ module: 'flask', args: ['run', '-p', '5001'] }, 5001],
    [{ module: 'uvicorn', args: ['app.main:app'], env: { UVICORN_PORT: '8125' } }, 8125],
    [{ program: 'server.py', env: { PORT: '8126' } }, 8126],
    [{ module: 'uvicorn', args: ['app.main:app', '--port', 'many'] }, 8000],
    [{ module: 'uvicorn' }, 8000],
  ])('its port is read from %j', async (more, port) => {
    await launch(python(more))
    expect((await commandOf(codebase))?.port).toBe(port)
  })

  test(
    'the server is chosen among the configurations, and the editor’s variables are filled in',
    { tags: ['P-106', 'P-193'] },
    async () => {
      await launch(
        { name: 'Attach', type: 'debugpy', request: 'attach' },
        { name: 'Web', type: 'chrome', request: 'launch' },
        python({ module: 'pytest' }),
        python({
          name: 'Serve',
          module: 'uvicorn',
          args: ['app:app', '--app-dir', '${workspaceFolder}/src'],
          cwd: '${workspaceFolder}/server',
          env: { DATA: '${workspaceFolder}/data' },
        }),
      )
      expect(await commandOf(codebase)).toEqual({
        program: '/bin/uv',
        args: ['run', 'python', '-m', 'uvicorn', 'app:app', '--app-dir', `${codebase}/src`],
        cwd: `${codebase}/server`,
        env: { DATA: `${codebase}/data` },
        shown: `uv run python -m uvicorn app:app --app-dir ${codebase}/src`,
        port: 8000,
        health: null,
        source: 'Serve',
      })
    },
  )

  test.each(['not json', '{"configurations": 3}', '{"configurations": [{"type": "debugpy"}]}', ''])(
    'a launch file %j says nothing, and the usual layout does',
    async (text) => {
      await put('.vscode/launch.json', text)
      expect(await commandOf(codebase)).toBe(null)
      await put('app/main.py', 'from fastapi import FastAPI\n\napp = FastAPI()\n')
      expect((await commandOf(codebase))?.args).toContain('app.main:app')
    },
  )

  test('a file without an app is none', async () => {
    await put('main.py', 'print("hello")\n')
    expect(await commandOf(codebase)).toBe(null)
  })
})

describe('another port', () => {
  test.each([
    [
      ['app:app', '--port', '8000', '--reload'],
      ['app:app', '--port', '9000', '--reload'],
    ],
    [
      ['app:app', '--port=8000'],
      ['app:app', '--port=9000'],
    ],
    [['app:app'], ['app:app', '--port', '9000']],
  ])('%j becomes %j', async (args, wanted) => {
    await launch(python({ module: 'uvicorn', args }))
    const command = await commandOf(codebase)
    if (command === null) throw new Error('no command')
    const moved = onPort(command, 9000)
    expect(moved.args.slice(4)).toEqual(wanted)
    expect(moved).toMatchObject({ port: 9000, env: { PORT: '9000' } })
    expect(onPort(command, 8000)).toBe(command)
  })
})
