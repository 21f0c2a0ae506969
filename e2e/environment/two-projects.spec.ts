import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { expect, test } from '../fakes/fake-flutter.ts'

test(
  'another project chosen while one runs: kept running, and told whose it is; then stopped, and the other one started',
  { tag: ['@P-389', '@P-390', '@P-391'] },
  async ({ page, fakeFlutter }) => {
    const first = fakeFlutter.projectFolder
    const second = join(first, '../form_app')
    await cp(join(first, 'flutter'), join(second, 'flutter'), { recursive: true })
    const call = callsTo(`${fakeFlutter.helperUrl}/mosaygent`)
    const runs = async () => (await call('GET', '/flutter/status')).reply['project']
    const question = page.getByRole('dialog')
    const name = first.split('/').at(-1) ?? ''
    const banner = page.getByText(`This is ${name}, not the chosen project`)
    const start = page.getByRole('button', { name: /^Start/, exact: false }).first()
    const changeTo = async (folder: string) => {
      await page.getByRole('link', { name: 'Environment', exact: true }).click()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await page.getByRole('textbox', { name: 'Project directory' }).fill(folder)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await fakeFlutter.open(page)
    await start.click()
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply['ready']).toBe(true)
    await page.getByRole('button', { name: /^Reload/ }).click()
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply['receipt']).not.toBeNull()

    await test.step('kept: the cards are of the chosen one, the phone of the other, and says so', async () => {
      await changeTo(second)
      await expect(question).toContainText(`Stop ${name} and start form_app?`)
      await question.getByRole('button', { name: `Keep ${name} running` }).click()
      await expect(question).toHaveCount(0)
      const card = page.getByRole('region', { name: 'Flutter Codebase' })
      await expect(card.getByText(join(second, 'flutter'), { exact: true })).toBeVisible()
      await expect(card.getByText('Not running')).toBeVisible()
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await expect(banner).toBeVisible()
      expect(await runs()).toBe(join(first, 'flutter'))
    })

    await test.step('back and away again: it is asked again, and the other one starts', async () => {
      await changeTo(first)
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await expect(page.getByText('Running', { exact: true })).toBeVisible()
      await expect(banner).toHaveCount(0)
      await changeTo(second)
      await question.getByRole('button', { name: 'Stop and start' }).click()
      await expect(page).toHaveURL(/\/flutter/)
      await expect.poll(runs).toBe(join(second, 'flutter'))
      await expect(banner).toHaveCount(0)
      await expect(
        page
          .getByRole('log')
          .getByText(/form_app/)
          .first(),
      ).toBeVisible()
      expect((await call('GET', '/flutter/status')).reply['receipt']).toBeNull()
    })

    await test.step('the switcher names both, and goes back by keys alone', async () => {
      const switcher = page.getByRole('button', { name: /^Project: / })
      await expect(switcher).toHaveAccessibleName(/^Project: form_app, .*running$/)
      await switcher.press('Enter')
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem', { name: /^form_app, .*, current, running$/ })).toBeVisible()
      await menu.getByRole('menuitem', { name: new RegExp(`^${name}, `) }).press('Enter')
      await question.getByRole('button', { name: 'Keep form_app running' }).click()
      await expect(switcher).toHaveAccessibleName(new RegExp(`^Project: ${name}, .*form_app runs$`))
      await switcher.press('Enter')
      await menu.getByRole('menuitem', { name: 'Remove form_app from the list' }).press('Enter')
      await expect(menu.getByText('form_app')).toHaveCount(0)
      await expect(menu.getByRole('menuitem', { name: 'Open another…' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('textbox', { name: 'Project directory' }).fill(second)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(switcher).toHaveAccessibleName(/^Project: form_app, .*running$/)
    })

    await test.step('once it has ended, nothing of it is told for the other project', async () => {
      await expect.poll(async () => (await call('GET', '/flutter/status')).reply['ready']).toBe(true)
      await call('POST', '/flutter/reload')
      await call('POST', '/flutter/stop')
      expect((await call('GET', '/flutter/receipts')).reply['receipts']).not.toEqual([])
      await changeTo(first)
      await expect.poll(async () => (await call('GET', '/flutter/receipts')).reply['receipts']).toEqual([])
      expect((await call('GET', '/flutter/errors')).reply['errors']).toEqual([])
      await expect(question).toHaveCount(0)
    })
  },
)
