import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test, type FramedSketch } from '../harness/framed-sketch.ts'

const MAIN = `import 'package:flutter/material.dart';
import 'detail.dart';
import 'texts.dart';
void main() => runApp(MaterialApp(
  theme: ThemeData.light(),
  darkTheme: ThemeData.dark(),
  supportedLocales: const [Locale('en'), Locale('de')],
  home: Home(),
));
class Home extends StatelessWidget {
  Widget build(BuildContext context) => Scaffold(
    appBar: AppBar(title: Text('Home')),
    body: Column(children: [
      SizedBox(width: 200, height: 50, child: Text(greeting(context))),
      ElevatedButton(
        onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (_) => Detail())),
        child: Text('Open'),
      ),
    ]),
  );
}
`
const DETAIL = `import 'package:flutter/material.dart';
class Detail extends StatelessWidget {
  Widget build(BuildContext context) => Scaffold(
    appBar: AppBar(title: Text('Detail'), backgroundColor: Color(0xFF0B5577)),
    body: ListView(children: [
      TextField(decoration: InputDecoration(labelText: 'Name')),
      for (var i = 0; i < 40; i++) ListTile(title: Text('row $i before')),
    ]),
  );
}
`
const TEXTS = `import 'package:flutter/material.dart';
String greeting(BuildContext context) =>
    Localizations.localeOf(context).languageCode == 'de' ? 'Guten Tag' : 'Good day';
`

test.use({ files: { 'lib/main.dart': MAIN, 'lib/detail.dart': DETAIL, 'lib/texts.dart': TEXTS } })

/** The dashboard's page with the sketch in it, once the sketch follows what is sent. */
async function open(page: Page, sketch: FramedSketch): Promise<FrameLocator> {
  await page.goto(sketch.around)
  const app = page.frameLocator('iframe[name=app]')
  await expect(app.locator('.mode.light').getByText('Good day')).toBeVisible()
  return app
}

