import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { mosaicFrames as frames, roundLine as round } from '../harness/mosaic-steps.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { bar } from './page.ts'

const app = (text: string) => `import 'package:flutter/material.dart';

void main() => runApp(MaterialApp(
  supportedLocales: const [Locale('en'), Locale('ar')],
  home: Scaffold(
    appBar: AppBar(title: Text('Tides')),
    body: Column(children: [
      Text('${text}'),
      Row(children: [Container(width: 380, height: 40, color: Colors.teal), Text('end')]),
    ]),
  ),
));
`

test(
  'the mosaic shows a sketch in all frames of a sheet at once, and one reload brings an edit to each',
  { tag: ['@P-500', '@P-501', '@P-502', '@P-503'] },
  async ({ page, product }) => {
    const call = callsTo(`${product.helperUrl}/mosaygent`)
    const main = join(product.projectFolder, 'flutter/lib/main.dart')
    await call('POST', '/environment/set-directory', { path: product.projectFolder })
    expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
    await writeFile(main, app('first é'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, product)
    await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
    await expect(frames(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(round(page)).toContainText('5 frames live')
    for (const frame of await frames(page).all())
      await expect(frame.frameLocator('iframe').getByText('first é').filter({ visible: true })).toBeVisible()

    await test.step('one reload, and a receipt that tells each', async () => {
      await writeFile(main, app('second é'))
      await bar(page)
        .getByRole('button', { name: /^Reload/ })
        .click()
      await expect(round(page)).toContainText(/Reload 1: 5 updated in place; done in/)
      for (const frame of await frames(page).all())
        await expect(
          frame.frameLocator('iframe').getByText('second é').filter({ visible: true }),
        ).toBeVisible()
      await round(page).click()
      await expect(page.getByRole('dialog', { name: 'Last reload, frame by frame' })).toContainText(
        /iPhone SE updated in place/,
      )
      await page.keyboard.press('Escape')
    })

    await test.step('one click makes a frame the big one, and its menu changes its conditions', async () => {
      const size = async () => (await frames(page).nth(2).getByTestId('phone').boundingBox())?.height ?? 0
      const before = await size()
      await page.getByRole('button', { name: 'Make iPhone 16 the big one' }).click()
      await expect.poll(size).toBeGreaterThan(before * 1.1)
      await expect(page.getByRole('button', { name: 'Make iPhone 16 as small as the others' })).toBeVisible()
      await page.getByRole('button', { name: 'Galaxy S24: conditions' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Dark mode' }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Galaxy S24, dark: conditions' })).toBeVisible()
      await expect(
        page.getByRole('group', { name: 'Galaxy S24, dark' }).frameLocator('iframe').locator('html'),
      ).toHaveAttribute('data-brightness', 'dark')
    })

    await test.step('a sheet of one’s own is kept', async () => {
      await page.getByRole('button', { name: /^Phones, changed/ }).click()
      await page.getByRole('menuitem', { name: 'Save as an own sheet' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Mine é')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Mine é/ })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: /^Mine é/ })).toBeVisible()
      await expect(round(page)).toContainText('5 frames live')
    })

    await test.step('one picture shows the whole sheet', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save a picture of the sheet' }).click()
      const png = await readFile(await (await download).path())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      // two pixels for each of the sheet's
      const sheet = await page.getByTestId('sheet').boundingBox()
      expect(png.readUInt32BE(16)).toBe(Math.round(((sheet?.width ?? 0) + 48) * 2))
      await expect(page.getByText(/gave no picture/)).toHaveCount(0)
    })

    await test.step('a right-to-left sheet turns the sketch', async () => {
      await page.getByRole('button', { name: /^Mine é/ }).click()
      await page.getByRole('menuitemradio', { name: 'Right to left' }).click()
      await page.keyboard.press('Escape')
      await expect(round(page)).toContainText('4 frames live')
      const stage = page
        .getByRole('group', { name: 'iPhone 16, ar, right to left', exact: true })
        .frameLocator('iframe')
        .locator('.stage')
      await expect(stage).toHaveCSS('direction', 'rtl')
    })
  },
)
