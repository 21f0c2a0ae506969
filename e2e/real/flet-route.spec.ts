import { expect, test } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { startFlet } from './flet-product.ts'

const python = process.env['MOSAYGENT_TEST_FLET']

for (const strategy of ['hash', 'path'])
  test(
    `a real Flutter web app with its routes in the ${strategy} is followed, sent elsewhere, and keeps its route`,
    { tag: ['@P-490', '@P-491', '@P-492', '@P-493'] },
    async ({ page }) => {
      test.skip(python === undefined, 'Flet could not be installed: no real Flutter web app on this machine')
      test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
      test.setTimeout(200_000)
      const product = await startFlet({
        FLET_PROGRAM: './device.py',
        FLET_STAYS: '1',
        FLET_WEB_ROUTE_URL_STRATEGY: strategy,
      })
      const { last } = product
      try {
        await signIn(page, product)
        const field = page.getByRole('combobox', { name: 'Route' })
        const body = page.frameLocator('iframe[title="App preview"]').locator('body')
        const address = () => body.evaluate(() => location.pathname + location.hash)
        const goes = async (to: string) => {
          await field.fill(to)
          await field.press('Enter')
          await expect.poll(() => last('route')).toBe(`route ${to}`)
          await expect.poll(address).toBe(strategy === 'hash' ? `/#${to}` : to)
        }
        const press = async (name: string) => await page.getByRole('button', { name, exact: true }).click()
        await page.getByRole('button', { name: 'Start Server' }).click()
        await expect.poll(() => last('platform'), { timeout: 90_000 }).toBe('platform ios')
        await expect(field).toHaveValue('/')
        await goes('/tides')
        await goes('/tides/4')
        await press('Back in the app')
        await expect.poll(() => last('route')).toBe('route /tides')
        await expect(field).toHaveValue('/tides')
        await press('Back in the app')
        await expect.poll(() => last('route')).toBe('route /')
        await expect(page.getByRole('button', { name: 'Back in the app' })).toHaveAccessibleDescription(
          'Nothing before it',
        )
        await press('Forward in the app')
        await expect.poll(() => last('route')).toBe('route /tides')
        expect(new URL(page.url()).pathname).toBe('/flutter')
        await test.step('a page that is loaded anew begins there', async () => {
          await page.getByRole('button', { name: /^iPhone 16/ }).click()
          await page.getByRole('menuitemradio', { name: /^Pixel 9 4/ }).click()
          await page.keyboard.press('Escape')
          await expect.poll(() => last('platform'), { timeout: 60_000 }).toBe('platform android')
          await expect(field).toHaveValue('/tides')
          await expect.poll(address).toBe(strategy === 'hash' ? '/#/tides' : '/tides')
        })
      } finally {
        await product.dispose()
      }
    },
  )
