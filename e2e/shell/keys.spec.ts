import { callsTo } from '../harness/call.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'the sheet of keys says what the keys do, and its switch turns all single ones off',
  { tag: ['@P-296', '@P-351'] },
  async ({ page, product }) => {
    const call = callsTo(product.helperUrl)
    await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
    expect((await call('POST', '/mosaygent/environment/clone-flutter')).status).toBe(200)
    await signIn(page, product)
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const filter = page.getByRole('textbox', { name: 'Filter', exact: true })
    await expect(page.getByText('Ready to Preview')).toBeVisible()

    /** The rows of one part of the sheet: what it does, and its keys. */
    const rowsOf = (title: string) =>
      sheet
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .getByRole('listitem')
        .evaluateAll((rows) =>
          rows.map((row) => ({
            does: row.querySelector('span')?.textContent ?? '',
            keys: Array.from(row.querySelectorAll('kbd'), (key) => key.textContent ?? ''),
          })),
        )

    await page.keyboard.press('?')
    await expect(sheet).toBeVisible()
    const pages = await rowsOf('Go to')
    const onFlutter = await rowsOf('On the Flutter page')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    await test.step('each page by its keys', async () => {
      expect(pages.length).toBeGreaterThan(6)
      for (const { does, keys } of pages) {
        for (const key of keys) await page.keyboard.press(key.toLowerCase())
        await expect(heading(does)).toBeVisible()
      }
    })

    await test.step('those of the Flutter page', async () => {
      expect(onFlutter.map(({ keys, does }) => `${keys.join(' ')}: ${does}`)).toEqual([
        'S: Start the preview',
        'R: Reload',
        'Shift R: Restart',
        '/: Filter the console',
        'P: Point at a widget',
        'F6: Leave the app in the frame',
        'Esc: End pointing',
      ])
      await page.keyboard.press('g')
      await page.keyboard.press('f')
      await expect(heading('Flutter')).toBeVisible()
      await page.keyboard.press('/')
      await expect(filter).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Start Server' })).toBeEnabled()
      await page.getByRole('button', { name: 'Start Server' }).focus()
      await page.keyboard.press('s')
      await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
      // it says so while it compiles, too
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      await expect(page.getByRole('button', { name: /^Point/ })).toBeVisible()
    })

    await test.step('off', async () => {
      await page.getByRole('button', { name: 'Help', exact: true }).click()
      await page.getByRole('menuitem', { name: /^Keyboard shortcuts/ }).click()
      await sheet.getByRole('button', { name: 'Switch off single keys' }).click()
      await expect(sheet.getByText('Single keys are switched off in this browser.')).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('mosaygent_single_key_shortcuts'))).toBe('false')
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') calls.push(request.url())
      })
      for (const key of ['?', 'r', 'R', 'p', '/', 'g', 'e', 's']) await page.keyboard.press(key)
      // what is no single key still acts, and by then those before it have
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Search or run' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(heading('Flutter')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Point/ })).toHaveAttribute('aria-pressed', 'false')
      expect(calls).toEqual([])
    })
  },
)