async function post(page: Page, message: object, sketch: FramedSketch): Promise<void> {
  await page.evaluate(
    ([data, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(data, origin),
    [message, new URL(sketch.frameUrl).origin] as const,
  )
}

async function heard(page: Page, type: string): Promise<unknown[]> {
  return await page.evaluate(`heard.filter((message) => message.type === ${JSON.stringify(type)})`)
}

test('pointing outlines a widget with name and size, and a click tells its line and follows nothing', async ({
  page,
  sketch,
}) => {
  const app = await open(page, sketch)
  const outline = app.locator('#sketch-outline')
  const button = app.locator('.mode.light [data-widget=ElevatedButton]')
  await expect(outline).toBeHidden()
  await post(page, { type: 'sketch-point', on: true }, sketch)
  await expect(app.locator('html')).toHaveClass(/pointing/)
  await app.locator('.mode.light [data-widget=SizedBox]').hover({ position: { x: 190, y: 45 } })
  await expect(outline).toBeVisible()
  await expect(outline).toHaveText('SizedBox 200 × 50')
  expect(await outline.boundingBox()).toEqual(
    await app.locator('.mode.light [data-widget=SizedBox]').boundingBox(),
  )
  await button.click({ position: { x: 3, y: 20 } })
  await expect.poll(async () => await heard(page, 'sketch-place')).toHaveLength(1)
  expect(await heard(page, 'sketch-place')).toMatchObject([
    { widget: 'ElevatedButton', file: 'lib/main.dart', line: 15, column: 7, origin: sketch.frameUrl },
  ])
  await expect(app.locator('.mode.light').getByText('Good day')).toBeVisible()

  await post(page, { type: 'sketch-point', on: false }, sketch)
  await expect(app.locator('html')).not.toHaveClass(/pointing/)
  await button.click()
  await expect(app.locator('.mode.light').getByText('row 0 before')).toBeVisible()
  await expect(outline).toBeHidden()
  expect(await heard(page, 'sketch-place')).toHaveLength(1)
})

test('Escape while it points asks for the end, once, and otherwise says nothing', async ({
  page,
  sketch,
}) => {
  const app = await open(page, sketch)
  const button = app.locator('.mode.light button')
  await button.press('Escape')
  await post(page, { type: 'sketch-point', on: true }, sketch)
  await expect(app.locator('html')).toHaveClass(/pointing/)
  await button.press('Escape')
  await expect.poll(async () => await heard(page, 'sketch-point-end')).toHaveLength(1)
})

test(
  'the sketch tells its ground at its edges, in the brightness that holds, and the languages listed',
  { tag: '@P-214' },
  async ({ page, sketch }) => {
    const app = await open(page, sketch)
    const last = async () => (await heard(page, 'sketch-look')).at(-1)
    const ground = (colour: string) => {
      const edge = [{ colour, to: 1 }]
      // at its sides the line that says what it is stands above the app
      const side = [{}, { colour, to: 1 }]
      return { edges: { top: edge, right: side, bottom: edge, left: side } }
    }
    await expect.poll(last).toMatchObject({ ...ground('rgb(253, 247, 255)'), locales: ['en', 'de'] })
    await post(
      page,
      { type: 'mosaygent.settings', textScale: null, locale: null, brightness: 'dark' },
      sketch,
    )
    await expect.poll(last).toMatchObject(ground('rgb(20, 18, 24)'))
    // no white of the browser's own at an edge that falls between two pixels
    await expect(app.locator('html')).toHaveCSS('background-color', 'rgb(20, 18, 24)')
  },
)

test(
  'behind an app bar of another colour the page is of that colour too, as far down as the bar goes',
  { tag: '@P-214' },
  async ({ page, sketch }) => {
    const app = await open(page, sketch)
    await app.locator('.mode.light').locator('[data-widget=ElevatedButton]').click()
    await expect(app.locator('html')).toHaveCSS(
      'background-image',
      /, rgb\(11, 85, 119\) (\d+\.?\d*)%, rgb\(11, 85, 119\) (\d+\.?\d*)%, rgb\(253, 247, 255\) \2%, rgb\(253, 247, 255\) 100%\)$/,
    )
    await expect
      .poll(async () => (await heard(page, 'sketch-look')).at(-1))
      .toMatchObject({
        edges: { left: [{}, { colour: 'rgb(11, 85, 119)' }, { colour: 'rgb(253, 247, 255)', to: 1 }] },
      })
  },
)

test(
  'an edit changes the open page in place: route, scroll position, typed text and the page itself stay',
  { tag: '@P-170' },
  async ({ page, sketch }) => {
    const app = await open(page, sketch)
    const shown = app.locator('.mode.light')
    await shown.locator('[data-widget=ElevatedButton]').click()
    await expect(shown.getByText('row 0 before')).toBeVisible()
    await shown.locator('input').fill('Ada')
    const list = shown.locator('[data-widget=ListView]')
    await list.evaluate((element) => element.scrollTo(0, 300))
    const row = shown.getByText('row 9 before')
    await row.evaluate((element) => Object.assign(element, { kept: true }))

    await sketch.write('lib/detail.dart', DETAIL.replace('before', 'after').replace("'Detail'", "'Edited'"))
    await sketch.reload()
    await expect(shown.getByText('Edited')).toBeVisible()
    await expect(shown.getByText(/before/)).toHaveCount(0)
    expect(await list.evaluate((element) => element.scrollTop)).toBe(300)
    await expect(shown.locator('input')).toHaveValue('Ada')
    expect(await shown.getByText('row 9 after').evaluate((element) => 'kept' in element)).toBe(true)
  },
)

test('text size, language and brightness are taken without a new page, and given back', async ({
  page,
  sketch,
}) => {
  const app = await open(page, sketch)
  await expect.poll(async () => await heard(page, 'mosaygent.hello')).toMatchObject([{ route: '/#/' }])
  const settings = async (textScale: number | null, locale: string | null, brightness: string | null) =>
    await post(page, { type: 'mosaygent.settings', textScale, locale, brightness }, sketch)
  const text = app.locator('.mode.light').getByText('Good day')
  const german = app.locator('.mode.dark').getByText('Guten Tag')
  await expect(text).toHaveCSS('font-size', '14px')
  await app.locator('html').evaluate((element) => Object.assign(element, { kept: true }))

  await settings(1.5, 'de-CH', 'dark')
  await expect(german).toBeVisible()
  await expect(german).toHaveCSS('font-size', '21px')
  // a bar's title grows only as far as its bar allows
  await expect(app.locator('.mode.dark').getByText('Home')).toHaveCSS('font-size', '29.48px')
  await expect(app.locator('.mode.light')).toBeHidden()

  await settings(null, null, 'light')
  await expect(text).toBeVisible()
  await expect(text).toHaveCSS('font-size', '14px')
  expect(await app.locator('html').evaluate((element) => 'kept' in element)).toBe(true)
})

test('settings that are none, and such from a window inside, change nothing', async ({ page, sketch }) => {
  const app = await open(page, sketch)
  await post(page, { type: 'mosaygent.settings', textScale: '9', locale: 7, brightness: 'red' }, sketch)
  await app.locator('html').evaluate(() => {
    window.postMessage({ type: 'mosaygent.settings', textScale: 3, locale: 'de', brightness: 'dark' }, '*')
  })
  // what is sent after them has arrived, so they have as well
  await post(page, { type: 'sketch-point', on: true }, sketch)
  await expect(app.locator('html')).toHaveClass(/pointing/)
  await expect(app.locator('.mode.light').getByText('Good day')).toHaveCSS('font-size', '14px')
  await expect(app.locator('html')).not.toHaveAttribute('data-brightness', /./)
})

test('F6 in the sketch asks for the way out', { tag: '@P-169' }, async ({ page, sketch }) => {
  const app = await open(page, sketch)
  await app.locator('.mode.light button').press('F6')
  await expect
    .poll(async () => await heard(page, 'mosaygent.focus-out'))
    .toMatchObject([{ direction: 'forward' }])
})

test.describe('what only the page can lay out', () => {
  const home = `Column(crossAxisAlignment: CrossAxisAlignment.start, children: [
    SizedBox(width: 200, height: 50, child: FittedBox(child: SizedBox(key: Key('a'), width: 50, height: 50, child: Text('Good day')))),
    RotatedBox(quarterTurns: 1, child: SizedBox(width: 120, height: 40, child: Text('turned'))),
    SizedBox(width: 300, child: Row(children: [
      Flexible(child: SizedBox(width: 20, height: 10, child: Text('s'))),
      Flexible(child: SizedBox(width: 900, height: 10, child: Text('wide'))),
      SizedBox(width: 100, height: 10, child: Text('z')),
    ])),
  ])`
  const files = { 'lib/main.dart': `void main() => runApp(MaterialApp(home: Scaffold(body: ${home})));` }
  test.use({ files })

  test('a FittedBox scales, a RotatedBox has the room of its turned child, a Flexible takes at most its share', async ({
    page,
    sketch,
  }) => {
    await page.goto(sketch.around)
    const app = page.frameLocator('iframe[name=app]')
    const room = async (text: string) => {
      const box = app.locator('[data-widget=SizedBox]', { hasText: text }).last()
      const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 }
      return [Math.round(width), Math.round(height)]
    }
    await expect.poll(async () => await room('turned')).toEqual([40, 120])
    expect(await room('wide')).toEqual([100, 10])
    expect(await room('Good day')).toEqual([50, 50])
    await sketch.write(
      'lib/main.dart',
      files['lib/main.dart'].replace('width: 200, height: 50', 'width: 200, height: 100'),
    )
    await sketch.reload()
    await expect.poll(async () => await room('Good day')).toEqual([100, 100])
    expect(await room('turned')).toEqual([40, 120])
  })
})
