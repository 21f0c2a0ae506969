import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { DART, GRADLE, PLIST, XCCONFIG } from './app-files.ts'
import { CLOUD, DEV, LOGGED_IN, PROD, aboutProject, appId, plist, web } from './cloud.ts'
import type { FakeAnswer } from './cloud.ts'
import { commit, git } from '../environment/git.ts'
import { comeBackUntil, fact } from '../environment/harness.ts'
import { expect, keepProject, test } from './harness.ts'

const IOS_ID = 'com.example.tide.ios'
const OF = `--project ${DEV.id} --json`
const ANDROID = { name: 'a', appId: appId(DEV, 'android'), platform: 'ANDROID', namespace: DEV.bundle }
const IOS = { name: 'i', appId: appId(DEV, 'ios'), platform: 'IOS', namespace: IOS_ID }
const SITE = { name: 'w', appId: appId(DEV, 'web'), platform: 'WEB', displayName: 'Site' }
const ADMIN = { ...SITE, appId: '1:111:web:bb', displayName: 'Admin' }

const has = (apps: readonly object[]): FakeAnswer => ({ when: `apps:list ${OF}`, result: apps })
const adminConfig = { ...web(DEV), appId: ADMIN.appId }

test(
  'from no app at all to three: registered by hand, one of two web apps, a bundle id of its own on iOS',
  { tag: ['@P-185', '@P-187', '@P-199', '@P-241'] },
  async ({ page, harness }) => {
    test.slow()
    await harness.firebase([has([]), LOGGED_IN])
    await harness.enter(page)
    await keepProject(page, 'development', DEV)
    await page.goto(`${harness.product.dashboardUrl}/firebase`)
    const apps = page.getByRole('region', { name: 'Apps in tide-dev' })

    await test.step('Register the app says what it makes, and makes it on a second click', async () => {
      await apps.getByRole('button', { name: 'Register the app' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Register the Android app' })
      await expect(dialog.getByText(DEV.bundle, { exact: true })).toBeVisible()
      await expectAccessibleInBoth(page, 'register')
      expect((await harness.asked()).filter((said) => said.startsWith('apps:create'))).toEqual([])
      const created = { appId: ANDROID.appId, displayName: 'Tide é', packageName: DEV.bundle }
      await harness.firebase([{ when: 'apps:create ANDROID', result: created }, has([ANDROID]), LOGGED_IN])
      await dialog.getByLabel('Name in the console').fill('Tide é')
      await page.keyboard.press('Enter')
      await expect(apps.getByText(ANDROID.appId)).toBeVisible()
      expect(await harness.asked()).toContain(
        `apps:create ANDROID --package-name ${DEV.bundle} ${OF} -- Tide é`,
      )
    })

    await test.step('a web app needs a name alone', async () => {
      await apps.getByRole('button', { name: 'Register the app' }).last().click()
      const dialog = page.getByRole('dialog', { name: 'Register the Web app' })
      await expect(dialog.getByText('Package name')).toBeHidden()
      await dialog.getByLabel('Name in the console').fill(' ')
      await expect(dialog.getByRole('button', { name: 'Register the app' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await dialog.getByLabel('Name in the console').fill('Site')
      const created = { appId: SITE.appId, displayName: 'Site' }
      const two = has([ANDROID, IOS, SITE, ADMIN])
      await harness.firebase([{ when: 'apps:create WEB', result: created }, two, LOGGED_IN])
      await dialog.getByRole('button', { name: 'Register the app' }).click()
      await expect(apps.getByText('Admin')).toBeVisible()
      expect(await harness.asked()).toContain(`apps:create WEB ${OF} -- Site`)
    })

    await harness.firebase([
      has([ANDROID, IOS, SITE, ADMIN]),
      {
        when: `apps:sdkconfig WEB ${OF} -- ${ADMIN.appId}`,
        result: { fileName: 'x.json', fileContents: JSON.stringify(adminConfig), sdkConfig: adminConfig },
      },
      {
        when: `apps:sdkconfig IOS ${OF}`,
        result: { fileName: 'GoogleService-Info.plist', fileContents: plist({ ...DEV, bundle: IOS_ID }) },
      },
      LOGGED_IN,
      ...aboutProject(DEV),
    ])

    await test.step('iOS has an id of its own', async () => {
      await expect(apps.getByText(`None of this bundle ID. The project has ${IOS_ID}.`)).toBeVisible()
      await page.getByRole('button', { name: 'Change Project' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Project' })
      await dialog.getByRole('button', { name: 'iOS has another bundle ID' }).click()
      await dialog.getByLabel('Bundle ID on iOS').fill(IOS_ID)
      await expectAccessibleInBoth(page, 'Change Project')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      // of two web apps none is guessed, and so nothing is written
      await expect(page.getByText(/has several web apps/).first()).toBeVisible()
      expect(await harness.read(DART)).toContain('tide-old')
      const card = page.getByRole('region', { name: 'Active Project' })
      await expect(card.getByText('Not applied', { exact: true })).toBeVisible()
      await card.getByRole('link', { name: 'Choose the web app' }).click()
      await expect(apps.getByRole('button', { name: 'Use this one' }).first()).toBeFocused()
    })

    await test.step('one of the two web apps is chosen, and all three files come', async () => {
      await apps
        .getByRole('listitem')
        .filter({ hasText: ADMIN.appId })
        .last()
        .getByRole('button', { name: 'Use this one' })
        .click()
      await expect(page.getByText('Config files are up to date.')).toBeVisible()
      expect(await harness.read(DART)).toContain(`appId: "${ADMIN.appId}"`)
      expect(await harness.read(PLIST)).toContain(`<string>${IOS_ID}</string>`)
      await expect(apps.getByText('In use')).toBeVisible()
      await expectAccessibleInBoth(page, 'apps')
    })

    await test.step('Sync all changes the id of the Android app only while it is ticked', async () => {
      const old =
        'android {\r\n    defaultConfig {\r\n        applicationId = "com.example.old"\r\n    }\r\n}\r\n'
      await writeFile(join(harness.app, GRADLE), old)
      await page.reload()
      await expect(
        page.getByText('A download leaves Gradle and Xcode alone; “Sync all” changes them too.'),
      ).toBeVisible()
      const dialog = page.getByRole('dialog', { name: 'Sync all' })
      const match = () => page.getByRole('button', { name: 'Sync all' })
      await match().click()
      const tick = dialog.getByRole('checkbox', { name: 'Change the Android app’s id' })
      await expect(tick).toBeChecked()
      await expect(dialog.getByText(/^This is the app’s identity: to Android/)).toBeVisible()
      await expectAccessibleInBoth(page, 'plan with an identity')
      await tick.focus()
      await page.keyboard.press('Space')
      await dialog.getByRole('button', { name: 'Sync all' }).click()
      await expect(page.getByText('Config files are up to date.')).toBeVisible()
      await expect.poll(() => harness.read(XCCONFIG)).toBe(`PRODUCT_BUNDLE_IDENTIFIER = ${IOS_ID}\n`)
      expect(await harness.read(GRADLE)).toBe(old)
      await match().click()
      await expect(tick).toBeChecked()
      await dialog.getByRole('button', { name: 'Sync all' }).click()
      await expect(page.getByText('All match', { exact: true })).toBeVisible()
      expect(await harness.read(GRADLE)).toBe(old.replace('com.example.old', DEV.bundle))
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect.poll(() => harness.read(GRADLE)).toBe(old)
    })
  },
)

test(
  'the toggle by keyboard alone, there and back; the dialog of the config path in both themes',
  { tag: ['@P-055', '@P-131', '@P-150', '@P-178'] },
  async ({ page, harness }) => {
    await harness.firebase(CLOUD)
    await git(harness.app, 'init', '-q')
    await commit(harness.app, {})
    await harness.enter(page)
    await keepProject(page, 'development', DEV)
    await keepProject(page, 'production', PROD)
    await page.goto(`${harness.product.dashboardUrl}/environment`)
    const opener = page.getByRole('button', { name: 'Configure Firebase Web Config' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Found (tide-old)')).toBeVisible()
    // nothing was set: the default is in effect
    await expect(page.getByLabel('Config file path')).toHaveValue('')
    await expect(page.getByRole('dialog').getByText('lib/backend/firebase/firebase_config.dart')).toHaveCount(
      2,
    )
    await expectAccessibleInBoth(page, 'Configure Firebase Web Config')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await test.step('where the options live is set and cleared for one environment, below the app alone', async () => {
      const dialog = page.getByRole('dialog', { name: 'Configure Firebase Web Config', exact: true })
      const path = dialog.getByRole('textbox', { name: 'Config file path' })
      const save = dialog.getByRole('button', { name: 'Save', exact: true })
      const clear = dialog.getByRole('button', { name: 'Clear', exact: true })
      const stored = (environment: string) =>
        page.evaluate((key) => localStorage.getItem(key), `mosaygent_firebase_config_path_${environment}`)
      await page.getByRole('button', { name: 'Configure Firebase Web Config', exact: true }).click()
      await expect(dialog.getByRole('definition').filter({ hasText: DART })).toBeVisible()
      await expect(clear).toBeDisabled()
      for (const refused of ['', '   ', '/etc/config.dart', '../config.dart', 'lib/../../config.dart']) {
        await path.fill(refused)
        await expect(save).toBeDisabled()
        await path.press('Enter')
      }
      await path.fill(' lib/other.dart ')
      await expect(dialog.getByText('Once saved')).toBeVisible()
      await expect(dialog.getByText('It is not there.')).toBeVisible()
      expect(await stored('development')).toBeNull()
      await save.click()
      await expect(dialog).toHaveCount(0)
      expect([await stored('development'), await stored('production')]).toEqual(['lib/other.dart', null])
      await opener.click()
      await expect(path).toHaveValue('lib/other.dart')
      await expect(dialog.getByText('In effect')).toBeVisible()
      await clear.click()
      await expect(dialog).toHaveCount(0)
      expect(await stored('development')).toBeNull()
      await opener.click()
      await expect(dialog.getByText('Found (tide-old)')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    const production = page.getByRole('radio', { name: 'Production' })
    const development = page.getByRole('radio', { name: 'Development' })
    await development.focus()
    await page.keyboard.press('ArrowRight')
    const question = page.getByRole('dialog', { name: 'Switch to Production?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(development).toBeChecked()
    expect(await harness.read(DART)).toContain('tide-old')

    await development.focus()
    await page.keyboard.press('ArrowRight')
    const yes = question.getByRole('button', { name: 'Switch to Production' })
    await expect(question).toBeVisible()
    while (!(await yes.evaluate((node) => node === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(production).toBeChecked()
    await expect(page.getByText('Config files are up to date.')).toBeVisible()
    expect(await harness.read(DART)).toContain('projectId: "tide-prod"')
    await production.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(development).toBeChecked()
    await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-dev"')

    await test.step('what a download wrote is told apart from what somebody changed', async () => {
      const changes = fact(page.getByRole('region', { name: 'Flutter Codebase' }), 'Changes')
      await expect(changes).toHaveText(
        'Modified3 files, written by Mosaygent, 2 untrackedfirebase_config.dart, google-services.json, GoogleService-Info.plist',
      )
      await writeFile(join(harness.app, GRADLE), `${await harness.read(GRADLE)}// mine\n`)
      await writeFile(join(harness.app, DART), `${await harness.read(DART)}// mine\n`)
      await comeBackUntil(
        changes,
        'Modified4 files, 2 written by Mosaygent, 2 untrackedgoogle-services.json, GoogleService-Info.plist',
      )
    })
  },
)
