import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, behind, edit, reload, running, seen } from './two-pages.ts'

const draw = (page: Page) =>
  behind(page)
    .contentFrame()
    .locator('html')
    .evaluate(() => dispatchEvent(new Event('draw-now')))

test(
  'new code loads behind the page that is seen, which stays and takes input, and takes its place with its first picture',
  { tag: ['@P-333', '@P-531'] },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    await seen(page)
      .locator('html')
      .evaluate(() => (location.hash = '#/tides'))
    await fakeFlutter.tell('/page', {
      ...GENERATION,
      app: { text: 'second', draws: 'when-told', ground: '#20a060' },
    })
    await edit(fakeFlutter)
    await reload(page)
    await expect(behind(page)).toHaveAttribute('inert', '')
    await expect(behind(page).contentFrame().locator('flutter-view')).toBeAttached()
    await expect(page.getByRole('progressbar', { name: 'Loading new code' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Reloading...' })).toBeVisible()
    const words = await page.getByTestId('overlay').boundingBox()
    expect(words?.height).toBeLessThan(30)
    await expect(page.getByTestId('screen')).not.toHaveAttribute('data-covered')
    // what is seen is the old page, whole, and it is the one that is touched and typed to
    await seen(page).locator('flutter-view').click()
    await page.keyboard.type('é1')
    await expect(seen(page).locator('html')).toHaveAttribute('data-taps', '1')
    await expect(behind(page).contentFrame().locator('html')).not.toHaveAttribute('data-taps')
    await expect(behind(page).contentFrame().locator('html')).not.toHaveAttribute('data-keys')
    const placeOf = (frame: Locator) => frame.boundingBox()
    const phone = page.locator('iframe[title="App preview"]')
    await expect(async () => expect(await placeOf(behind(page))).toEqual(await placeOf(phone))).toPass()

    await draw(page)
    await expect(seen(page).locator('flutter-view')).toHaveText('second')
    await expect(behind(page)).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: 'Loading new code' })).toHaveCount(0)
    // where the app was, with the keyboard still in it
    const hash = () =>
      seen(page)
        .locator('html')
        .evaluate(() => location.hash)
    await expect.poll(hash).toBe('#/tides')
    await expect(page.locator('iframe[title="App preview"]')).toBeFocused()
    await page.keyboard.type('z')
    await expect(seen(page).locator('html')).toHaveAttribute('data-keys', 'z')
    await expect(page.getByRole('button', { name: /^Applied 1 file/ })).toBeVisible()
  },
)

test(
  'a first picture of one colour alone is waited out for a moment, and no longer',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const said = JSON.stringify(data)
        for (const type of ['painted', 'mosaygent.first-frame'])
          if (said.includes(`"${type}"`)) heard.push(type)
      })
    })
    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'second', plain: 300 } })
    await edit(fakeFlutter)
    await reload(page)
    await expect(page.getByRole('button', { name: /^Applied 1 file/ })).toBeVisible()
    await expect(behind(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual([
      'painted',
      'mosaygent.first-frame',
    ])
    // an app that is of one colour is seen as well
    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'third', plain: 3_600_000 } })
    await edit(fakeFlutter)
    await reload(page)
    await expect(seen(page).locator('flutter-view')).toHaveText('third')
  },
)

test(
  'a page that never draws, or throws before it does: the one before stays, and the person decides',
  { tag: '@P-334' },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'second', throws: 'before' } })
    await edit(fakeFlutter)
    await reload(page)
    const told = page.getByRole('alert').filter({ hasText: 'The new code threw an error' })
    await expect(told).toBeVisible()
    await expect(page.getByText('thrown before it drew é').first()).toBeVisible()
    await expect(seen(page).locator('flutter-view')).toHaveText('first')
    await told.getByRole('button', { name: 'Keep previous' }).click()
    await expect(behind(page)).toHaveCount(0)
    await expect(seen(page).locator('flutter-view')).toHaveText('first')

    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'third', draws: 'never' } })
    await edit(fakeFlutter)
    await reload(page)
    const late = page.getByRole('alert').filter({ hasText: 'Waiting for the first frame' })
    await expect(late).toBeVisible({ timeout: 60_000 })
    await late.getByRole('button', { name: 'Show new code' }).click()
    await expect(behind(page)).toHaveCount(0)
    await expect(seen(page).locator('flutter-view')).toHaveText('')

    // one that draws and then throws is seen, with its error
    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'fourth', throws: 'after' } })
    await edit(fakeFlutter)
    await reload(page)
    await expect(seen(page).locator('flutter-view')).toHaveText('fourth')
    await expect(page.getByText('thrown after it drew é').first()).toBeVisible()
  },
)
