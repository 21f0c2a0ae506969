import type { Page } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** Every address of the product but the sign-in. */
const ADDRESSES = [
  '/',
  '/environment',
  '/flutter',
  '/supabase',
  '/firebase',
  '/account',
  '/github',
  '/api',
  '/doctor',
  '/no/such/page',
]

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test(
  'without a token every address leads to the sign-in, whose way on is /flutter; an unknown one says so and leads on',
  { tag: ['@P-006', '@P-007', '@P-015', '@P-016'] },
  async ({ page, product }) => {
    for (const address of ADDRESSES) {
      await page.goto(product.dashboardUrl + address)
      await expect(page).toHaveURL(`${product.dashboardUrl}/login`)
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
      // nothing of the page that was asked for
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
    await signInAs(page, 'ann@example.com', 'Ann')
    for (const address of ['/', '/login']) {
      await page.goto(product.dashboardUrl + address)
      await expect(page).toHaveURL(`${product.dashboardUrl}/flutter`)
      await expect(heading(page, 'Flutter')).toBeVisible()
    }
    for (const [link, led] of [
      ['Open Environment', 'Environment'],
      ['Open Flutter', 'Flutter'],
    ] as const) {
      await page.goto(`${product.dashboardUrl}/no/such/page`)
      await expect(page.getByText('There is no page at this address')).toBeVisible()
      await expect(main(page).getByText('/no/such/page', { exact: true })).toBeVisible()
      await expect(page).toHaveTitle('Not found · Mosaygent')
      await main(page).getByRole('link', { name: link }).click()
      await expect(heading(page, led)).toBeVisible()
    }
    // the stored token is what counts: without it the guard sends back to the sign-in
    await page.evaluate(() => {
      localStorage.removeItem('mosaygent_auth_token')
    })
    await page.getByRole('link', { name: 'Supabase' }).click()
    await expect(page).toHaveURL(`${product.dashboardUrl}/login`)
  },
)

test(
  'each page is what it is for, in the frame with its words in their order',
  {
    tag: [
      '@P-008',
      '@P-009',
      '@P-010',
      '@P-011',
      '@P-012',
      '@P-013',
      '@P-014',
      '@P-019',
      '@P-020',
      '@P-024',
      '@P-147',
      '@P-154',
      '@P-273',
    ],
  },
  async ({ page, product }) => {
    test.slow()
    const call = callsTo(product.helperUrl)
    await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
    expect((await call('POST', '/mosaygent/environment/clone-flutter')).status).toBe(200)
    await page.goto(product.dashboardUrl)
    await signInAs(page, 'ann@example.com', 'Ann Example')
    const sidebar = page.getByRole('complementary')
    const open = async (name: string) => {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click()
      await expect(heading(page, name)).toBeVisible()
    }
    const card = (name: string) => main(page).getByRole('region', { name, exact: true })

    await test.step('the frame', async () => {
      await expect(sidebar.getByText('Connected', { exact: true })).toBeVisible()
      await expect(sidebar.getByRole('radio')).toHaveText(['Development', 'Production'])
      const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
      await expect(links).toHaveText(['Environment', 'Flutter', 'Supabase', 'Firebase', 'GitHub'])
      const tops = await Promise.all(
        [
          sidebar.getByText('Mosaygent', { exact: true }),
          sidebar.getByRole('radiogroup'),
          links.first(),
          links.last(),
          sidebar.getByText('Connected', { exact: true }),
          sidebar.getByRole('button', { name: 'Profile: Ann Example' }),
        ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
      )
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      await expect(sidebar.getByRole('button', { name: 'Help' })).toBeVisible()
      // everything at the foot stands in the window's lower half, the links in its upper
      expect([tops[3], tops[4]].map((top) => (top ?? 0) > 450)).toEqual([false, true])
    })

    await test.step('Environment: the directory and both codebases', async () => {
      await open('Environment')
      await expect(card('Project Directory').getByText(product.projectFolder, { exact: true })).toBeVisible()
      await expect(card('API Codebase').getByText('Missing', { exact: true })).toBeVisible()
      await expect(card('Flutter Codebase').getByText('Present', { exact: true })).toBeVisible()
    })

    await test.step('Flutter: the preview and its controls', async () => {
      await open('Flutter')
      await expect(card('Preview').getByText('Ready to Preview')).toBeVisible()
      for (const name of [/^Start(?! Server)/, /^Reload/, /^Restart/])
        await expect(main(page).getByRole('button', { name })).toBeVisible()
      await expect(main(page).getByRole('log')).toBeVisible()
    })

    await test.step('Supabase: says that it is a placeholder, and offers nothing to press', async () => {
      await open('Supabase')
      await expect(main(page).getByText('Supabase is not part of Mosaygent yet')).toBeVisible()
      await expect(main(page).locator('a, button, input, select, textarea, [role=button]')).toHaveCount(0)
    })

    await test.step('Firebase: the project of each environment', async () => {
      await open('Firebase')
      for (const environment of ['Development', 'Production']) {
        await sidebar.getByRole('radio', { name: environment }).click()
        await expect(card('Project Setup').getByText(`talks to`)).toContainText(
          `Which Firebase project ${environment} talks to`,
        )
      }
    })

    await test.step('GitHub: the checklist', async () => {
      await open('GitHub')
      await expect(card('GitHub CLI Installation')).toBeVisible()
    })

    await test.step('Account: profile and settings, by the profile’s menu', async () => {
      await sidebar.getByRole('button', { name: 'Profile: Ann Example' }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout'])
      await page.getByRole('menuitem', { name: 'Account' }).click()
      await expect(heading(page, 'Account')).toBeVisible()
      await expect(card('Profile').getByRole('term')).toHaveText(['Name', 'Email', 'User ID'])
      await expect(card('Profile').getByRole('definition').first()).toHaveText('Ann Example')
      await expect(card('Settings')).toBeVisible()
    })

    await test.step('Helper: the package, how to start it, and the connection; the indicator leads there', async () => {
      await sidebar.getByRole('link', { name: 'Connected' }).click()
      await expect(heading(page, 'Helper')).toBeVisible()
      await expect(card('Python API')).toBeVisible()
      // it runs, so the steps are for another computer
      await expect(card('Getting started')).toHaveCount(0)
      await page.getByRole('button', { name: 'Show setup steps' }).click()
      await expect(card('Getting started').getByRole('listitem').first()).toBeVisible()
      await expect(card('Connection Status').getByRole('button', { name: 'Check Connection' })).toBeVisible()
    })

    await test.step('Doctor: what this computer has and lacks, by the Help menu', async () => {
      await sidebar.getByRole('button', { name: 'Help' }).click()
      await page.getByRole('menuitem', { name: 'Check this computer' }).click()
      await expect(page).toHaveURL(/\/doctor$/)
      await expect(heading(page, 'Doctor')).toBeVisible()
      await expect(card('Programs').getByText('Git', { exact: true })).toBeVisible()
    })

    await test.step('with the helper gone the indicator says so, and leads to what helps', async () => {
      await open('Supabase')
      await product.stop()
      const indicator = sidebar.getByRole('link', { name: 'Not connected Click to fix' })
      await expect(indicator).toBeVisible()
      await expect(indicator.getByText('Click to fix', { exact: true })).toBeVisible()
      await indicator.click()
      await expect(heading(page, 'Helper')).toBeVisible()
    })
  },
)
