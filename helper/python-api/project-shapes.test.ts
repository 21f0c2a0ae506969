import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { onPort } from './launch-command.ts'
import { whyNotTrusted } from './read-launch.ts'
import { environmentAt, projectShape } from './testing/project-shape.ts'

const launch = (...configurations: object[]) => JSON.stringify({ version: '0.2.0', configurations })
const python = (more: object) => ({ name: 'API', type: 'debugpy', request: 'launch', ...more })
const FASTAPI = 'from fastapi import FastAPI\n\napp = FastAPI()\n'
const FLASK = 'from flask import Flask\n\napp = Flask(__name__)\n'
const PROJECT = '[project]\nname = "tides"\nversion = "1"\n'
const POETRY = '[tool.poetry]\nname = "tides"\nversion = "1"\n'
const reload = (port: number) => `--host 127.0.0.1 --port ${port} --reload`

/** Kinds of project, by their files: what Start runs, in which environment, and what Install would run. */
const SHAPES: readonly {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly tools?: readonly string[]
  readonly command: string | null
  readonly environment: string | null
  readonly install?: string | null
  readonly port?: number | null
}[] = [
  {
    name: 'FastAPI by uv',
    files: { 'pyproject.toml': PROJECT, 'app/main.py': FASTAPI },
    command: `uv run python -m uvicorn app.main:app ${reload(8000)}`,
    environment: 'uv',
    install: 'uv sync --all-groups',
    port: 8000,
  },
  {
    name: 'FastAPI in a src layout',
    files: {
      'pyproject.toml': PROJECT,
      'src/tides/__init__.py': '',
      'src/tides/api.py': 'api = FastAPI()\n',
    },
    command: `uv run python -m uvicorn tides.api:api --app-dir src ${reload(8000)}`,
    environment: 'uv',
  },
  {
    name: 'a factory of FastAPI',
    files: {
      'pyproject.toml': PROJECT,
      'tides/main.py': 'from fastapi import FastAPI\n\ndef create_app() -> FastAPI:\n    app = FastAPI()\n',
    },
    command: `uv run python -m uvicorn tides.main:create_app --factory ${reload(8000)}`,
    environment: 'uv',
  },
  {
    name: 'FastAPI in a module that is named for it, beside others that are not',
    files: {
      'requirements.txt': 'fastapi\n',
      'app/fastapi_server.py':
        'from fastapi import FastAPI\n\n\ndef get_app():\n    ...\n\n\napp = get_app()\n',
      'app/mail_server.py': 'app = connect()\n',
    },
    command: `uv run --no-project python -m uvicorn app.fastapi_server:app ${reload(8000)}`,
    environment: '.venv, by uv',
  },
  {
    name: 'Flask with requirements.txt',
    files: { 'requirements.txt': 'flask\n', 'app.py': FLASK },
    command: `uv run --no-project python -m flask --app app:app run ${reload(5000)}`,
    environment: '.venv, by uv',
    install: 'uv venv --no-project --allow-existing && uv pip install -r requirements.txt',
    port: 5000,
  },
  {
    name: 'a factory of Flask in a package',
    files: {
      'requirements.txt': 'flask\n',
      'flaskr/__init__.py': 'from flask import Flask\n\n\ndef create_app(config=None):\n    ...\n',
    },
    command: `uv run --no-project python -m flask --app flaskr:create_app run ${reload(5000)}`,
    environment: '.venv, by uv',
  },
  {
    name: 'Flask as .flaskenv says',
    files: {
      'requirements.txt': 'flask\n',
      '.flaskenv': 'FLASK_APP=tides.py\nFLASK_DEBUG=1\nFLASK_RUN_PORT=5050\n',
      'tides.py': FLASK,
      'app.py': FLASK,
    },
    command: 'uv run --no-project python -m flask --app tides --debug run --host 127.0.0.1 --port 5050',
    environment: '.venv, by uv',
    port: 5050,
  },
  {
    name: 'requirements.txt beside a project that no tool has locked',
    files: { 'pyproject.toml': PROJECT, 'requirements.txt': 'fastapi\n', 'main.py': FASTAPI },
    command: `uv run --no-project python -m uvicorn main:app ${reload(8000)}`,
    environment: '.venv, by uv',
    install: 'uv venv --no-project --allow-existing && uv pip install -r requirements.txt',
  },
  {
    name: 'requirements.txt beside a project that uv has locked',
    files: { 'pyproject.toml': PROJECT, 'requirements.txt': 'fastapi\n', 'uv.lock': '', 'main.py': FASTAPI },
    command: `uv run python -m uvicorn main:app ${reload(8000)}`,
    environment: 'uv',
    install: 'uv sync --all-groups',
  },
  {
    name: 'Django',
    files: { 'requirements.txt': 'Django>=5\n', 'manage.py': '', 'site/asgi.py': 'application = get()\n' },
    command: 'uv run --no-project python manage.py runserver 127.0.0.1:8000',
    environment: '.venv, by uv',
    port: 8000,
  },
  {
    name: 'Poetry alone, by Poetry',
    files: { 'pyproject.toml': POETRY, 'main.py': FASTAPI },
    tools: ['uv', 'poetry'],
    command: `poetry run python -m uvicorn main:app ${reload(8000)}`,
    environment: 'Poetry',
    install: 'poetry install --no-interaction',
  },
  {
    name: 'a venv that somebody made by hand, with requirements.txt',
    files: { 'requirements.txt': 'fastapi\n', 'main.py': FASTAPI, ...environmentAt('venv') },
    command: `venv/bin/python -m uvicorn main:app ${reload(8000)}`,
    environment: 'venv',
    install: 'venv/bin/python -m pip install -r requirements.txt',
  },
  {
    name: 'a venv of another system that came along in git',
    files: {
      'requirements.txt': 'fastapi\n',
      'main.py': FASTAPI,
      [process.platform === 'win32' ? 'venv/bin/python' : 'venv/Scripts/python.exe']: '',
      'venv/pyvenv.cfg': '',
    },
    command: `uv run --no-project python -m uvicorn main:app ${reload(8000)}`,
    environment: '.venv, by uv',
  },
  {
    name: 'a venv beside a pyproject.toml that no tool has locked',
    files: { 'pyproject.toml': PROJECT, 'main.py': FASTAPI, ...environmentAt('venv') },
    command: `venv/bin/python -m uvicorn main:app ${reload(8000)}`,
    environment: 'venv',
    install: 'venv/bin/python -m pip install -e .',
  },
  {
    name: 'requirements.txt where there is no uv',
    files: { 'requirements.txt': 'fastapi\n', 'main.py': FASTAPI },
    tools: ['python3'],
    command: `.venv/bin/python -m uvicorn main:app ${reload(8000)}`,
    environment: '.venv',
    install: 'python -m venv .venv && .venv/bin/python -m pip install -r requirements.txt',
  },
  {
    name: 'conda',
    files: { 'environment.yml': 'name: tides\ndependencies:\n  - fastapi\n', 'main.py': FASTAPI },
    tools: ['conda'],
    command: `conda run --no-capture-output --name tides python -m uvicorn main:app ${reload(8000)}`,
    environment: 'conda, tides',
    install: 'conda env update --file environment.yml',
  },
  {
    name: 'a Procfile',
    files: {
      'requirements.txt': 'fastapi\n',
      Procfile: 'web: uvicorn tides:api --host 0.0.0.0 --port $PORT\n',
    },
    command: 'uv run --no-project uvicorn tides:api --host 127.0.0.1 --port 8000',
    environment: '.venv, by uv',
    port: 8000,
  },
  {
    name: 'a script of the project',
    files: { 'pyproject.toml': `${PROJECT}\n[project.scripts]\nserve = "tides:main"\nseed = "tides:seed"\n` },
    command: 'uv run serve',
    environment: 'uv',
    port: null,
  },
  {
    name: 'a task of Poe',
    files: {
      'pyproject.toml': `${PROJECT}\n[tool.poe.tasks]\ndev = {cmd = "fastapi dev tides.py --port 8100"}\n`,
    },
    command: 'uv run fastapi dev tides.py --port 8100',
    environment: 'uv',
    port: 8100,
  },
  {
    name: 'Express by npm',
    files: {
      'package.json': JSON.stringify({
        scripts: { test: 'jest', start: 'node .', dev: 'nodemon' },
        dependencies: { express: '^5' },
      }),
      'package-lock.json': '{}',
    },
    tools: ['npm', 'node'],
    command: 'npm run dev',
    environment: 'npm',
    install: 'npm ci --ignore-scripts',
    port: null,
  },
  {
    name: 'NestJS by pnpm, whose installation is told',
    files: {
      'package.json': JSON.stringify({ scripts: { 'start:dev': 'nest start --watch' } }),
      'pnpm-lock.yaml': '',
    },
    tools: ['pnpm', 'npm'],
    command: 'pnpm run start:dev',
    environment: 'pnpm',
    install: null,
  },
  {
    name: 'Go',
    files: { 'go.mod': 'module tides\n', 'cmd/server/main.go': 'package main\n' },
    tools: ['go'],
    command: 'go run ./cmd/server',
    environment: 'Go',
    install: null,
  },
  {
    name: 'Dart with shelf',
    files: { 'pubspec.yaml': 'name: tides\ndependencies:\n  shelf: ^1.4.0\n', 'bin/server.dart': '' },
    tools: ['dart'],
    command: 'dart run bin/server.dart',
    environment: 'Dart',
    install: 'dart pub get',
  },
  {
    name: 'Dart Frog',
    files: { 'pubspec.yaml': 'name: tides\ndependencies:\n  dart_frog: ^1.1.0\n', 'routes/index.dart': '' },
    tools: ['dart', 'dart_frog'],
    command: 'dart_frog dev',
    environment: 'Dart',
  },
  {
    name: 'a run file of PyCharm',
    files: {
      'requirements.txt': 'flask\n',
      '.idea/runConfigurations/Flask.xml':
        '<component><configuration name="Flask" type="Python.FlaskServer"><envs><env name="A" value="b"/></envs>' +
        '<option name="target" value="$PROJECT_DIR$/app.py" /><option name="additionalOptions" value="--port 5055" />' +
        '</configuration></component>',
    },
    command: 'uv run --no-project python -m flask --app "$/app.py" run --port 5055',
    environment: '.venv, by uv',
    port: 5055,
  },
  {
    name: 'nothing but a compose file',
    files: { 'compose.yaml': 'services: {}\n' },
    command: null,
    environment: null,
  },
  { name: 'an empty folder', files: { 'README.md': '' }, command: null, environment: null },
]

