import { pressByKey, tabTo } from '../harness/keyboard.ts'
import { expect, test } from '../harness/test.ts'

// No step of it uses the mouse: the pointer's methods of Playwright are not called.
test('from sign-in to logout by the keyboard alone', { tag: '@P-300' }, async ({ page, product }) => {
  test.slow()
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('sign in', async () => {
    await page.goto(product.dashboardUrl)
    const opening = page.waitForEvent('popup')
    await pressByKey(page, button('Continue with Google'))
    const chooser = await opening
    await tabTo(chooser, chooser.getByLabel('Email'))
    await chooser.keyboard.type('ann@example.com')
    await chooser.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/flutter$/)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  })

  await test.step('choose a directory and clone', async () => {
    await pressByKey(page, page.getByRole('link', { name: 'Environment', exact: true }))
    await tabTo(page, page.getByRole('textbox', { name: 'Project directory' }))
    await page.keyboard.type(product.projectFolder)
    await page.keyboard.press('Enter')
    await pressByKey(page, button('Clone Flutter Repository'))
    await expect(page.getByText('Present', { exact: true })).toHaveCount(1)
  })

  await test.step('a dialog holds the focus, Escape closes it, and the focus is back', async () => {
    const opener = button('Configure Firebase Web Config')
    await pressByKey(page, opener)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await test.step('start and reload', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Flutter', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressByKey(page, button('Start Server'))
    const app = page.frameLocator('iframe[title="App preview"]')
    await expect(app.getByText('Now at Falmouth, rising').filter({ visible: true })).toBeVisible()
    await pressByKey(page, button(/^Reload/).first())
    await expect(page.getByText('No changes').first()).toBeVisible()
  })

  await test.step('switch the environment', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Development' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Production' })).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
  })

  await test.step('the menu of the profile: Escape gives the focus back, Logout signs out', async () => {
    const profile = button(/^Profile/)
    await pressByKey(page, profile)
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(profile).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  })
})
