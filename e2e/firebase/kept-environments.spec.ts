import { CLOUD, DEV, PROD } from './cloud.ts'
import { kept, keptJson } from './kept.ts'
import { expect, test } from './harness.ts'

const IOS_ID = 'com.example.tide.ios'
const OWN_PATH = 'lib/firebase options é.dart'

test(
  'what the browser keeps of the environments: the choice, project, ids and path of each, the last download, and not to be asked',
  {
    tag: ['@P-022', '@P-038', '@P-117', '@P-119', '@P-120', '@P-121', '@P-130', '@P-200', '@P-201', '@P-202'],
  },
  async ({ page, harness }) => {
    test.slow()
    await harness.firebase(CLOUD)
    await harness.enter(page)
    const radios = page.getByRole('radiogroup', { name: 'Environment' }).getByRole('radio')
    const development = page.getByRole('radio', { name: 'Development' })
    const production = page.getByRole('radio', { name: 'Production' })
    const notApplied = page.getByRole('complementary').getByText('Production is not applied')
    const upToDate = page.getByText('Config files are up to date.')
    const open = async (address: string) => {
      await page.goto(harness.product.dashboardUrl + address)
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    }
    const saveProject = async (project: typeof DEV) => {
      await page.getByRole('combobox', { name: 'Firebase Project ID' }).fill(project.id)
      await page.keyboard.press('Escape')
      await page.getByLabel('Bundle ID', { exact: true }).fill(project.bundle)
    }

    await test.step('development is the one chosen at first, and nothing of it is kept', async () => {
      await expect(radios).toHaveText(['Development', 'Production'])
      await expect(development).toBeChecked()
      await expect(production).not.toBeChecked()
      expect(Object.keys(await kept(page)).filter((key) => /^(environment|firebase)/.test(key))).toEqual([])
    })

    await test.step('its project and ids', async () => {
      await open('/firebase')
      await saveProject(DEV)
      await page.getByRole('button', { name: 'Save Configuration' }).click()
      await expect(upToDate).toBeVisible()
      expect(await kept(page)).toMatchObject({
        firebase_project_id_development: DEV.id,
        firebase_bundle_id_development: DEV.bundle,
      })
      expect(await kept(page)).not.toHaveProperty('firebase_ios_bundle_id_development')
      expect(await keptJson(page, 'firebase_last_switch')).toMatchObject({
        environment: 'development',
        outcome: 'applied',
      })
    })

    await test.step('production’s, with another id on iOS, and without being asked from now on', async () => {
      await production.click()
      await expect(production).toBeChecked()
      await expect(development).not.toBeChecked()
      expect(await kept(page)).toMatchObject({ environment: 'production' })
      await page.reload()
      await expect(production).toBeChecked()
      await saveProject(PROD)
      await page.getByRole('button', { name: 'iOS has another bundle ID' }).click()
      await page.getByLabel('Bundle ID on iOS').fill(IOS_ID)
      await page.getByRole('button', { name: 'Save Configuration' }).click()
      // a project that is typed is no switch: nobody is asked
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // Firebase knows no iOS app of that id
      await expect(notApplied).toBeVisible()
      expect(await kept(page)).toMatchObject({
        firebase_project_id_production: PROD.id,
        firebase_bundle_id_production: PROD.bundle,
        firebase_ios_bundle_id_production: IOS_ID,
        firebase_project_id_development: DEV.id,
      })
      expect(await keptJson(page, 'firebase_last_switch')).toMatchObject({
        environment: 'production',
        outcome: 'failed',
        detail: expect.stringMatching(/\S/),
      })
      await page.reload()
      await expect(notApplied).toBeVisible()
      await development.click()
      await expect(upToDate).toBeVisible()
      await production.click()
      const question = page.getByRole('dialog', { name: 'Switch to Production?' })
      await question.getByRole('checkbox', { name: 'Don’t ask again in this browser' }).check()
      await question.getByRole('button', { name: 'Switch to Production' }).click()
      await expect(notApplied).toBeVisible()
      expect(await kept(page)).toMatchObject({ ask_before_production: 'false' })
      await development.click()
      await expect(upToDate).toBeVisible()
      await production.click()
      await expect(notApplied).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('where the web options are, for each environment', async () => {
      await open('/environment')
      const opener = page.getByRole('button', { name: 'Configure Firebase Web Config' })
      const dialog = page.getByRole('dialog', { name: 'Configure Firebase Web Config' })
      await opener.click()
      await dialog.getByLabel('Config file path').fill(OWN_PATH)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      expect(await kept(page)).toMatchObject({ firebase_config_path_production: OWN_PATH })
      expect(await kept(page)).not.toHaveProperty('firebase_config_path_development')
      await page.reload()
      await opener.click()
      await expect(dialog.getByLabel('Config file path')).toHaveValue(OWN_PATH)
      await dialog.getByRole('button', { name: 'Clear' }).click()
      await expect(dialog).toHaveCount(0)
      expect(await kept(page)).not.toHaveProperty('firebase_config_path_production')
    })

    await test.step('what cannot be read counts as absent', async () => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await page.evaluate(() => {
        const junk = { environment: 'staging', project_directory: ' ', firebase_project_id_development: ' ' }
        for (const [name, value] of Object.entries(junk)) localStorage.setItem(`mosaygent_${name}`, value)
        for (const name of ['firebase_last_switch', 'recent_directories', 'refused_directory', 'user_data'])
          localStorage.setItem(`mosaygent_${name}`, '{"path":')
      })
      await open('/firebase')
      await expect(development).toBeChecked()
      await expect(page.getByRole('region', { name: 'Project Setup' })).toBeVisible()
      await open('/environment')
      // the helper's own, which the browser learns
      await expect(page.getByText(harness.product.projectFolder, { exact: true })).toBeVisible()
      await expect
        .poll(async () => (await kept(page))['project_directory'])
        .toBe(harness.product.projectFolder)
      expect(problems).toEqual([])
    })
  },
)
