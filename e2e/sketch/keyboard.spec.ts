import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

test.use({
  files: {
    'lib/main.dart': `void main() => runApp(MaterialApp(home: Scaffold(
  body: Column(children: [TextField(), Expanded(child: Align(alignment: Alignment.bottomCenter, child: Text('the last line')))]),
  bottomNavigationBar: BottomNavigationBar(items: [
    BottomNavigationBarItem(icon: Icon(Icons.home), label: 'Home'),
    BottomNavigationBarItem(icon: Icon(Icons.person), label: 'Me'),
  ]),
)));`,
  },
})

test(
  'a sketch makes room for the keyboard as a Scaffold does, and tells which field wants one',
  { tag: ['@P-532', '@P-533'] },
  async ({ page, sketch }) => {
    await page.goto(sketch.around)
    await page.evaluate(() => {
      const old = document.querySelector('iframe')
      const frame = document.createElement('iframe')
      Object.assign(frame, { name: 'mosaygent-device:iphone', src: old?.src ?? '' })
      frame.style.cssText = old?.style.cssText ?? ''
      old?.replaceWith(frame)
      const fields: unknown[] = []
      addEventListener('message', ({ data }: MessageEvent<{ type?: string; field?: unknown }>) => {
        if (data.type === 'mosaygent.field')
          document.title = JSON.stringify(fields.push(data.field) && fields)
      })
    })
    const app = page.frameLocator('iframe').locator('#sketch')
    const last = async () => (await app.getByText('the last line').boundingBox())?.y ?? 0
    const bar = async () => (await app.getByText('Me', { exact: true }).boundingBox())?.y ?? 0
    await expect(app.getByText('the last line')).toBeVisible()
    const [before, barBefore] = [await last(), await bar()]
    const settings = { type: 'mosaygent.settings', textScale: null, locale: null, brightness: null }
    const raise = (keyboard: number) =>
      page.evaluate((data) => frames[0]?.postMessage(data, '*'), { ...settings, keyboard })
    // the page is drawn before its script listens
    await expect(async () => {
      await raise(302)
      expect(await last()).toBeLessThan(before - 200)
    }).toPass()
    expect(await bar()).toBe(barBefore)
    await raise(0)
    await expect.poll(last).toBe(before)
    await app.locator('input').click()
    await expect(page).toHaveTitle('[{"mode":"text","enter":""}]')
    await app.getByText('the last line').click()
    await expect(page).toHaveTitle('[{"mode":"text","enter":""},null]')
  },
)
