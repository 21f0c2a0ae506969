import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

test.use({
  files: {
    'lib/main.dart': `void main() => runApp(MaterialApp(home: Scaffold(body: ListView(children: [
  Text(defaultTargetPlatform == TargetPlatform.iOS ? 'for iOS' : 'for others'),
  for (var row = 0; row < 60; row++) Text('Row $row', style: TextStyle(fontSize: 30)),
]))));`,
  },
})

test(
  'a sketch is on the device of its frame too: its platform, and a drag with the mouse that scrolls',
  { tag: ['@P-472', '@P-473'] },
  async ({ page, sketch }) => {
    await page.goto(sketch.around)
    const app = page.frameLocator('iframe[name^=app], iframe[name^=mosaygent]').locator('#sketch')
    const top = () => app.getByText('for ').boundingBox()
    const drag = async () => {
      await page.mouse.move(100, 500)
      await page.mouse.down()
      await page.mouse.move(100, 200, { steps: 5 })
      await page.mouse.up()
    }
    await expect(app.getByText('for others')).toBeVisible()
    const before = await top()
    await drag()
    expect(await top()).toEqual(before)
    await page.evaluate(() => {
      const old = document.querySelector('iframe')
      const frame = document.createElement('iframe')
      Object.assign(frame, { name: 'mosaygent-device:iphone', src: old?.src ?? '' })
      frame.style.cssText = old?.style.cssText ?? ''
      old?.replaceWith(frame)
    })
    await expect(app.getByText('for iOS')).toBeVisible()
    // the page is drawn before its script listens
    await expect(async () => {
      await drag()
      expect((await top())?.y ?? 0).toBeLessThan((before?.y ?? 0) - 200)
    }).toPass()
  },
)
