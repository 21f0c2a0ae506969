import type { Page } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** What the account service is to say of the user from now on; the rest of its answer is its own. */
async function sayOfUser(page: Page, said: object): Promise<void> {
  await page.route(/accounts:lookup/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const body: { users?: object[] } = await response.json()
    await route.fulfill({
      response,
      json: { ...body, users: body.users?.map((user) => Object.assign(user, said)) },
    })
  })
}

/** Nothing glides on the page any more; asked for, what is still to begin has begun. Runs in the page. */
const still = () => !document.getAnimations().some((one) => one instanceof CSSTransition)

/** What glides in the frames after the theme has changed, but the settings that are pressed for it. Runs in the page. */
function glidesWithTheme(): Promise<string[]> {
  const glided: string[] = []
  document.addEventListener('transitionrun', ({ propertyName, target }) => {
    if (target instanceof Element && target.closest('[role=radiogroup]') === null)
      glided.push(`${propertyName} of ${target.outerHTML.slice(0, 80)}`)
  })
  return new Promise((resolve) => {
    const frame = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
    new MutationObserver(() => frame(() => resolve(glided))).observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    })
  })
}

test(
  'the account: photo or icon, N/A for what the provider leaves out, theme and motion, and a reset that keeps the sign-in',
  { tag: ['@P-012', '@P-027', '@P-103', '@P-145', '@P-154', '@P-350', '@P-740'] },
  async ({ page, product }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await signIn(page, product)
    await page.goto(`${product.dashboardUrl}/account`)
    const profile = page.getByRole('region', { name: 'Profile' })
    const trigger = page.getByRole('button', { name: /^Profile/ })
    const values = profile.getByRole('definition')
    await expect(profile.getByRole('term')).toHaveText(['Name', 'Email', 'User ID'])
    await expect(values).toHaveText(['N/A', 'ann@example.com', /\S{6,}/])
    for (const place of [profile, trigger]) await expect(place.getByTestId('person-icon')).toBeVisible()

    await test.step('a photo', async () => {
      const photoUrl = `${product.dashboardUrl}/icon.svg`
      await sayOfUser(page, { displayName: 'Ann', photoUrl })
      await page.reload()
      await expect(values).toHaveText(['Ann', 'ann@example.com', /\S{6,}/])
      for (const place of [profile, trigger])
        await expect(place.locator(`img[src="${photoUrl}"]`)).toBeVisible()
      await expect(page.getByTestId('person-icon')).toHaveCount(0)
      expect(warnings.filter((text) => text.includes('photo'))).toEqual([])
    })

    await test.step('one that does not load, for somebody of whom little is told', async () => {
      const photoUrl = `${product.dashboardUrl}/no-photo.png`
      await sayOfUser(page, { displayName: '', email: '', photoUrl })
      await page.reload()
      await expect(values).toHaveText(['N/A', 'N/A', /\S{6,}/])
      for (const place of [profile, trigger]) await expect(place.getByTestId('person-icon')).toBeVisible()
      await expect.poll(() => warnings).toContain(`The profile photo could not be loaded ${photoUrl}`)
    })

    await test.step('settings, and back', async () => {
      const root = page.locator('html')
      const settings = page.getByRole('region', { name: 'Settings' })
      const dark = settings.getByRole('radio', { name: 'Dark' })
      // the button above the sessions glides too, as they are told: that is not of the theme
      await expect(page.getByRole('list', { name: 'Browsers that may use the helper' })).toBeVisible()
      await expect.poll(() => page.evaluate(still)).toBe(true)
      const [glided] = await Promise.all([page.evaluate(glidesWithTheme), dark.click()])
      expect(glided).toEqual([])
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await settings.getByRole('radio', { name: 'Reduced' }).click()
      await page.reload()
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root).toHaveAttribute('data-motion', 'reduced')
      const chosen = () => ['theme', 'motion'].map((name) => localStorage.getItem(`mosaygent_${name}`))
      expect(await page.evaluate(chosen)).toEqual(['dark', '"reduced"'])
      await settings.getByRole('button', { name: 'Reset browser settings' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click()
      await expect(root).toHaveAttribute('data-theme', 'system')
      await expect(root).toHaveAttribute('data-motion', 'system')
      await expect(page).toHaveURL(/\/account$/)
      const left = await page.evaluate(() => Object.keys(localStorage))
      for (const gone of ['mosaygent_theme', 'mosaygent_motion']) expect(left).not.toContain(gone)
      expect(left).toContain('mosaygent_auth_token')
    })
  },
)
