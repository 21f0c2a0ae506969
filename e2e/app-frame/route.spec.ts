import { expect, test } from '../fakes/fake-flutter.ts'

test(
  'the app’s route is seen, typed and gone along, kept over a restart, and never leads the dashboard away',
  { tag: ['@P-490', '@P-491', '@P-492', '@P-493'] },
  async ({ page, context, fakeFlutter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fakeFlutter.post('/flutter/start')
    await fakeFlutter.open(page)
    const body = page.frameLocator('iframe[title="App preview"]').locator('body')
    const field = page.getByRole('combobox', { name: 'Route' })
    const press = async (name: string) => await page.getByRole('button', { name, exact: true }).click()
    const hash = () => body.evaluate(() => location.hash)
    await expect(field).toHaveValue('/')
    await expect(page.getByRole('button', { name: 'Back in the app' })).toHaveAccessibleDescription(
      'Nothing before it',
    )
    // as Flutter's engine has it for an app with a router
    await body.evaluate(() => {
      history.replaceState({ serialCount: 0 }, '', '#/')
      history.pushState({ serialCount: 1 }, '', '#/tides/4')
      addEventListener('popstate', ({ state }) => {
        document.body.dataset['popped'] = JSON.stringify(state)
      })
    })
    await test.step('it follows the app, and is copied', async () => {
      await expect(field).toHaveValue('/tides/4')
      await press('Copy route')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('/tides/4')
    })
    await test.step('typed, it is gone to; what was seen is offered', async () => {
      await field.fill('settings')
      await field.press('Enter')
      await expect.poll(hash).toBe('#/settings')
      await expect(field).toHaveValue('/settings')
      await field.click()
      await page.getByRole('option', { name: '/tides/4' }).click()
      await expect.poll(hash).toBe('#/tides/4')
    })
    await test.step('back and forward are the app’s own, as far as they go', async () => {
      await press('Back in the app')
      await expect.poll(hash).toBe('#/settings')
      await press('Back in the app')
      await press('Back in the app')
      await expect.poll(hash).toBe('#/')
      await expect(body).toHaveAttribute('data-popped', '{"serialCount":0}')
      await press('Forward in the app')
      await expect.poll(hash).toBe('#/tides/4')
      // what an app does that closes itself, with nothing before it
      await press('Back in the app')
      await body.evaluate(() => {
        history.back()
        history.go(-3)
      })
      await press('Forward in the app')
      await expect.poll(hash).toBe('#/tides/4')
      expect(new URL(page.url()).pathname).toBe('/flutter')
    })
    await test.step('a restart that loads a page begins there', async () => {
      const loads = await body.getAttribute('data-loads')
      await page.getByRole('button', { name: 'Restart' }).click()
      await expect(body).not.toHaveAttribute('data-loads', loads ?? '')
      await expect(field).toHaveValue('/tides/4')
      await expect.poll(hash).toBe('#/tides/4')
    })
  },
)
