import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { expect, test } from '../fakes/fake-flutter.ts'

test(
  'another project chosen while one runs: kept running beside it, gone back to, stopped alone; then stopped for the other',
  { tag: ['@P-381', '@P-382', '@P-389', '@P-390', '@P-391', '@P-407', '@P-408', '@P-410'] },
  async ({ page, fakeFlutter }) => {
    const first = fakeFlutter.projectFolder
    const second = join(first, '../form_app')
    await cp(join(first, 'flutter'), join(second, 'flutter'), { recursive: true })
    const call = callsTo(`${fakeFlutter.helperUrl}/mosaygent`)
    const runs = async () => (await call('GET', '/flutter/status')).reply['project']
    const question = page.getByRole('dialog')
    const name = first.split('/').at(-1) ?? ''
    const start = page.getByRole('button', { name: /^Start/, exact: false }).first()
    const changeTo = async (folder: string) => {
      await page.getByRole('link', { name: 'Environment', exact: true }).click()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await page.getByRole('textbox', { name: 'Project directory' }).fill(folder)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await fakeFlutter.open(page)
    const other = await page.context().newPage()
    await other.goto(page.url().replace(/\/[^/]*$/, '/github'))
    const elsewhere = other.getByRole('dialog')
    await page.bringToFront()
    await start.click()
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply['ready']).toBe(true)
    await page.getByRole('button', { name: /^Reload/ }).click()
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply['receipt']).not.toBeNull()

    // each project has its own
    await call('POST', '/flutter/reload-on-save', { enabled: true })

    const strip = page.getByRole('list', { name: 'Also running' })
    const drawsOf = (folder: string) => `body[data-project="${encodeURI(join(folder, 'flutter'))}"]`
    const shows = (folder: string) =>
      page.frameLocator('iframe[title="App preview"]').locator(drawsOf(folder))
    const running = async () => (await call('GET', '/project/running')).reply['running']

    await test.step('kept: it goes on at its own port, and the chosen one runs beside it', async () => {
      await changeTo(second)
      await expect(question).toContainText(`Stop ${name} and start form_app?`)
      await expect(elsewhere).toContainText(`Stop ${name} and start form_app?`)
      await elsewhere.getByRole('button', { name: `Keep ${name} running` }).click()
      await expect(question).toHaveCount(0)
      await expect(elsewhere).toHaveCount(0)
      const kept = await page.evaluate(() => localStorage.getItem('mosaygent_run_question'))
      expect(JSON.parse(kept ?? '')).toEqual({ directory: second, about: null })
      const card = page.getByRole('region', { name: 'Flutter Codebase' })
      await expect(card.getByText(join(second, 'flutter'), { exact: true })).toBeVisible()
      await expect(card.getByText('Not running')).toBeVisible()
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await start.click()
      await expect(shows(second)).toBeVisible()
      expect(await runs()).toBe(join(second, 'flutter'))
      const opens = page.waitForEvent('popup')
      await strip.getByRole('link', { name: `Open ${name} in a tab` }).click()
      const tab = await opens
      await expect(tab.locator(drawsOf(first))).toBeVisible()
      await tab.close()
    })

    await test.step('saved in it, it is reloaded alone; the one that is shown has no receipt of it', async () => {
      expect((await call('GET', '/flutter/status')).reply['reload_on_save']).toBe(false)
      await writeFile(join(first, 'flutter/lib/main.dart'), '// saved beside\n')
      const line = page.getByRole('log').getByText(new RegExp(`^${name}: (Applied|Compiled): 1 file`))
      await expect(line.first()).toBeVisible()
      expect((await call('GET', '/flutter/status')).reply).toMatchObject({ receipt: null, stale: null })
    })

    await test.step('gone back to, it is shown at once; stopping the other one leaves it', async () => {
      await strip.getByRole('button', { name: `Go to ${name}` }).click()
      await expect(shows(first)).toBeVisible()
      await expect(page.getByText('Running', { exact: true })).toBeVisible()
      await expect(question).toHaveCount(0)
      await strip.getByRole('button', { name: 'Stop form_app' }).click()
      await expect(strip).toHaveCount(0)
      expect(await running()).toMatchObject([{ directory: first, shown: true, state: 'running' }])
      await expect(shows(first)).toBeVisible()
    })

    await test.step('away again: it is stopped, and the other one starts', async () => {
      await changeTo(second)
      await question.getByRole('button', { name: 'Stop and start' }).click()
      await expect(page).toHaveURL(/\/flutter/)
      await expect.poll(runs).toBe(join(second, 'flutter'))
      await expect(
        page
          .getByRole('log')
          .getByText(/form_app/)
          .first(),
      ).toBeVisible()
      expect(await running()).toMatchObject([{ directory: second, shown: true }])
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
