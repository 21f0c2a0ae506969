import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expectAccessible } from '../harness/accessible.ts'
import { freePort } from '../harness/free-ports.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from './harness.ts'

/** A server of one file, in a folder that nothing else tells. */
const SERVER = `require('node:http')
  .createServer((request, response) => response.end('A=' + process.env.A))
  .listen(Number(process.argv[2]), '127.0.0.1')
`

test(
  'an API that nothing tells is started by a command of one’s own, with its port and values',
  { tag: ['@P-457', '@P-458'] },
  async ({ page, ground }) => {
    const folder = join(ground.user, 'own api é')
    const files = { 'my server/server.js': SERVER, 'my server/.env': 'A=from the file\n' }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const port = await freePort()
    const { product, call } = await ground.start()
    await call('POST', '/environment/set-directory', { path: folder })
    await signIn(page, product)
    await page.getByRole('link', { name: 'Environment' }).first().click()
    const api = page.getByRole('region', { name: 'API Codebase' })
    await api.getByRole('button', { name: 'Enter its command' }).click()
    const dialog = page.getByRole('dialog', { name: 'How the API starts' })
    await expectAccessible(page, 'a command of one’s own')

    await dialog.getByRole('textbox', { name: 'Command' }).fill('node server.js && rm -rf .')
    await dialog.getByLabel('Folder').fill('my server')
    await dialog.getByLabel('Port').fill(String(port))
    await dialog.getByLabel('Port').press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('This needs a shell')
    expect((await call('GET', '/api/commands')).reply).toMatchObject({ own: null, folder: null })

    await dialog.getByRole('textbox', { name: 'Command' }).fill(`node server.js ${port}`)
    await dialog.getByRole('textbox', { name: 'Command' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(api.getByText(`node server.js ${port}`)).toBeVisible()
    await expect(api.getByText('Kept here')).toBeVisible()
    await api.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(api.getByText('Running', { exact: true })).toBeVisible()
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('A=from the file')
    await api.getByRole('button', { name: 'Stop' }).click()
    await expect(api.getByText('Not running', { exact: true })).toBeVisible()
  },
)

/** Python as far as the tests need it: it tells what the plugin of pytest would. */
const PYTHON = `#!${process.execPath}
const fs = require('node:fs')
const alone = process.argv.at(-1).includes('::')
const tell = (event) => console.error('mosaygent-test event ' + JSON.stringify(event))
tell({ kind: 'begun', root: process.cwd() })
for (const [name, line] of [['test_high', 3], ['TestSea::test_low', 7]]) {
  const id = 'tests/test_tides.py::' + name
  if (alone && process.argv.at(-1) !== id) continue
  const failed = line === 7 && !fs.existsSync('mended')
  if (failed) console.error('mosaygent-test error E   assert 1 == 2')
  const place = failed ? { file: process.cwd() + '/tests/test_tides.py', line } : null
  tell({ kind: 'test', id, when: 'call', outcome: failed ? 'failed' : 'passed', seconds: 0.01, place })
}
`

test(
  'the tests of an API are run from the palette, and one of them again alone',
  { tag: '@P-494' },
  async ({ page, ground }) => {
    const folder = join(ground.user, 'tested api é')
    const python = join(folder, 'venv/bin/python')
    const files = {
      'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
      'requirements.txt': 'fastapi\n',
      'venv/pyvenv.cfg': 'home = /usr/bin\n',
      'venv/bin/python': PYTHON,
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    await chmod(python, 0o755)
    const { product, call } = await ground.start()
    await call('POST', '/environment/set-directory', { path: folder })
    await signIn(page, product)
    await page.getByRole('link', { name: 'Environment' }).first().click()
    await expect(page.getByRole('region', { name: 'API Codebase' }).getByText('runs in venv')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('pytest')
    await expect(page.getByRole('option').first()).toContainText('pytest')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tests of the API' })
    await expect(dialog.getByText('1 failed')).toBeVisible()
    await expect(dialog.getByText('E assert 1 == 2')).toBeVisible()
    await expectAccessible(page, 'tests of the API')

    await writeFile(join(folder, 'mended'), '')
    await dialog.getByRole('button', { name: 'Run “test_low” alone' }).click()
    await expect(dialog.getByText('2 passed')).toBeVisible()
    await expect(dialog.getByText('1 failed')).toHaveCount(0)
  },
)
