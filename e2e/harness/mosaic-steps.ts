import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** How often the page took code in place, and how often that was asked. */
    generation?: number
    asked?: number
  }
}

/** What a person does with eight frames of one app, the same over every engine. */

export const mosaicFrames = (page: Page) => page.getByTestId('mosaic-frame')
/** The line that tells what became of the last reload in all frames. */
export const roundLine = (page: Page) => page.getByTestId('round')
/** The app in a frame. */
export const appIn = (frame: Locator) => frame.frameLocator('iframe[title="App preview"]')

const MOST = 8
/** Debug pages of a real app load two at a time, on a busy machine slowly. */
const PATIENCE = { timeout: 240_000 }

/** Before the page is opened: a machine that tells of less memory has fewer live frames. */
export async function tellOfMemory(page: Page, gb: number): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => told })
  }, gb)
}

/**
 * Before the page is opened: each page counts, as a debug page's loader does, how often it took new code in place: as
 * often as the test says by `takesCode`.
 */
export async function standInForLoader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.generation = 0
    window.asked = 0
    Object.defineProperty(window, 'dartDevEmbedder', {
      value: {
        get hotReloadGeneration() {
          window.asked = (window.asked ?? 0) + 1
          return window.generation
        },
      },
    })
  })
}

/** The page in that frame counts one more, once it was asked for what it begins with. */
export async function takesCode(frame: Locator): Promise<void> {
  const body = appIn(frame).locator('body')
  await expect.poll(() => body.evaluate(() => window.asked ?? 0)).toBeGreaterThan(0)
  await body.evaluate(() => {
    window.generation = (window.generation ?? 0) + 1
  })
}

export async function openMosaicOfEight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
  for (let count = await mosaicFrames(page).count(); count < MOST; count += 1)
    await page.getByRole('button', { name: 'Add a frame' }).click()
  await expect(mosaicFrames(page)).toHaveCount(MOST)
}

/**
 * Flutter itself has drawn in each frame that this machine bears; the sketch may have stood in first. Returns those: all
 * eight, or as many as the page says, which says why.
 */
export async function liveFrames(page: Page): Promise<readonly Locator[]> {
  const all = await mosaicFrames(page).all()
  const limit = page.getByText(/frames live at once: a first frame takes \d+ s here/)
  const count = async () => ((await limit.isVisible()) ? MOST / 2 : MOST)
  await expect(async () => {
    for (const frame of all.slice(0, await count()))
      await expect(appIn(frame).locator('flutter-view')).toBeAttached()
    const words = (await count()) === MOST ? '8 frames live' : '4 of 8 frames live'
    await expect(roundLine(page)).toContainText(words)
  }).toPass(PATIENCE)
  return all.slice(0, await count())
}

/**
 * One press of Reload for all: returns which frames took it in place by the receipt, after seeing that just those still
 * have the page that they had.
 */
export async function reloadTellsTheTruth(
  page: Page,
  frames: readonly Locator[],
): Promise<readonly boolean[]> {
  const bodies = frames.map((frame) => appIn(frame).locator('body'))
  for (const body of bodies) await body.evaluate(() => Reflect.set(window, 'stayed', true))
  await page.getByRole('button', { name: /^Reload/ }).click()
  await expect(roundLine(page)).toContainText(/: (\d updated in place|\d loaded anew).*; done in/, PATIENCE)
  await roundLine(page).click()
  const rows = await page
    .getByRole('dialog', { name: 'Last reload, frame by frame' })
    .getByRole('listitem')
    .allTextContents()
  await page.keyboard.press('Escape')
  const inPlace = rows.slice(0, frames.length).map((row) => row.includes('updated in place'))
  const stayed = await Promise.all(
    bodies.map((body) => body.evaluate(() => Reflect.get(window, 'stayed') === true)),
  )
  expect(stayed).toEqual(inPlace)
  return inPlace
}
