import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { callsTo } from '../harness/call.ts'
import { DART, GOOGLE, PLIST } from './app-files.ts'
import { CLOUD, DEV, PROD } from './cloud.ts'
import { expect, keepProject, test } from './harness.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Active Project' })
const setup = (page: Page) => page.getByRole('region', { name: 'Project Setup' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const onHelper = (page: Page) => card(page).getByRole('definition').last()

test(
  'the project of each environment: set up, told apart from the helper’s, changed, and missing',
  { tag: ['@P-091', '@P-092', '@P-093', '@P-094', '@P-097', '@P-098', '@P-132', '@P-152', '@P-181'] },
  async ({ page, harness }) => {
    test.slow()
    const { product } = harness
    const call = callsTo(`${product.helperUrl}/mosaygent`)
    await harness.firebase([{ when: 'use --json', result: 'tide-cli' }, ...CLOUD])
    await harness.enter(page)
    await page.goto(`${product.dashboardUrl}/firebase`)

    await test.step('Project Setup needs both fields after trimming, and says whose files the app has', async () => {
      await expect(
        setup(page).getByText('The app’s files are those of tide-old. Nothing was written to them.'),
      ).toBeVisible()
      const save = setup(page).getByRole('button', { name: 'Save Configuration' })
      const project = setup(page).getByRole('combobox', { name: 'Firebase Project ID' })
      const bundle = setup(page).getByLabel('Bundle ID', { exact: true })
      for (const [id, name] of [
        ['', ''],
        ['tide-dev', '  '],
        ['   ', 'com.example.tide'],
      ] as const) {
        await project.fill(id)
        await bundle.fill(name)
        await expect(save).toHaveAttribute('aria-disabled', 'true')
        await bundle.press('Enter')
      }
      expect(
        await page.evaluate(() => localStorage.getItem('mosaygent_firebase_project_id_development')),
      ).toBeNull()
      await project.fill(`  ${DEV.id} `)
      await bundle.fill(` ${DEV.bundle}  `)
      await save.click()
      await expect(card(page).getByText('Synced')).toBeVisible()
      await expect(page.getByText('Config files are up to date.')).toBeVisible()
      expect(await harness.read(DART)).toContain('projectId: "tide-dev"')
      expect((await call('GET', '/firebase/project')).reply).toMatchObject({ project_id: DEV.id })
    })

    await test.step('the card, its note and the way to the console', async () => {
      for (const text of ['Development', DEV.bundle])
        await expect(card(page).getByText(text, { exact: true })).toBeVisible()
      await expect(card(page).getByText(DEV.id, { exact: true })).toHaveCount(2)
      await expect(card(page)).toContainText(
        'Config files (google-services.json, GoogleService-Info.plist and the web options) are downloaded automatically when you switch the environment.',
      )
      const link = page.getByRole('link', { name: 'Firebase console' })
      await expect(link).toHaveAttribute(
        'href',
        'https://console.firebase.google.com/project/tide-dev/overview',
      )
      await expect(link).toHaveAttribute('target', '_blank')
    })

    await test.step('a helper that works with another project', async () => {
      await call('POST', '/firebase/set-project', { project_id: PROD.id })
      await page.reload()
      await expect(card(page).getByText('Different Project Active')).toBeVisible()
      await expect(card(page).getByText('Synced')).toHaveCount(0)
    })

    await test.step('Change Project: the same two fields, and it saves and fetches', async () => {
      await card(page).getByRole('button', { name: 'Change Project' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Project' })
      await expect(dialog.getByRole('combobox', { name: 'Firebase Project ID' })).toHaveValue(DEV.id)
      await expect(dialog.getByLabel('Bundle ID', { exact: true })).toHaveValue(DEV.bundle)
      await dialog.getByRole('combobox', { name: 'Firebase Project ID' }).fill(' ')
      await expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await dialog.getByRole('combobox', { name: 'Firebase Project ID' }).fill(PROD.id)
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-prod"')
      await expect(card(page).getByText('Synced')).toBeVisible()
    })

    await test.step('calls about the project that fail are silent: what is not known', async () => {
      await page.route('**/mosaygent/firebase/project', (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({
              status: 500,
              body: '{}',
              headers: { 'access-control-allow-origin': product.dashboardUrl },
            })
          : route.continue(),
      )
      await page.reload()
      await expect(onHelper(page)).toContainText('Not connected')
      for (const badge of ['Synced', 'Different Project Active'])
        await expect(card(page).getByText(badge)).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.unroute('**/mosaygent/firebase/project')
    })

    await test.step('the first project of production is no switch: nobody is asked', async () => {
      await radio(page, 'Production').click()
      await expect(page.getByText('Config download skipped: project id missing.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await setup(page).getByRole('combobox', { name: 'Firebase Project ID' }).fill(PROD.id)
      await setup(page).getByLabel('Bundle ID', { exact: true }).fill(PROD.bundle)
      await setup(page).getByRole('button', { name: 'Save Configuration' }).click()
      await expect(card(page).getByText('Synced')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText('Config files are up to date.')).toBeVisible()
    })

    await test.step('without project id or Flutter codebase a fetch is skipped with one quiet line', async () => {
      const files = await Promise.all([GOOGLE, PLIST, DART].map(harness.read))
      await keepProject(page, 'production', DEV)
      await rename(join(harness.app, 'pubspec.yaml'), join(harness.app, 'kept.yaml'))
      await radio(page, 'Development').click()
      await expect(page.getByText('Config download skipped: Flutter codebase missing.')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await Promise.all([GOOGLE, PLIST, DART].map(harness.read))).toEqual(files)
      await rename(join(harness.app, 'kept.yaml'), join(harness.app, 'pubspec.yaml'))
    })
  },
)

test(
  'the active project: none with the reason, the command line’s own, what the helper was told, over a restart',
  { tag: ['@P-092', '@P-095'] },
  async ({ page, harness }) => {
    const { product } = harness
    await harness.firebase([{ when: 'use --json', result: 'tide-cli' }, ...CLOUD])
    await harness.enter(page)
    await keepProject(page, 'development', DEV)
    await page.goto(`${product.dashboardUrl}/firebase`)
    await expect(onHelper(page)).toContainText('Not connected')
    await expect(onHelper(page)).toContainText('No project was set yet.')
    for (const badge of ['Synced', 'Different Project Active'])
      await expect(card(page).getByText(badge)).toHaveCount(0)

    await writeFile(join(harness.app, 'firebase.json'), '{}')
    await page.reload()
    await expect(onHelper(page)).toContainText('tide-cli')
    await expect(card(page).getByText('Different Project Active')).toBeVisible()

    await callsTo(`${product.helperUrl}/mosaygent`)('POST', '/firebase/set-project', { project_id: DEV.id })
    await page.reload()
    await expect(card(page).getByText('Synced')).toBeVisible()
    await product.stop()
    await expect(onHelper(page)).toContainText('Not connected')
    const port = (url: string) => new URL(url).port
    const again = await startProduct({
      MOSAYGENT_HOME: product.home,
      MOSAYGENT_DASHBOARD_PORT: port(product.dashboardUrl),
      MOSAYGENT_HELPER_PORT: port(product.helperUrl),
      MOSAYGENT_PREVIEW_PORT: port(product.previewUrl),
    })
    try {
      await expect(card(page).getByText('Synced')).toBeVisible()
    } finally {
      await again.dispose()
    }
  },
)
