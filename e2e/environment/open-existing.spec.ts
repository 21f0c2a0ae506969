import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expectAccessible } from '../harness/accessible.ts'
import { signIn } from '../harness/sign-in.ts'
import { git } from './git.ts'
import { expect, fact, test } from './harness.ts'

/** A repository as people have them: two apps and a package with an example, no API. */
const app = (name: string, text: string) => ({
  'pubspec.yaml': `name: ${name}\nresolution: workspace\ndependencies:\n  flutter:\n    sdk: flutter\n`,
  'lib/main.dart': `import 'package:flutter/material.dart';

void main() => runApp(const MaterialApp(home: Scaffold(body: Center(child: Text('${text}')))));
`,
})
const MONOREPO = {
  '.': { 'pubspec.yaml': 'name: root\nworkspace:\n  - apps/*\n  - packages/*\n' },
  'apps/driver': app('driver', 'Next stop Falmouth'),
  'apps/shop é': { ...app('shop', 'Two loaves'), 'web/index.html': '<html></html>' },
  'packages/ui': { 'pubspec.yaml': 'name: ui\ndependencies:\n  flutter:\n    sdk: flutter\n' },
  'packages/ui/example': app('example', 'All buttons'),
}

test(
  'a monorepo of one’s own: opened, one of its apps picked, started, remembered; it has no API',
  { tag: ['@P-400', '@P-401', '@P-402', '@P-403', '@P-404', '@P-405'] },
  async ({ page, ground }) => {
    const folder = join(ground.user, 'my monorepo é')
    for (const [at, files] of Object.entries(MONOREPO))
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, at, name)), { recursive: true })
        await writeFile(join(folder, at, name), text)
      }
    await git(folder, 'init', '-q', '-b', 'trunk')
    await git(folder, 'add', '-A')
    await git(folder, 'commit', '-qm', 'first')
    const { product, call } = await ground.start()
    const apps = async () => (await call('GET', '/project/apps')).reply
    const flutter = page.getByRole('region', { name: 'Flutter Codebase' })
    const api = page.getByRole('region', { name: 'API Codebase' })
    const picker = page.getByRole('dialog', { name: 'Choose an app of this project' })

    await test.step('the first screen offers three ways', async () => {
      expect(await apps()).toEqual({ apps: [], chosen: null, recent: [] })
      await signIn(page, product)
      await expect(page.getByRole('button', { name: 'Try the starter' })).toBeVisible()
      await page.getByRole('link', { name: 'Clone by address' }).click()
      const dialog = page.getByRole('dialog', { name: 'Clone an app by its address' })
      await dialog.getByLabel('Repository').fill('you/your-app')
      await expect(dialog.getByLabel('Into the folder')).toHaveValue('~/your-app')
      await expectAccessible(page, 'clone by address')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('a folder that was dropped as an address is opened, and its apps are found', async () => {
      const field = page.getByRole('textbox', { name: 'Project directory' })
      await field.fill(pathToFileURL(folder).href)
      await field.press('Enter')
      await expect(fact(flutter, 'Path')).toContainText('apps/driver')
      await expect(fact(flutter, 'Branch')).toContainText('trunk')
      expect(await apps()).toMatchObject({ chosen: 'apps/driver' })
    })

    await test.step('this project has no API, and nothing asks for one', async () => {
      await api.getByRole('button', { name: 'This project has no API' }).click()
      await expect(api.getByRole('button', { name: 'It has one' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Clone/ })).toHaveCount(0)
    })

    await test.step('another app is picked by keys alone', async () => {
      await flutter.getByRole('button', { name: 'App: driver. Choose another app' }).press('Enter')
      await expect(picker.getByRole('option')).toHaveCount(3)
      await expect(picker.getByRole('option', { name: /driver/ })).toContainText('no web/')
      await expectAccessible(page, 'the picker')
      await page.keyboard.type('shop')
      await expect(picker.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(fact(flutter, 'Path')).toContainText('apps/shop é')
    })

    await test.step('it is the one that starts', async () => {
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await expect(page.getByRole('button', { name: 'App: shop. Choose another app' })).toBeVisible()
      // the key does what the button does, once that can be pressed
      await expect(page.getByRole('button', { name: 'Start Server' })).toBeEnabled()
      await page.keyboard.press('s')
      const frame = page.frameLocator('iframe[title="App preview"]')
      await expect(frame.getByText('Two loaves').filter({ visible: true })).toBeVisible()
      expect((await call('GET', '/flutter/status')).reply).toMatchObject({ app: 'apps/shop é' })
    })

    await test.step('the app’s own folder has the repository around it, and the choices come back with the directory', async () => {
      await call('POST', '/environment/set-directory', { path: join(folder, 'apps', 'driver') })
      expect(await apps()).toMatchObject({ apps: [{ path: '.', name: 'driver' }], chosen: '.' })
      expect((await call('GET', '/environment/status')).reply['flutter']).toMatchObject({
        git: { branch: 'trunk' },
      })
      await call('POST', '/environment/set-directory', { path: folder })
      expect(await apps()).toMatchObject({ chosen: 'apps/shop é', recent: ['apps/shop é'] })
      expect((await call('GET', '/environment/status')).reply['no_api']).toBe(true)
    })
  },
)
