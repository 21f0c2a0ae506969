import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { APP_FILES } from './app-files.ts'
import { CLOUD, DEV, PROD } from './cloud.ts'
import { kept } from './kept.ts'
import { expect, test } from './harness.ts'

test(
  'Firebase ids and environment belong to the project: another one shows and fetches its own',
  { tag: ['@P-386', '@P-387', '@P-388'] },
  async ({ page, harness }) => {
    const first = harness.product.projectFolder
    const second = `${first} form é`
    const app = join(second, 'flutter')
    for (const [path, content] of Object.entries(APP_FILES)) {
      await mkdir(join(app, path, '..'), { recursive: true })
      await writeFile(join(app, path), content)
    }
    const written = join(app, 'android/app/google-services.json')
    const call = callsTo(harness.product.helperUrl)
    const active = async () => (await call('GET', '/mosaygent/firebase/project')).reply['project_id']
    const chooseRepository = (address: string) =>
      call('POST', '/mosaygent/environment/choose-repository', { codebase: 'flutter', address })
    const repository = async () => (await call('GET', '/mosaygent/environment/repositories')).reply['flutter']
    const changeTo = async (folder: string) => {
      await page.getByRole('link', { name: 'Environment', exact: true }).click()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await page.getByRole('textbox', { name: 'Project directory' }).fill(folder)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(folder, { exact: true })).toBeVisible()
    }
    const firebase = page.getByRole('link', { name: /^Firebase/ })
    const save = async (project: typeof DEV) => {
      await page.getByRole('combobox', { name: 'Firebase Project ID' }).fill(project.id)
      await page.keyboard.press('Escape')
      await page.getByLabel('Bundle ID', { exact: true }).fill(project.bundle)
      await page.getByRole('button', { name: 'Save Configuration' }).click()
      await expect(page.getByText('Config files are up to date.')).toBeVisible()
    }
    const ids = (found: Record<string, string>) =>
      Object.keys(found).filter((key) => /^firebase_(project_id|bundle_id|last)|^environment$/.test(key))

    await harness.firebase(CLOUD)
    await harness.enter(page)
    await chooseRepository('https://git.example/tide.git')
    await firebase.click()
    await page.getByRole('radio', { name: 'Production' }).click()
    await save(PROD)
    expect(await active()).toBe(PROD.id)
    const two = join(first, 'apps/two é')
    await mkdir(join(two, 'lib'), { recursive: true })
    for (const path of ['pubspec.yaml', 'lib/main.dart'] as const)
      await writeFile(join(two, path), APP_FILES[path] ?? '')
    await mkdir(join(first, '.vscode'))
    const live = {
      name: 'Live',
      type: 'dart',
      request: 'launch',
      cwd: 'apps/two é',
      program: 'lib/main.dart',
    }
    await writeFile(join(first, '.vscode/launch.json'), JSON.stringify({ configurations: [live] }))
    await call('POST', '/mosaygent/project/choose-app', { path: 'apps/two é' })
    const { configurations } = (await call('GET', '/mosaygent/run/configurations')).reply
    const configuration = (configurations as { id: string }[])[0]?.id
    expect(configuration).toBeDefined()
    await call('POST', '/mosaygent/run/choose', { environment: 'production', id: configuration })

    await test.step('the second one has none of it', async () => {
      await changeTo(second)
      await expect.poll(() => kept(page)).toMatchObject({ choices_of: second, project_directory: second })
      expect(ids(await kept(page))).toEqual([])
      await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
      await firebase.click()
      await expect(page.getByRole('region', { name: 'Project Setup' })).toBeVisible()
      await expect(page.getByText(PROD.id)).toHaveCount(0)
      expect(await active()).not.toBe(PROD.id)
      expect(await repository()).toMatchObject({ from: 'starter' })
      // switching there and back fetches nothing for it
      const asked = (await harness.asked()).length
      await page.getByRole('radio', { name: 'Production' }).click()
      await page.getByRole('radio', { name: 'Development' }).click()
      await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
      expect((await harness.asked()).slice(asked).filter((line) => line.includes(PROD.id))).toEqual([])
      expect(existsSync(written)).toBe(false)
      await save(DEV)
      expect(await readFile(written, 'utf8')).toContain(DEV.id)
    })

    await test.step('back at the first one, its own are there, also in a browser that never saw them', async () => {
      await changeTo(first)
      await expect(page.getByRole('radio', { name: 'Production' })).toBeChecked()
      await expect
        .poll(() => kept(page))
        .toMatchObject({
          environment: 'production',
          firebase_project_id_production: PROD.id,
        })
      expect(await kept(page)).not.toHaveProperty('firebase_project_id_development')
      await expect.poll(active).toBe(PROD.id)
      expect(await repository()).toMatchObject({ address: 'https://git.example/tide.git' })
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('mosaygent_') && !/auth_token|user_data/.test(key)) localStorage.removeItem(key)
      })
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Production' })).toBeChecked()
      await expect.poll(() => kept(page)).toMatchObject({ firebase_project_id_production: PROD.id })
    })

    await test.step('a script that chooses the other directory changes them, too', async () => {
      await call('POST', '/mosaygent/environment/set-directory', { path: second })
      await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
      await expect.poll(() => kept(page)).toMatchObject({ firebase_project_id_development: DEV.id })
      expect(await kept(page)).not.toHaveProperty('firebase_project_id_production')
    })

    await test.step('the switcher brings all of the first one back: ids, environment, app and run configuration', async () => {
      await page.getByRole('button', { name: /^Project: / }).press('Enter')
      await page.getByRole('menuitem', { name: `${first.split('/').at(-1) ?? ''}, /` }).press('Enter')
      await expect(page.getByRole('radio', { name: 'Production' })).toBeChecked()
      await expect
        .poll(() => kept(page))
        .toMatchObject({
          environment: 'production',
          firebase_project_id_production: PROD.id,
        })
      expect((await call('GET', '/mosaygent/project/apps')).reply['chosen']).toBe('apps/two é')
      expect((await call('GET', '/mosaygent/run/configurations')).reply['chosen']).toMatchObject({
        development: null,
        production: configuration,
      })
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await expect(page.getByRole('button', { name: /^Run configuration: Live/ })).toBeVisible()
    })
  },
)
