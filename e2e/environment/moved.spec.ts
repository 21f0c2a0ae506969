import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '../harness/sign-in.ts'
import { git } from './git.ts'
import { expect, test } from './harness.ts'

const APP = {
  'pubspec.yaml': 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n',
  'lib/main.dart': "import 'package:flutter/material.dart';\nvoid main() => runApp(const Text('a'));\n",
}
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(APP).map(([path, text]) => [`${folder}/${path}`, text]))

test(
  'a project whose folder was moved keeps its settings: known again by git, or found by hand; Undo gives them back',
  { tag: ['@P-379', '@P-380', '@P-391'] },
  async ({ page, ground }) => {
    await ground.serve('tide', { ...inFolder('apps/one'), ...inFolder('apps/two é') })
    const first = join(ground.user, 'tide é')
    await git(ground.user, 'clone', '-q', `${ground.server.url}tide.git`, first)
    const { product, call } = await ground.start()
    const chosen = async () => (await call('GET', '/project/apps')).reply['chosen']
    const known = async () => (await call('GET', '/environment/directory')).reply['path']
    const production = page.getByRole('radio', { name: 'Production' })
    const card = page.getByRole('region', { name: 'Project Directory', exact: true })
    const said = (folder: string) =>
      card.getByText(`The settings of ${folder}, whose folder is gone, are used here now.`)
    const switcher = page.getByRole('button', { name: /^Project: / })
    const open = async (folder: string) => {
      await page.goto(`${product.dashboardUrl}/environment#open`)
      await card.getByRole('textbox', { name: 'Project directory' }).fill(folder)
      await card.getByRole('button', { name: 'Save' }).click()
      await expect.poll(known).toBe(folder)
    }
    await signIn(page, product)
    await open(first)
    await expect(
      page.getByRole('region', { name: 'Flutter Codebase' }).getByText('main', { exact: true }),
    ).toBeVisible()
    await production.click()
    await call('POST', '/project/choose-app', { path: 'apps/two é' })
    const choices = async () => (await call('GET', '/project/choices')).reply['choices']
    await expect.poll(choices).toMatchObject({ environment: 'production' })

    const second = join(ground.user, 'moved')
    await test.step('opened where it lies now, it has its settings and says so; Undo gives them back', async () => {
      await rename(first, second)
      await open(second)
      await expect(said(first)).toBeVisible()
      await expect(production).toBeChecked()
      expect(await chosen()).toBe('apps/two é')
      await card.getByRole('button', { name: 'Undo' }).click()
      await expect(said(first)).toHaveCount(0)
      await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
      expect(await chosen()).toBe('apps/one')
    })

    await test.step('found by hand from the switcher, by keys alone: its settings again, kept this time', async () => {
      await switcher.press('Enter')
      const gone = page.getByRole('menuitem', { name: /^tide é, .*folder not found$/ })
      await expect(gone).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('menuitem', { name: 'Find the folder of tide é' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Where is tide é now?' })
      await dialog.getByRole('option', { name: /^moved/ }).dblclick()
      await expect(dialog.getByText(second, { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Use this folder' }).click()
      await expect(said(first)).toBeVisible()
      await expect(production).toBeChecked()
      expect(await chosen()).toBe('apps/two é')
      await card.getByRole('button', { name: 'Keep them' }).click()
      await expect(said(first)).toHaveCount(0)
      await switcher.press('Enter')
      await expect(page.getByRole('menuitem', { name: /^moved, .*current/ })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: /^tide é/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
    })

    await test.step('a second clone takes nothing over while the first one is there', async () => {
      const third = join(ground.user, 'clone')
      await git(ground.user, 'clone', '-q', `${ground.server.url}tide.git`, third)
      await open(third)
      await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
      await expect(card.getByRole('button', { name: 'Undo' })).toHaveCount(0)
      expect(await chosen()).toBe('apps/one')
    })

    await test.step('the two of one name in a moment: a folder that is there again keeps what is its own', async () => {
      await mkdir(first)
      const answer = await call('POST', '/project/find', { path: first, to: second })
      expect(answer).toMatchObject({ status: 409, reply: { code: 'target-exists' } })
    })
  },
)
