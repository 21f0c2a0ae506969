import { expect, type Page } from '@playwright/test'
import { askedPicture } from './asked-picture.ts'
import { comparePictures } from './compare-pictures.ts'
import { steadyPicture } from './steady-picture.ts'

/** What a person does with the one phone, the same over every engine: a Flet client, a real SDK, the sketch. */

export const appFrame = (page: Page) => page.locator('iframe[title="App preview"]')

/** The pictures of starts, reloads and restarts under the phone. */
export const thumbs = (page: Page) =>
  page.getByRole('list', { name: 'Pictures of starts, reloads and restarts' }).getByRole('button')

/** Where a point of the app is on the screen. */
export async function pointOf(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const frame = appFrame(page)
  const box = await frame.boundingBox()
  const inside = await frame.evaluate((element: HTMLIFrameElement) => element.offsetWidth)
  if (box === null) throw new Error('the frame is not on the screen')
  const scale = box.width / inside
  return [box.x + x * scale, box.y + y * scale]
}

/** Chooses in the menu whose button has that name, and closes it where it has stayed open. */
export async function choose(page: Page, menu: RegExp | string, choice: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** The system of the host, as an app calls it that was told of no device. */
export const hostPlatform = (): string =>
  process.platform === 'darwin' ? 'macos' : process.platform === 'win32' ? 'windows' : 'linux'

/** The app takes itself to run on what the menu names; `platform` asks it. */
export async function followsDevices(page: Page, platform: () => Promise<string>): Promise<void> {
  const is = (word: string) => expect.poll(platform, { timeout: 120_000 }).toBe(word)
  await is('ios')
  await choose(page, /^iPhone 16/, /^Pixel 9 4/)
  await is('android')
  await expect(page.getByRole('log', { name: 'Console lines' })).toContainText('loaded anew, as on Android')
  await choose(page, /^Pixel 9/, /^This browser/)
  await is(hostPlatform())
  await choose(page, /^Pixel 9/, /^Android/)
  await is('android')
  await choose(page, /^Pixel 9/, /^iPhone 16 3/)
  await is('ios')
}

/** An iPhone 16's keyboard rises with the field at that point and goes with it; `inset` asks the app what it covers. */
export async function keyboardRisesWithField(
  page: Page,
  field: readonly [number, number],
  inset: () => Promise<number>,
): Promise<void> {
  const keyboard = page.getByTestId('soft-keyboard')
  await choose(page, 'Soft keyboard', 'Up with a text field')
  await expect(keyboard).toHaveCount(0)
  await page.mouse.click(...(await pointOf(page, ...field)))
  await expect(keyboard).toBeVisible()
  // 336 of the phone, of which 34 lie below the app
  await expect.poll(inset).toBe(302)
  await page.keyboard.type('!')
  await page.getByRole('combobox', { name: 'Route' }).click()
  await expect(keyboard).toHaveCount(0)
  await expect.poll(inset).toBe(0)
  await choose(page, 'Soft keyboard', 'Down')
}

/** The app gives as its picture what the browser shows of it at 100%; returns that. */
export async function pictureIsWhatIsSeen(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<string> {
  const frame = appFrame(page)
  await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(width)
  let taken = ''
  // the app may draw once more between the two
  await expect(async () => {
    const box = await frame.boundingBox()
    if (box === null) throw new Error('there is no frame')
    const seen = await steadyPicture(page, { clip: box })
    taken = (await askedPicture(frame, null)).base64
    const size = [width, height]
    expect(await comparePictures(page, taken, seen)).toMatchObject({ sizes: [size, size], different: 0 })
  }).toPass({ timeout: 60_000 })
  return taken
}

/**
 * What changed by an edit is outlined and kept beside the moment before; an edit that changes nothing on the screen is
 * said to. Pictures of them stand under the phone. Each edit is another one than the time before: where a picture came
 * too late to tell, as on a busy machine, nothing is told of it, and the next edit is. Gives the place of the picture
 * that changed, from 0.
 */
export async function trailTells(
  page: Page,
  press: 'Reload' | 'Restart',
  edit: { readonly seen: () => Promise<void>; readonly unseen: () => Promise<void> },
): Promise<number> {
  const before = await thumbs(page).count()
  const nothing = page.getByText(/; nothing visible changed$/)
  // the receipt begins with the same letters
  const act = () => page.getByRole('button', { name: new RegExp(`^${press}(?!ed)`) }).click()
  const told = (make: () => Promise<void>, tells: () => Promise<void>) =>
    expect(async () => {
      const kept = await thumbs(page).count()
      await make()
      await Promise.all([tells(), act()])
      await expect(thumbs(page)).toHaveCount(kept + 1)
    }).toPass({ timeout: 150_000 })
  await told(edit.seen, () =>
    page.getByTestId('changed').first().waitFor({ state: 'attached', timeout: 40_000 }),
  )
  const seen = await thumbs(page).count()
  expect(seen).toBeGreaterThan(before)
  await expect(nothing).toHaveCount(0)
  await told(edit.unseen, () => nothing.waitFor({ timeout: 40_000 }))
  const changed = seen - 1
  await thumbs(page).nth(changed).click()
  const dialog = page.getByRole('dialog', { name: 'Before and after' })
  await expect(dialog.getByText(/places? changed\.$/)).toBeVisible()
  await page.keyboard.press('Escape')
  return changed
}
