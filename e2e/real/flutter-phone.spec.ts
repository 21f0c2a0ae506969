import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import {
  appIn,
  liveFrames,
  openMosaicOfEight,
  reloadTellsTheTruth,
  tellOfMemory,
} from '../harness/mosaic-steps.ts'
import {
  appFrame,
  choose,
  followsDevices,
  keyboardRisesWithField,
  pictureIsWhatIsSeen,
  pointOf,
  thumbs,
  trailTells,
} from '../harness/phone-steps.ts'
import { recordedFlutter } from '../fakes/recorded-flutter.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { NO_FLUTTER, flutterVersion, recordingAt } from './flutter-version.ts'

const PROGRAM = new URL('./flutter/phone.dart', import.meta.url)
/** The first build fetches packages and compiles the framework. */
const FIRST_BUILD = { timeout: 900_000 }

test(
  'the phone and the mosaic with a real Flutter SDK: system, keyboard, picture, before and after, eight frames reloaded',
  { tag: ['@P-472', '@P-502', '@P-510', '@P-521', '@P-533'] },
  async ({ page }) => {
    test.setTimeout(2_400_000)
    const version = flutterVersion()
    test.skip(version === null, NO_FLUTTER)
    const recorded = await recordedFlutter(recordingAt('phone'))
    const product = await startProduct(recorded === null ? {} : { FLUTTER_ROOT: recorded.root })
    try {
      const call = callsTo(`${product.helperUrl}/mosaygent`)
      await call('POST', '/environment/set-directory', { path: product.projectFolder })
      expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
      const main = join(product.projectFolder, 'flutter/lib/main.dart')
      const program = await readFile(PROGRAM, 'utf8')
      let text = program
      const edit = (from: string, to: string) => {
        const edited = text.replace(from, to)
        expect(edited).not.toBe(text)
        text = edited
        return writeFile(main, text)
      }
      await writeFile(main, text)
      // at 100% the browser shows the app's own pixels
      await page.setViewportSize({ width: 1440, height: 1200 })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await tellOfMemory(page, 8)
      await signIn(page, product)
      await page.getByRole('button', { name: 'Start Server' }).click()
      const app = page.frameLocator('iframe[title="App preview"]')
      await expect(app.locator('flutter-view')).toBeAttached(FIRST_BUILD)
      /** What the app says of itself: code, platform, inset, presses. */
      const told = async (word: number) =>
        (await app.locator('body').evaluate(() => document.title)).split(' ')[word] ?? ''
      await expect.poll(() => told(0), { timeout: 120_000 }).toBe('first')

      await test.step('it is on the device that the menu names', () => followsDevices(page, () => told(1)))
      await test.step('the soft keyboard is an inset of its view', () =>
        keyboardRisesWithField(page, [100, 40], async () => Number(await told(2))))
      await test.step('its picture is what the browser shows', async () => {
        await choose(page, /^iPhone 16/, /^iPhone SE/)
        await expect(appFrame(page)).toHaveCount(1)
        await pictureIsWhatIsSeen(page, [375, 647])
        await choose(page, /^iPhone SE/, /^iPhone 16 3/)
      })
      await test.step('before and after, and what it keeps over a reload', async () => {
        await expect(thumbs(page)).not.toHaveCount(0)
        await page.mouse.click(...(await pointOf(page, 100, 120)))
        await expect.poll(() => told(3)).toBe('1')
        await trailTells(page, 'Reload', {
          seen: () => edit('0xff0000cc', '0xffcc0000'),
          unseen: () => writeFile(main, (text += '\n// only a comment\n')),
        })
        const { reply } = await call('GET', '/flutter/status')
        // a version that reloads in place keeps the app's state
        if (JSON.stringify(reply).includes('"in_place":true')) expect(await told(3)).toBe('1')
      })
      await test.step('eight frames: each answers for itself, and the receipt says so', async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await openMosaicOfEight(page)
        const frames = await liveFrames(page)
        await edit("'first'", "'second'")
        const inPlace = await reloadTellsTheTruth(page, frames)
        console.log(
          `Flutter ${String(version)}: ${inPlace.filter(Boolean).length} of ${frames.length} frames in place`,
        )
        for (const frame of frames)
          await expect
            .poll(() =>
              appIn(frame)
                .locator('body')
                .evaluate(() => document.title),
            )
            .toMatch(/^second /)
      })
    } finally {
      await product.dispose()
      await recorded?.dispose()
    }
  },
)
