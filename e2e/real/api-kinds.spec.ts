import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'

const UV = process.env['MOSAYGENT_TEST_UV']
const NO_REGISTRY = 'The package registry could not be reached'
const MANAGE = `import sys
from django.conf import settings
from django.http import HttpResponse
from django.urls import path
settings.configure(DEBUG=True, ROOT_URLCONF=__name__, SECRET_KEY='a', ALLOWED_HOSTS=['*'], DATABASES={})
urlpatterns = [path('', lambda request: HttpResponse('django'))]
if __name__ == '__main__':
    from django.core.management import execute_from_command_line
    execute_from_command_line(sys.argv)
`
const KINDS: readonly {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly command: RegExp
}[] = [
  {
    name: 'flask',
    files: {
      'requirements.txt': 'flask\n',
      'app.py':
        "from flask import Flask\napp = Flask(__name__)\n@app.get('/')\ndef root():\n    return 'flask'\n",
    },
    command: /^uv run --no-project python -m flask --app app:app run /,
  },
  {
    name: 'django',
    files: { 'requirements.txt': 'django\n', 'manage.py': MANAGE },
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
    command: /^uv run python -m uvicorn tides\.main:create_app --app-dir src --factory /,
  },
]

for (const { name, files, command } of KINDS)
  test(
    `${name}: found, installed, started and stopped, with the real uv`,
    { tag: ['@P-457', '@P-460'] },
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
        await post('/api/stop')
        expect(await status()).toMatchObject({ state: 'stopped', running: false })
        await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
      } finally {
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
