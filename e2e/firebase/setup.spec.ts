import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_FILES, DART, GOOGLE, PLIST } from './app-files.ts'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { CLOUD, LOGGED_OUT, LOGIN, LOGIN_PAGE } from './cloud.ts'
import { expect, test } from './harness.ts'

test(
  'from no tool to matching files, with the keyboard alone, and back by Undo',
  { tag: ['@P-091', '@P-096', '@P-184', '@P-185', '@P-186', '@P-204', '@P-243'] },
  async ({ page, harness }) => {
    test.slow()
    const press = async (name: string | RegExp) => {
      const button = page.getByRole('button', { name })
      // while files are on their way a key on it does nothing, and it says so
      await expect(button).toBeEnabled()
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await harness.enter(page)
    await page.goto(`${harness.product.dashboardUrl}/firebase`)

    await test.step('an install shows its progress and can be cancelled', async () => {
      await expect(page.getByText('Not installed', { exact: true })).toBeVisible()
      await harness.firebase([{ when: 'install', gate: 'never' }])
      await harness.npm()
      await harness.without('firebase')
      await press('Install')
      await expect(page.getByRole('progressbar', { name: 'Install progress' })).toBeVisible()
      await expectAccessibleInBoth(page, 'installing')
      await press('Cancel')
      await expect(page.getByText('Cancelled. Nothing was installed.')).toBeVisible()
    })

    await test.step('log in: the page is shown, the code is brought back', async () => {
      const [pageShown, codeTaken] = LOGIN
      // nobody is logged in before the code was taken, however often the page asks
      await harness.firebase([LOGGED_OUT, pageShown, { ...codeTaken, gate: 'code' }])
      await press('Check again')
      await press('Log in to Firebase')
      await expect(page.getByRole('link', { name: 'Open sign-in page' })).toHaveAttribute('href', LOGIN_PAGE)
      await expect(page.getByText('A1B2C')).toBeVisible()
      await page.getByLabel('Authorization code').focus()
      await page.keyboard.type('4/0Abcdef')
      await page.keyboard.press('Enter')
      await expect.poll(() => harness.asked()).toContain('login --json -- 4/0Abcdef')
      await harness.firebase([...LOGIN, ...CLOUD])
      await harness.open('code')
      await expect(page.getByText('zoe@example.com', { exact: true })).toBeVisible()
    })

    await test.step('the login is among the long work, with its result', async () => {
      await press('Activity')
      const list = page.getByRole('dialog', { name: 'Activity' })
      await expect(list.getByRole('listitem').filter({ hasText: 'Log in to Firebase' })).toContainText('Done')
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
    })

    await test.step('choose a project from the list and save; each place is beside what is configured', async () => {
      await writeFile(join(harness.app, '.firebaserc'), '{"projects":{"default":"tide-dev"}}')
      const project = page.getByRole('combobox', { name: 'Firebase Project ID' })
      await expect(page.getByText('Choose among 2 projects, or type the ID.')).toBeVisible()
      await project.focus()
      await page.keyboard.type('devel')
      await expect(page.getByRole('option')).toHaveCount(1)
      await expectAccessibleInBoth(page, 'chooser')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(project).toHaveValue('tide-dev')
      await page.keyboard.press('Tab')
      await page.keyboard.type('com.example.tide')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Synced', { exact: true })).toBeVisible()
      await expect(page.getByText('All match', { exact: true })).toBeVisible()
      await expect(page.getByText(/^“Undo” restores the previous files/)).toBeVisible()
      await expect(page.getByText('1:111:ios:aa').first()).toBeVisible()
      for (const [place, value] of [
        [/^Configured here/, 'tide-dev'],
        [/^Helper, active project/, 'tide-dev'],
        [/^\.firebaserc/, 'tide-dev'],
        [/^google-services\.json/, '1:111:android:aa'],
        [/^GoogleService-Info\.plist/, '1:111:ios:aa'],
        [/^Dart web options/, '1:111:web:aa'],
        [/^Gradle, applicationId/, 'com.example.tide'],
        [/^Xcode, bundle id/, 'com.example.tide'],
      ] as const)
        await expect(page.getByRole('row', { name: place })).toContainText(value)
      await expectAccessibleInBoth(page, 'all match')
      expect(JSON.parse(await harness.read(GOOGLE))).toMatchObject({
        project_info: { project_id: 'tide-dev' },
      })
      expect(await harness.read(PLIST)).toContain('<string>tide-dev</string>')
      expect(await harness.read(DART)).toContain('projectId: "tide-dev"')
    })

    await test.step('Undo puts the bytes back, and what differs is marked everywhere', async () => {
      await press('Undo')
      // the helper still has the project; the two native files are gone again
      await expect(page.getByText('1 place differs').first()).toBeVisible()
      await expect(page.getByRole('row', { name: /Dart web options/ })).toContainText('tide-old')
      await expect(page.getByText('Config files are up to date.')).toBeHidden()
      expect(await harness.read(DART)).toBe(APP_FILES[DART])
      await expect(harness.read(GOOGLE)).rejects.toThrow('ENOENT')
      // with the rows of files that are not there, which no state of the gallery has
      await expectAccessibleInBoth(page, 'one differs')
      await expect(page.getByRole('link', { name: 'Firebase 1 place differs' })).toBeVisible()
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await page.getByRole('link', { name: 'Firebase: 1 place differs' }).click()
      await expect(page.getByRole('heading', { name: 'Config files' })).toBeVisible()
    })

    await test.step('Sync all shows its plan first', async () => {
      await press('Sync all')
      const dialog = page.getByRole('dialog', { name: 'Sync all' })
      const list = dialog.getByRole('list', { name: 'Files' })
      await expect(list.getByText('tide-old', { exact: true })).toBeVisible()
      await expect(list.getByText('New', { exact: true })).toHaveCount(2)
      expect(await harness.read(DART)).toBe(APP_FILES[DART])
      await dialog.getByRole('button', { name: 'Sync all' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('All match', { exact: true })).toBeVisible()
      expect(await harness.read(DART)).toContain('projectId: "tide-dev"')
    })

    await test.step('a file that somebody else changed is seen on coming back, and not undone', async () => {
      await writeFile(join(harness.app, DART), APP_FILES[DART]?.replaceAll('tide-old', 'tide-else') ?? '')
      await press('Undo')
      await expect(page.getByRole('alert')).toContainText(/changed/)
      expect(await harness.read(DART)).toContain('tide-else')
      await expect(page.getByRole('row', { name: /Dart web options/ })).toContainText('tide-else')
    })
  },
)
