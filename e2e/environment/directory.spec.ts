import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from './harness.ts'

const KEY = 'mosaygent_project_directory'

test(
  'the project directory: asked for, refused, understood, changed, and what helper and browser each know',
  { tag: ['@P-039', '@P-040', '@P-041', '@P-042', '@P-043', '@P-044', '@P-138', '@P-149'] },
  async ({ page, ground }) => {
    const { product, call } = await ground.start()
    const known = async () => (await call('GET', '/environment/directory')).reply['path']
    const kept = () => page.evaluate((key) => localStorage.getItem(key), KEY)
    const card = page.getByRole('region', { name: 'Project Directory', exact: true })
    const field = card.getByRole('textbox', { name: 'Project directory' })
    const button = (name: string) => card.getByRole('button', { name, exact: true })
    const cards = page.getByRole('region', { name: / Codebase$/ })
    const folder = join(ground.user, 'Projekt é 潮')
    await mkdir(folder)
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/environment`)

    await test.step('without one there is a field; Save waits for a path, and there is nothing to cancel', async () => {
      await expect(button('Save')).toBeDisabled()
      await expect(button('Change')).toHaveCount(0)
      await field.fill('  \t ')
      await field.press('Enter')
      await expect(button('Save')).toBeDisabled()
      await expect(button('Cancel')).toHaveCount(0)
      await expect(cards).toHaveCount(0)
      expect(await kept()).toBeNull()
    })

    await test.step('what is no folder for a project is refused with the reason, and kept here alone', async () => {
      const file = join(ground.user, 'notes.txt')
      await writeFile(file, '')
      for (const [typed, reason] of [
        ['projects/mine', '“projects/mine” is not a full path.'],
        [join(ground.user, 'nowhere'), 'does not exist.'],
        [ground.home, 'This folder holds the helper’s own state.'],
        [file, 'is a file.'],
      ] as const) {
        await field.fill(typed)
        await field.press('Enter')
        await expect(card.getByRole('alert')).toContainText(reason)
        expect(await kept()).toBe(typed)
        expect(await known()).toBeNull()
      }
    })

    await test.step('a refusal outlives a reload: the path is for correcting or forgetting, and no codebase follows', async () => {
      await page.reload()
      await expect(card.getByRole('alert')).toContainText('notes.txt: it is a file.')
      await expect(card.getByText('Refused', { exact: true })).toBeVisible()
      await expect(cards).toHaveCount(0)
      await button('Change').click()
      await expect(field).toHaveValue(join(ground.user, 'notes.txt'))
      await button('Cancel').click()
      await button('Discard').click()
      await expect(field).toHaveValue('')
      expect(await kept()).toBeNull()
    })

    await test.step('one that never reached the helper is kept, too, and its answer without a reason has a text', async () => {
      const setting = '**/mosaygent/environment/set-directory'
      await page.route(setting, (route) => route.abort())
      await field.fill(folder)
      await button('Save').click()
      await expect(card.getByRole('alert')).toBeVisible()
      expect(await kept()).toBe(folder)
      expect(await known()).toBeNull()
      await page.unroute(setting)
      await page.route(setting, (route) => route.fulfill({ status: 500, json: {} }))
      await field.press('Enter')
      await expect(card.getByRole('alert')).toHaveText('Failed to set directory')
      await page.unroute(setting)
    })

    await test.step('a folder is taken however it is written, and two cards follow', async () => {
      await field.press('Enter')
      await expect(card.getByText(folder, { exact: true })).toBeVisible()
      await expect(field).toHaveCount(0)
      await expect(cards).toHaveCount(2)
      for (const kind of ['API', 'Flutter']) {
        const codebase = page.getByRole('region', { name: `${kind} Codebase`, exact: true })
        await expect(codebase.getByText('Missing', { exact: true })).toBeVisible()
      }
      for (const typed of ['~', `  ${folder}/  `, `"${ground.user}/"`, '~/Projekt é 潮', `'${folder}'`]) {
        await button('Change').click()
        await field.fill(typed)
        await button('Save').click()
        const path = typed === '~' || typed.startsWith('"') ? ground.user : folder
        await expect(card.getByText(path, { exact: true })).toBeVisible()
        await expect(field).toHaveCount(0)
        expect(await known()).toBe(path)
        expect(await kept()).toBe(path)
      }
    })

    await test.step('Change offers Save and Cancel; Cancel and Escape leave it as it was', async () => {
      for (const leave of [() => button('Cancel').click(), () => field.press('Escape')]) {
        await button('Change').click()
        await expect(field).toHaveValue(folder)
        await expect(button('Save')).toBeEnabled()
        await field.fill(ground.user)
        await leave()
        await expect(field).toHaveCount(0)
        await expect(card.getByText(folder, { exact: true })).toBeVisible()
      }
      expect(await known()).toBe(folder)
    })

    await test.step('where helper and browser differ, both are said, and one is chosen', async () => {
      await page.evaluate(([key, path]) => localStorage.setItem(key, path), [KEY, ground.user] as const)
      await page.reload()
      const notice = card.getByRole('note').filter({ hasText: 'different directories' })
      await expect(notice.getByText(folder, { exact: true })).toBeVisible()
      await expect(notice.getByText(ground.user, { exact: true })).toBeVisible()
      await button('Keep the helper’s').click()
      await expect(notice).toHaveCount(0)
      expect(await kept()).toBe(folder)
    })

    await test.step('without the helper the browser’s is shown, and said to be', async () => {
      await page.evaluate(([key, path]) => localStorage.setItem(key, path), [KEY, ground.user] as const)
      await page.route('**/health', (route) => route.abort())
      await page.reload()
      await expect(card.getByText(ground.user, { exact: true })).toBeVisible()
      await expect(card.getByText('Remembered by this browser')).toBeVisible()
    })
  },
)
