import { mkdir, writeFile } from 'node:fs/promises'
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
