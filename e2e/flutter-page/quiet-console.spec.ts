import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, edit, reload, seen } from '../app-frame/two-pages.ts'

test.use({ hold: true })

test('the app’s own console has nothing of ours: start, change-over from the sketch, reload, restart, stop', async ({
  page,
  fakeFlutter,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.location().url.startsWith(fakeFlutter.previewUrl)) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  const app = (text: string) => fakeFlutter.tell('/page', { ...GENERATION, app: { text } })
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(seen(page).locator('html[data-version]')).toBeAttached()
  await app('first')
  await fakeFlutter.tell('/compiled')
  await expect(seen(page).locator('flutter-view')).toHaveText('first')
  await app('second')
  await edit(fakeFlutter)
  await reload(page)
  await expect(seen(page).locator('flutter-view')).toHaveText('second')
  await app('third')
  await page.getByRole('button', { name: /^Restart\b/ }).click()
  await expect(seen(page).locator('flutter-view')).toHaveText('third')
  await seen(page)
    .locator('html')
    .evaluate(() => {
      console.log('of the app é')
    })
  await expect(page.getByRole('log', { name: 'Console lines' })).toContainText('of the app é')
  await page.getByRole('button', { name: /^Stop/ }).click()
  await expect(page.getByText('Ready to Preview')).toBeVisible()
  expect(said).toEqual(['of the app é'])
})