describe('what starts an API', () => {
  test.each(SHAPES)('$name', { tags: ['P-457', 'P-460'] }, async (shape) => {
    const t = await projectShape(shape)
    const started = await t.start()
    const { name: _name, files: _files, tools: _tools, ...wanted } = shape
    expect({
      command: started?.command.shown.replaceAll(t.codebase, '$') ?? null,
      environment: t.launch.environment?.name ?? null,
      install: t.launch.environment?.install?.shown ?? null,
      port: started?.command.port ?? null,
    }).toMatchObject(wanted)
    expect(t.launch.problem === null).toBe(shape.command !== null)
  })
})

describe('what is told instead', () => {
  test('Poetry alone without Poetry is neither started nor called installed', { tags: 'P-460' }, async () => {
    const t = await projectShape({ files: { 'pyproject.toml': POETRY, 'main.py': FASTAPI } })
    expect((await t.start())?.problem).toEqual({
      code: 'tool-missing',
      detail: 'Poetry was not found. Install Poetry first.',
    })
    expect(t.launch.environment?.installed).toBe(false)
  })

  test('the file that is open in an editor is no start command', { tags: 'P-457' }, async () => {
    const files = {
      '.vscode/launch.json': launch(python({ name: 'Current File', program: '${file}' })),
      'main.py': FASTAPI,
    }
    const t = await projectShape({ files })
    expect(t.launch.commands.map(({ source }) => source)).toEqual(['main.py'])
    expect(t.launch.files).toEqual([
      { file: '.vscode/launch.json', note: '“Current File” runs the file that is open in the editor.' },
    ])
  })

  test('a compose file is shown with its command, and never started', { tags: 'P-457' }, async () => {
    const t = await projectShape({
      files: { 'compose.yaml': '', 'main.py': FASTAPI },
      tools: ['docker', 'uv'],
    })
    expect(t.launch.used?.source).toBe('main.py')
    expect(t.launch.commands.at(-1)).toMatchObject({
      program: 'docker',
      shownArgs: ['compose', 'up'],
      problem: 'It starts containers, which is not done from here. Run it in a terminal.',
    })
  })

  test('a line that needs a shell is none', { tags: 'P-457' }, async () => {
    const t = await projectShape({ files: { Procfile: 'web: migrate && gunicorn app:app\n' } })
    expect(t.launch.used).toBe(null)
    expect(t.launch.commands[0]?.problem).toContain('It needs a shell')
  })

  test('a virtual environment that the repository brought is not run', { tags: 'P-460' }, async () => {
    const files = { 'requirements.txt': 'flask\n', 'main.py': FASTAPI, 'venv/bin/python': '' }
    const t = await projectShape({ files })
    const env = { ...process.env, HOME: t.folder }
    const asked = { codebase: t.codebase, directory: t.directory, env }
    const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: t.directory, env })
    await git('init', '-q')
    expect(await whyNotTrusted(t.launch.environment, asked)).toBe(null)
    await git('add', '-f', 'venv')
    expect(await whyNotTrusted(t.launch.environment, asked)).toMatchObject({ code: 'repository-not-trusted' })
  })

  test('a program that is not installed is named', async () => {
    const t = await projectShape({ files: { 'go.mod': '', 'main.go': '' }, tools: [] })
    expect((await t.start())?.problem?.detail).toContain('go was not found')
  })

  test('a chosen command that has gone is not replaced by another one', { tags: 'P-457' }, async () => {
    const t = await projectShape({ files: { 'main.py': FASTAPI }, settings: { api_command: 'gone' } })
    expect(t.launch.used).toBe(null)
    expect(t.launch.problem?.detail).toContain('not there any more')
  })
})

