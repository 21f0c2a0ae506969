import { expect, test } from './test.ts'
import { expectAccessibleInBoth } from './accessible.ts'
import { signIn } from './sign-in-locally.ts'

test('the frame’s menus: where they open, what they hold, and where the focus goes; no call carries the ID token (P-027, P-037, P-134, P-275, P-277)', async ({
  page,
  product,
}) => {
  test.slow()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.helperUrl))
      calls.push(JSON.stringify([request.url(), request.headers(), request.postData()]))
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // a page that was asked for before the sign-in
  await page.goto(`${product.dashboardUrl}/firebase`)
  await expect(page).toHaveURL(`${product.dashboardUrl}/login`)
  await signIn(page, product, { stay: true })
  await page.getByRole('link', { name: 'Back to /firebase' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Firebase' })).toBeVisible()

  for (const width of [1440, 1024, 768]) {
    await test.step(`the profile's menu at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const trigger = page.getByRole('button', { name: /^Profile/ })
      await trigger.click()
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem')).toHaveText(['Account', 'Logout'])
      const [below, above] = [await trigger.boundingBox(), await menu.boundingBox()]
      expect(above?.width).toBeGreaterThanOrEqual(200)
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo((below?.y ?? 0) - 8, 0)
      // in the rail there is no room to the left of the trigger's end: the menu stays inside of the window
      if (width >= 900)
        expect((above?.x ?? 0) + (above?.width ?? 0)).toBeCloseTo((below?.x ?? 0) + (below?.width ?? 0), 0)
      else expect(above?.x).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(trigger).toBeFocused()
    })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const help = page.getByRole('button', { name: 'Help' })
  await help.click()
  await expectAccessibleInBoth(page, 'Help menu')
  await page.getByRole('menuitem', { name: 'What’s new' }).click()
  await expect(page.getByRole('dialog', { name: 'What’s new' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInBoth(page, 'what is new')
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()

  await help.press('Enter')
  await page.getByRole('menuitem', { name: 'Copy diagnostics' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy diagnostics' })
  await expect(dialog.getByText(/ok {2}git/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const stored = await page.evaluate(() => localStorage.getItem('mosaygent_auth_token') ?? '')
  expect(stored).not.toBe('')
  for (const secret of [stored, 'ann@example.com', process.env['HOME'] ?? 'no home'])
    expect(text).not.toContain(secret)
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter((call) => call.includes(stored))).toEqual([])
  expect(text).toMatch(/^Mosaygent \d+\.\d+\.\d+, helper \d+\.\d+\.\d+/)
  await expectAccessibleInBoth(page, 'diagnostics')
})
