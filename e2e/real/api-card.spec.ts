import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'

const UV = process.env['MOSAYGENT_TEST_UV']
const NO_REGISTRY = 'The package registry could not be reached'

test(
  'the starter is cloned, synced, started, asked and stopped through the helper, with the real uv',
  { tag: ['@P-106', '@P-193', '@P-194', '@P-195', '@P-198'] },
  async () => {
    test.skip(UV === undefined, 'uv is not installed and could not be: needs python3 with venv and pip')
    test.setTimeout(300_000)
    const product = await startProduct({
      PATH: [dirname(UV ?? ''), process.env['PATH'] ?? ''].join(delimiter),
    })
    try {
      const call = callsTo(product.helperUrl)
      const status = async () => (await call('GET', '/mosaygent/api/status')).reply
      const post = (path: string, body?: object) => call('POST', `/mosaygent${path}`, body)
      await post('/environment/set-directory', { path: product.projectFolder })
      await post('/environment/clone-api')
      const launch = join(product.projectFolder, 'api/.vscode/launch.json')
      const port = await freePort()
      await writeFile(launch, (await readFile(launch, 'utf8')).replace('8000', String(port)))
      expect(await status()).toMatchObject({ state: 'stopped', dependencies: 'missing', port })

      const synced = await post('/api/sync')
      test.skip(
        String(synced.reply['detail']).startsWith(NO_REGISTRY),
        'the Python registry cannot be reached',
      )
      expect(synced.status).toBe(200)
      expect(await status()).toMatchObject({ dependencies: 'installed' })

      await post('/api/start', {})
      await expect.poll(async () => (await status())['state'], { timeout: 30_000 }).toBe('running')
      expect(await status()).toMatchObject({
        docs_url: `http://127.0.0.1:${port}/docs`,
        started_by: 'helper',
      })
      // as the Flutter starter asks, from the preview's address
      const tides = await fetch(`http://127.0.0.1:${port}/tides?place=falmouth`, {
        headers: { origin: product.previewUrl },
      })
      expect(tides.headers.get('access-control-allow-origin')).toBe(product.previewUrl)
      expect(await tides.json()).toMatchObject({
        tides: [{ name: 'High water', metres: 4.1, is_high: true }, {}, {}, {}],
      })
      await fetch(`http://127.0.0.1:${port}/tides?place=atlantis`)
      const lines = async () => (await call('GET', '/mosaygent/flutter/console')).reply['lines']
      await expect.poll(lines).toContainEqual(
        expect.objectContaining({
          source: 'api',
          level: 'warning',
          text: expect.stringContaining('atlantis'),
        }),
      )

      // what is installed is no longer what the project wants
      const project = join(product.projectFolder, 'api/pyproject.toml')
      const text = await readFile(project, 'utf8')
      await writeFile(project, text.replace(/httpx==[\d.]+/, 'httpx==0.27.0'))
      await expect.poll(async () => (await status())['dependencies']).toBe('out-of-date')

      await post('/api/stop')
      expect(await status()).toMatchObject({ state: 'stopped', running: false })
      await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow('fetch failed')
    } finally {
      await product.dispose()
    }
  },
)
