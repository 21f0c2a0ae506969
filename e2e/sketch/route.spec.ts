import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

const main = (title: string) => `void main() => runApp(MaterialApp(
  home: Builder(builder: (context) => TextButton(
    child: Text('${title}'),
    onPressed: () => Navigator.pushNamed(context, '/tides'),
  )),
  routes: {'/tides': (context) => Text('all tides'), '/settings': (context) => Text('all settings')},
));`

test.use({ files: { 'lib/main.dart': main('at home') } })

test(
  'a sketch tells its routes, goes along them, and keeps where it is over a reload and a page loaded anew',
  { tag: ['@P-490', '@P-491', '@P-492', '@P-493'] },
  async ({ page, sketch }) => {
    await page.goto(sketch.around)
    const app = page.frameLocator('iframe').locator('#sketch')
    const say = (data: object) => page.evaluate((message) => frames[0]?.postMessage(message, '*'), data)
    const heard = (type: string) =>
      page.evaluate(
        (of) =>
          (Reflect.get(window, 'told') as () => { type: string }[])().findLast((one) => one.type === of),
        type,
      )
    await page.evaluate(() => {
      const told: unknown[] = []
      addEventListener('message', ({ data }) => told.push(data))
      Reflect.set(window, 'told', () => told)
    })
    await app.getByText('at home').click()
    await expect(app.getByText('all tides')).toBeVisible()
    await expect
      .poll(() => heard('mosaygent.route'))
      .toMatchObject({ route: '/#/tides', ways: { back: true, forward: false } })
    await expect.poll(() => heard('sketch-look')).toMatchObject({ routes: ['/', '/tides', '/settings'] })
    await say({ type: 'mosaygent.go', to: '/settings' })
    await expect(app.getByText('all settings')).toBeVisible()
    await say({ type: 'mosaygent.step', way: 'back' })
    await expect(app.getByText('all tides')).toBeVisible()
    await say({ type: 'mosaygent.step', way: 'back' })
    await expect(app.getByText('at home')).toBeVisible()
    await say({ type: 'mosaygent.step', way: 'forward' })
    await expect(app.getByText('all tides')).toBeVisible()
    await sketch.write('lib/main.dart', main('home again'))
    await sketch.reload()
    await expect(app.getByText('all tides')).toBeVisible()
    await page.evaluate(() => {
      const frame = document.querySelector('iframe')
      if (frame !== null) frame.src = `${frame.src.replace(/#.*/, '')}?t=2#/settings`
    })
    await expect(app.getByText('all settings')).toBeVisible()
  },
)
