import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'
import { serveWheels } from './package-index.ts'

const UV = process.env['MOSAYGENT_TEST_UV']
const POETRY = process.env['MOSAYGENT_TEST_POETRY']
const NO_REGISTRY = 'The package registry could not be reached'
const MANAGE = `import sys
from django.conf import settings
settings.configure(DEBUG=True, ROOT_URLCONF='urls', SECRET_KEY='a', ALLOWED_HOSTS=['*'], DATABASES={})
if __name__ == '__main__':
    from django.core.management import execute_from_command_line
    execute_from_command_line(sys.argv)
`
const URLS = `from django.http import HttpResponse
from django.urls import path
urlpatterns = [path('', lambda request: HttpResponse('django'))]
`
const KINDS: readonly {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly command: RegExp
  /** The file that is broken, while it runs. */
  readonly code: string
}[] = [
  {
    name: 'flask',
    files: {
      'requirements.txt': 'flask\n',
      'app.py':
        "from flask import Flask\napp = Flask(__name__)\n@app.get('/')\ndef root():\n    return 'flask'\n",
    },
    code: 'app.py',
    command: /^uv run --no-project python -m flask --app app:app run /,
  },
  {
    name: 'django',
    files: { 'requirements.txt': 'django\n', 'manage.py': MANAGE, 'urls.py': URLS },
    code: 'urls.py',
    command: /^uv run --no-project python manage\.py runserver /,
  },
  {
    name: 'fastapi',
    files: {
      'pyproject.toml':
        '[project]\nname = "tides"\nversion = "1"\nrequires-python = ">=3.9"\ndependencies = ["fastapi", "uvicorn"]\n',
      'src/tides/__init__.py': '',
      'src/tides/main.py':
        "from fastapi import FastAPI\n\ndef create_app():\n    app = FastAPI()\n    app.get('/')(lambda: 'fastapi')\n    return app\n",
    },
    code: 'src/tides/main.py',
    command: /^uv run python -m uvicorn tides\.main:create_app --app-dir src --factory /,
  },
]

for (const { name, files, command, code } of KINDS)
  test(
    `${name}: found, installed, started, broken while it runs, mended, stopped and killed, with the real uv`,
    { tag: ['@P-447', '@P-457', '@P-460'] },
    async () => {
      test.skip(UV === undefined, 'uv is not installed and could not be: needs python3 with venv and pip')
      test.setTimeout(180_000)
      const product = await startProduct({
        PATH: [dirname(UV ?? ''), process.env['PATH'] ?? ''].join(delimiter),
      })
      try {
        const api = join(product.projectFolder, 'backend')
        for (const [file, text] of Object.entries(files)) {
          await mkdir(dirname(join(api, file)), { recursive: true })
          await writeFile(join(api, file), text)
        }
        const call = callsTo(product.helperUrl)
        const post = (path: string, body?: object) => call('POST', `/mosaygent${path}`, body)
        const status = async () => (await call('GET', '/mosaygent/api/status')).reply
        await post('/environment/set-directory', { path: product.projectFolder })
        expect(await status()).toMatchObject({
          state: 'stopped',
          dependencies: 'missing',
          command: expect.stringMatching(command),
        })
        const installed = await post('/api/sync')
        test.skip(
          String(installed.reply['detail']).startsWith(NO_REGISTRY),
          'the Python registry cannot be reached',
        )
        expect(installed).toMatchObject({ status: 200 })
        expect(await status()).toMatchObject({ dependencies: 'installed' })
        const port = await freePort()
        await post('/api/start', { port })
        await expect.poll(async () => (await status())['state'], { timeout: 60_000 }).toBe('running')
        expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain(name)
        const state = async () => (await status())['state']
        await breakAndMend(join(api, code), files[code] ?? '', state)
        await post('/api/stop')
        expect(await status()).toMatchObject({ state: 'stopped', running: false })
        await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
        await post('/api/start', { port })
        await expect.poll(state, { timeout: 60_000 }).toBe('running')
        process.kill(Number((await status())['pid']), 'SIGKILL')
        await expect.poll(state).toBe('crashed')
        expect(await status()).toMatchObject({ running: false, message: expect.stringContaining('SIGKILL') })
      } finally {
        await product.dispose()
      }
    },
  )

/** Broken as by a save in the middle of typing. */
async function breakAndMend(file: string, text: string, state: () => Promise<unknown>): Promise<void> {
  await writeFile(file, `${text}\ndef (\n`)
  await expect.poll(state, { timeout: 60_000 }).toBe('failing')
  // Django looks for changes once a second, and misses one that comes before its first look
  const save = async () => {
    await writeFile(file, text)
    return state()
  }
  await expect.poll(save, { timeout: 60_000, intervals: [3_000] }).toBe('running')
}