describe('a launch configuration of VS Code', () => {
  const start = async (configuration: object, env: NodeJS.ProcessEnv = {}) => {
    const t = await projectShape({
      files: { '.vscode/launch.json': launch(configuration), 'requirements.txt': 'fastapi\n' },
      tools: ['uv', 'node', 'npm'],
      env,
    })
    return { t, started: await t.start() }
  }

  test.each([
    [{ module: 'uvicorn', args: ['app.main:app', '--port', '8123'] }, 8123],
    [{ module: 'uvicorn', args: ['app.main:app', '--port=8124', '--reload'] }, 8124],
    [{ module: 'flask', args: ['run', '-p', '5001'] }, 5001],
    [{ module: 'flask', args: ['run'] }, 5000],
    [{ module: 'gunicorn', args: ['--bind', '127.0.0.1:8130', 'a:app'] }, 8130],
    [{ program: '${workspaceFolder}/manage.py', args: ['runserver', '0.0.0.0:8140'], django: true }, 8140],
    [{ module: 'uvicorn', args: ['app.main:app'], env: { UVICORN_PORT: '8125' } }, 8125],
    [{ program: 'server.py', env: { PORT: '8126' } }, 8126],
    [{ module: 'uvicorn', args: ['app.main:app', '--port', 'many'] }, 8000],
    [{ module: 'uvicorn' }, 8000],
    [{ program: 'server.py' }, null],
  ])('its port is read from %j', async (more, port) => {
    expect((await start(python(more))).started?.command.port).toBe(port)
  })

  test('its variables are filled in, and what comes from ours is not shown', { tags: 'P-457' }, async () => {
    const { t, started } = await start(
      python({
        name: 'Serve',
        module: 'uvicorn',
        args: ['app:app', '--app-dir', '${workspaceFolder}/src', '--header', 'X:${env:API_TOKEN}'],
        cwd: '${workspaceFolder}/server',
        env: { DATA: '${workspaceFolder}/data', TOKEN: '${env:API_TOKEN}', NONE: null },
        justMyCode: false,
        preLaunchTask: 'seed',
      }),
      { API_TOKEN: 'hidden-value' },
    )
    expect(started?.command).toMatchObject({
      cwd: `${t.codebase}/server`,
      env: { DATA: `${t.codebase}/data`, TOKEN: 'hidden-value' },
      source: 'Serve',
    })
    expect(started?.command.args).toContain('X:hidden-value')
    expect(started?.command.shown).not.toContain('hidden-value')
    expect(started?.command.shown).toContain('X:${env:API_TOKEN}')
    expect(t.launch.used?.leftOut.map(({ what }) => what)).toEqual(['preLaunchTask', 'env NONE'])
  })

  test('what only the editor knows is named', async () => {
    const { t, started } = await start(python({ module: 'uvicorn', args: ['${input:app}'] }))
    expect(started).toBe(null)
    expect(t.launch.problem?.detail).toBe('Only the editor knows ${input:app}.')
  })

  test('Node runs by its runtime', async () => {
    const node = { name: 'Dev', type: 'node', request: 'launch' }
    const { started } = await start({ ...node, runtimeExecutable: 'npm', runtimeArgs: ['run', 'dev'] })
    expect(started?.command.shown).toBe('npm run dev')
    expect((await start({ ...node, program: '${workspaceFolder}/index.js' })).started?.command.shown).toMatch(
      /^node ".*\/index\.js"$/,
    )
  })

  test('a server goes before tests and scripts, and one can be chosen', { tags: 'P-457' }, async () => {
    const files = {
      '.vscode/launch.json': launch(
        python({ name: 'Tests', module: 'pytest' }),
        python({ name: 'Seed', program: '${workspaceFolder}/seed.py' }),
        python({ name: 'Serve', module: 'uvicorn', args: ['a:b'] }),
      ),
      'requirements.txt': 'fastapi\n',
    }
    const usual = await projectShape({ files })
    expect(usual.launch.used?.name).toBe('Serve')
    expect(usual.launch.commands.map(({ name }) => name)).toEqual(['Serve', 'Seed', 'Tests'])
    const settings = { api_command: '.vscode/launch.json#Seed' }
    expect((await projectShape({ files, settings })).launch.used?.name).toBe('Seed')
  })

  test('of the project around the API counts where it runs the API', async () => {
    const files = {
      'api/main.py': FASTAPI,
      '.vscode/launch.json': launch(
        { name: 'App', type: 'dart', request: 'launch' },
        python({ name: 'Other', module: 'uvicorn' }),
        python({ name: 'Serve', module: 'uvicorn', args: ['main:app'], cwd: '${workspaceFolder}/api' }),
      ),
    }
    const t = await projectShape({ files, api: 'api' })
    expect(t.launch.used).toMatchObject({ name: 'Serve', source: '../.vscode/launch.json', cwd: t.codebase })
    expect(t.launch.commands.map(({ name }) => name)).not.toContain('Other')
  })

  test.each(['not json', '{"configurations": 3}', '{"configurations": [{"type": "debugpy"}]}', ''])(
    'that reads %j says nothing, and the usual layout does',
    async (text) => {
      const t = await projectShape({ files: { '.vscode/launch.json': text, 'app/main.py': FASTAPI } })
      expect(t.launch.commands.map(({ source }) => source)).toEqual(['app/main.py'])
    },
  )
})

