import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { signInAs } from '../harness/sign-in.ts'
import { signIn } from '../harness/sign-in.ts'

const steps = (page: Page) => page.evaluate(() => history.length)

test(
  'the frame’s menus: where they open, what they hold, and where the focus goes; no call carries the ID token',
  { tag: ['@P-027', '@P-037', '@P-134', '@P-275', '@P-276', '@P-277', '@P-294', '@P-352'] },
  async ({ page, product }) => {
    test.slow()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(product.helperUrl))
        calls.push(JSON.stringify([request.url(), request.headers(), request.postData()]))
    })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    // a page that was asked for before the sign-in; the guard leads on by one step of the history each time
    const before = await steps(page)
    await page.goto(`${product.dashboardUrl}/firebase`)
    await expect(page).toHaveURL(`${product.dashboardUrl}/login`)
    await signIn(page, product, { stay: true })
    expect(await steps(page)).toBe(before + 1)
    await page.getByRole('link', { name: 'Back to /firebase' }).click()
    await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Firebase' })).toBeVisible()

    for (const width of [1440, 1024, 768]) {
      await test.step(`the profile's menu at ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const trigger = page.getByRole('button', { name: /^Profile/ })
        await trigger.click()
        const menu = page.getByRole('menu')
        await expect(menu.getByRole('menuitem')).toHaveText(['Account', 'Logout'])
        // it may still be on its way up
        await expect(async () => {
          const [below, above] = [await trigger.boundingBox(), await menu.boundingBox()]
          expect(above?.width).toBeGreaterThanOrEqual(200)
          expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo((below?.y ?? 0) - 8, 0)
          // in the rail there is no room to the left of the trigger's end: the menu stays inside of the window
          const ends = [above, below].map((box) => (box?.x ?? 0) + (box?.width ?? 0))
          if (width >= 900) expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0)
          else expect(above?.x).toBeGreaterThanOrEqual(0)
        }).toPass()
        await page.keyboard.press('Escape')
        await expect(trigger).toBeFocused()
      })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const help = page.getByRole('button', { name: 'Help', exact: true })
    await help.click()
    await expectAccessibleInBoth(page, 'Help menu')
    await page.getByRole('menuitem', { name: 'What’s new' }).click()
    const news = page.getByRole('dialog', { name: 'What’s new' })
    await expect(news.getByRole('heading', { level: 3 }).first()).toHaveText(/^(Version \d|Not released yet)/)
    const total = await news.getByRole('listitem').count()
    // a few lines, not the developers' changelog
    expect(total).toBeGreaterThan(2)
    expect(total).toBeLessThan(20)
    await expect(news.getByText('New', { exact: true })).toHaveCount(0)
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
    await page.keyboard.press('Escape')

    await test.step('two changes later', async () => {
      await page.evaluate((seen) => localStorage.setItem('mosaygent_changes_seen', seen), String(total - 2))
      await page.reload()
      await page.getByRole('button', { name: 'Help, 2 new' }).click()
      await page.getByRole('menuitem', { name: /^What’s new/ }).click()
      await expect(news.getByText('New', { exact: true })).toHaveCount(2)
      await expect(news.getByRole('listitem').nth(1)).toHaveText(/New$/)
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(help).toBeVisible()
    })

    await test.step('who logs out wants no way back', async () => {
      const here = await steps(page)
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL(`${product.dashboardUrl}/login`)
      expect(await steps(page)).toBe(here)
      await signInAs(page, 'ann@example.com', 'Ann')
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
      expect(await steps(page)).toBe(here)
    })
  },
)
