import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'

const UV = process.env['MOSAYGENT_TEST_UV']
const NO_REGISTRY = 'The package registry could not be reached'

const PROJECT = `[project]
name = "harbour"
version = "0.1.0"
requires-python = ">=3.9"
dependencies = ["fastapi", "uvicorn"]
`
const CODE = `from fastapi import FastAPI

app = FastAPI()


@app.get("/tides")
def tides() -> list[str]:
    return ["high"]
`

test(
  'uvicorn with --reload, the real one: broken while it runs, mended, and left running for another project',
  { tag: ['@P-447', '@P-448', '@P-450'] },
  async () => {
    test.skip(UV === undefined, 'uv is not installed and could not be: needs python3 with venv and pip')
    test.setTimeout(300_000)
    const product = await startProduct({
      PATH: [dirname(UV ?? ''), process.env['PATH'] ?? ''].join(delimiter),
    })
    try {
      const call = callsTo(product.helperUrl)
      const status = async () => (await call('GET', '/mosaygent/api/status')).reply
      const state = async () => (await status())['state']
      const post = (path: string, body?: object) => call('POST', `/mosaygent${path}`, body)
      const api = join(product.projectFolder, 'api')
      const main = join(api, 'main.py')
      await mkdir(join(api, '.vscode'), { recursive: true })
      await writeFile(join(api, 'pyproject.toml'), PROJECT)
      await writeFile(main, CODE)
      const port = await freePort()
      const args = ['main:app', '--reload', '--port', String(port)]
      const launch = { name: 'API', type: 'debugpy', request: 'launch', module: 'uvicorn', args }
      await writeFile(join(api, '.vscode/launch.json'), JSON.stringify({ configurations: [launch] }))
      await post('/environment/set-directory', { path: product.projectFolder })
      const synced = await post('/api/sync')
      test.skip(
        String(synced.reply['detail']).startsWith(NO_REGISTRY),
        'the Python registry cannot be reached',
      )
      expect(synced.status).toBe(200)

      await post('/api/start', {})
      await expect.poll(state).toBe('running')
      expect(await status()).toMatchObject({ address_from: 'output', url: `http://127.0.0.1:${port}` })

      for (const [broken, says] of [
        [`${CODE}\nnonsense\n`, "NameError: name 'nonsense' is not defined (main.py:10)"],
        [`${CODE}\ndef (\n`, 'SyntaxError: invalid syntax'],
      ] as const) {
        await writeFile(main, broken)
        await expect.poll(state).toBe('failing')
        const { message, running, url } = await status()
        expect(message).toContain(says)
        expect({ running, url }).toEqual({ running: false, url: null })
        await writeFile(main, CODE)
        await expect.poll(state).toBe('running')
      }
      expect(await (await fetch(`http://127.0.0.1:${port}/tides`)).json()).toEqual(['high'])
      await expect
        .poll(async () => (await status())['requests'])
        .toMatchObject([{ method: 'GET', path: '/tides', status: 200 }])

      const other = join(dirname(product.projectFolder), 'harbour')
      await mkdir(other, { recursive: true })
      await writeFile(join(other, 'requirements.txt'), 'fastapi\n')
      await post('/environment/set-directory', { path: other })
      expect(await status()).toMatchObject({ state: 'stopped', others: [{ state: 'running', port }] })
      await post('/api/stop')
      expect((await fetch(`http://127.0.0.1:${port}/tides`)).status).toBe(200)
      await post('/environment/set-directory', { path: product.projectFolder })
      expect(await state()).toBe('running')
      await post('/api/stop')
      await expect(fetch(`http://127.0.0.1:${port}/tides`)).rejects.toThrow('fetch failed')
    } finally {
      await product.dispose()
    }
  },
)