describe('a command of one’s own', () => {
  const own = (command: string, more = {}) =>
    projectShape({
      files: { 'serve.js': '', 'main.py': FASTAPI },
      tools: ['node', 'uv'],
      settings: { api_start: { command, port: null, health: null, ...more }, api_command: 'own' },
    })

  test(
    'is split without a shell, and has its port and its address of health',
    { tags: 'P-458' },
    async () => {
      const t = await own(`MODE=dev node "serve.js" --title 'a b' $HOME`, { port: 3001, health: '/up' })
      const started = await t.start()
      expect(started).toMatchObject({
        problem: null,
        command: {
          program: `${t.bin}/node`,
          args: ['serve.js', '--title', 'a b', '$HOME'],
          env: { MODE: 'dev' },
          port: 3001,
          health: '/up',
        },
      })
    },
  )

  test('that is Python runs in the project’s environment', async () => {
    expect((await (await own('python main.py')).start())?.command.shown).toBe(
      'uv run --no-project python main.py',
    )
  })
})

describe('files with values', () => {
  const files = {
    '.env': 'PORT=8300\nA=usual',
    '.env.production': 'export PORT=8301\nA="prod"\n',
    '.env.example': 'A=',
    'main.py': FASTAPI,
    'package.json': '{"scripts": {"dev": "x"}, "dependencies": {"express": "5"}}',
  }
  const settings = { api_command: 'package.json#dev' }

  test('each environment gets its own', { tags: 'P-459' }, async () => {
    const t = await projectShape({ files, settings, tools: ['npm'] })
    expect(t.launch.foundEnvFiles).toEqual(['.env', '.env.production'])
    expect((await t.start('development'))?.command).toMatchObject({
      env: { A: 'usual', PORT: '8300' },
      port: 8300,
      chosen: { environment: 'development', envFile: '.env' },
    })
    expect((await t.start('production'))?.command).toMatchObject({
      env: { A: 'prod', PORT: '8301' },
      port: 8301,
      chosen: { environment: 'production', envFile: '.env.production' },
    })
  })

  test('one is chosen, or none; one that is gone is said', { tags: 'P-459' }, async () => {
    const chosen = { ...settings, api_env_files: { development: null, production: '.env.gone' } }
    const t = await projectShape({ files, settings: chosen, tools: ['npm'] })
    expect((await t.start('development'))?.command.env).toEqual({})
    expect((await t.start('production'))?.problem?.detail).toBe('.env.gone is not there.')
  })

  test('outside of the project directory is not opened', async () => {
    const more = python({ module: 'uvicorn', envFile: '${workspaceFolder}/../secret.env' })
    const t = await projectShape({ files: { '.vscode/launch.json': launch(more), '../secret.env': 'A=1' } })
    expect(await t.start()).toMatchObject({
      command: { env: {} },
      problem: { detail: '../secret.env lies outside of the project directory, so it is not read.' },
    })
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
    const t = await projectShape({
      files: { '.vscode/launch.json': launch(python({ module: 'uvicorn', args })) },
    })
    const command = (await t.start())?.command
    if (command === undefined) throw new Error('no command')
    const moved = onPort(command, 9000)
    expect(moved.args.slice(-wanted.length)).toEqual(wanted)
    expect(moved).toMatchObject({ port: 9000, env: { PORT: '9000' } })
    expect(moved.shown.endsWith(wanted.join(' '))).toBe(true)
    expect(onPort(command, 8000)).toBe(command)
  })

  test('of Django is its address', async () => {
    const t = await projectShape({ files: { 'manage.py': '' } })
    const command = (await t.start())?.command
    if (command === undefined) throw new Error('no command')
    expect(onPort(command, 9000).args.slice(-2)).toEqual(['runserver', '127.0.0.1:9000'])
  })
})
