import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

const MAIN = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Column(children: [
  Stack(children: [
    Text('Tides today'),
    Positioned.fill(child: TextButton(onPressed: () {}, child: Container())),
  ]),
  SizedBox(height: 60, width: 60),
  Stack(children: [
    Text('Under a veil'),
    Positioned.fill(child: ColoredBox(color: Color(0x80FF0000))),
  ]),
]))));
`
test.use({ files: { 'lib/main.dart': MAIN } })

test(
  'what lies over a widget and draws nothing is pointed through; what draws, or has nothing below it, is pointed at',
  { tag: '@P-949' },
  async ({ page, sketch }) => {
    await page.goto(sketch.around)
    const app = page.frameLocator('iframe[name=app]')
    await expect(app.getByText('Tides today')).toBeVisible()
    await page.evaluate(
      (origin) =>
        document
          .querySelector('iframe')
          ?.contentWindow?.postMessage({ type: 'sketch-point', on: true }, origin),
      new URL(sketch.frameUrl).origin,
    )
    await expect(app.locator('html')).toHaveClass(/pointing/)
    const outline = app.locator('#sketch-outline')
    const pointAt = async (box: { x: number; y: number; width: number; height: number } | null) => {
      if (box === null) throw new Error('It is not there.')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    }
    await pointAt(await app.getByText('Tides today').boundingBox())
    await expect(outline).toHaveText(/^Text /)
    await pointAt(await app.locator('[data-widget=SizedBox]').first().boundingBox())
    await expect(outline).toHaveText('SizedBox 60 × 60')
    await pointAt(await app.getByText('Under a veil').boundingBox())
    await expect(outline).toHaveText(/^ColoredBox /)
  },
)