test(
  'Poetry: found, installed by it, started, broken, mended, stopped and killed, beside an API of uv in another project',
  { tag: ['@P-447', '@P-448', '@P-460'] },
  async () => {
    test.skip(UV === undefined || POETRY === undefined, 'Poetry is not installed and could not be')
    test.setTimeout(300_000)
    const product = await startProduct({
      PATH: [dirname(POETRY ?? ''), dirname(UV ?? ''), process.env['PATH'] ?? ''].join(delimiter),
    })
    const wheels = join(product.home, 'wheels')
    await mkdir(wheels)
    const pip = ['-m', 'pip', 'download', '-q', '--only-binary=:all:', '-d', wheels, 'flask', 'colorama']
    const fetched = await promisify(execFile)(join(dirname(UV ?? ''), 'python'), pip).then(
      () => true,
      () => false, // which is then the reason
    )
    const index = await serveWheels(wheels)
    try {
      test.skip(!fetched, 'the Python registry cannot be reached')
      const api = join(product.projectFolder, 'api')
      await mkdir(api, { recursive: true })
      const flask = KINDS[0]?.files['app.py'] ?? ''
      await writeFile(join(api, 'app.py'), flask)
      const project = '[tool.poetry]\nname = "tides"\nversion = "1"\ndescription = ""\npackage-mode = false\n'
      const dependencies = '[tool.poetry.dependencies]\npython = ">=3.10"\nflask = "*"\n'
      const source = `[[tool.poetry.source]]\nname = "here"\nurl = "${index.url}"\npriority = "primary"\n`
      await writeFile(join(api, 'pyproject.toml'), `${project}${dependencies}${source}`)
      await writeFile(join(api, 'poetry.toml'), '[virtualenvs]\nin-project = true\n')
      const call = callsTo(product.helperUrl)
      const post = (path: string, body?: object) => call('POST', `/mosaygent${path}`, body)
      const status = async () => (await call('GET', '/mosaygent/api/status')).reply
      const state = async () => (await status())['state']
      await post('/environment/set-directory', { path: product.projectFolder })
      expect(await status()).toMatchObject({
        dependencies: 'missing',
        command: expect.stringMatching(/^poetry run python -m flask --app app:app run /),
      })
      expect(await post('/api/sync')).toEqual({
        status: 200,
        reply: { message: 'The dependencies are installed.' },
      })
      expect(await status()).toMatchObject({ dependencies: 'installed' })
      expect(await readdir(api)).toContain('poetry.lock')
      expect(await readdir(api)).not.toContain('uv.lock')
      const port = await freePort()
      await post('/api/start', { port })
      await expect.poll(state, { timeout: 60_000 }).toBe('running')
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('flask')
      await breakAndMend(join(api, 'app.py'), flask, state)

      const other = join(dirname(product.projectFolder), 'harbour')
      await mkdir(other)
      await writeFile(join(other, 'requirements.txt'), 'flask\n')
      await writeFile(join(other, 'app.py'), flask.replace("'flask'", "'harbour'"))
      await post('/environment/set-directory', { path: other })
      expect(await post('/api/sync')).toMatchObject({ status: 200 })
      const second = await freePort()
      await post('/api/start', { port: second })
      await expect.poll(state, { timeout: 60_000 }).toBe('running')
      // its last save may be read only now
      await expect.poll(status, { timeout: 60_000 }).toMatchObject({ others: [{ state: 'running', port }] })
      for (const [at, says] of [
        [port, 'flask'],
        [second, 'harbour'],
      ])
        expect(await (await fetch(`http://127.0.0.1:${at}/`)).text()).toBe(says)

      await post('/environment/set-directory', { path: product.projectFolder })
      process.kill(Number((await status())['pid']), 'SIGKILL')
      await expect.poll(state).toBe('crashed')
      await post('/environment/set-directory', { path: other })
      expect(await state()).toBe('running')
      await post('/api/stop')
      expect(await state()).toBe('stopped')
    } finally {
      index.close()
      await product.dispose()
    }
  },
)

test('a project of Poetry alone is told, and gets no lock of uv', { tag: '@P-460' }, async () => {
  test.skip(UV === undefined, 'uv is not installed and could not be: needs python3 with venv and pip')
  const product = await startProduct({ PATH: [dirname(UV ?? ''), '/usr/bin', '/bin'].join(delimiter) })
  try {
    const api = join(product.projectFolder, 'api')
    await mkdir(api, { recursive: true })
    await writeFile(
      join(api, 'pyproject.toml'),
      '[tool.poetry]\nname = "a"\nversion = "1"\ndescription = ""\n',
    )
    await writeFile(join(api, 'main.py'), 'from fastapi import FastAPI\napp = FastAPI()\n')
    const call = callsTo(product.helperUrl)
    await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
    expect(await call('POST', '/mosaygent/api/sync')).toMatchObject({
      status: 503,
      reply: { code: 'tool-missing', detail: 'Poetry was not found. Install Poetry first.' },
    })
    expect((await call('GET', '/mosaygent/api/status')).reply).toMatchObject({ dependencies: 'missing' })
    expect((await readdir(api)).toSorted()).toEqual(['main.py', 'pyproject.toml'])
  } finally {
    await product.dispose()
  }
})
