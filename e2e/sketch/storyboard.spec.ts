import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { audit } from '../harness/axe.ts'
import { callsTo } from '../harness/call.ts'
import { startProduct } from '../harness/product.ts'
import { pointButton, showSketch } from './show-sketch.ts'

const page = (name: string, body: string) => `
class ${name} extends StatelessWidget {
  const ${name}({super.key});
  @override
  Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('${name} title')), body: ${body});
}
`
const app = (words: string) => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home(), routes: {'/basket': (context) => Basket(), '/about': (context) => About('Who made it'), '/imprint': (context) => About('Where we are')}));
${page('Home', "TextButton(onPressed: () => Navigator.pushNamed(context, '/basket'), child: Text('Go'))")}
${page('Basket', `FruitWords('${words}')`)}
class FruitWords extends StatelessWidget {
  const FruitWords(this.words);
  final String words;
  @override
  Widget build(BuildContext context) => Text(words);
}
${page('About', 'Text(words)').replace('const About(', 'final String words; const About(this.words, ')}
`

test(
  'chosen in the palette it takes the focus as well: what is typed next is searched for',
  { tag: '@P-772' },
  async ({ page: tab }) => {
    const product = await startProduct()
    try {
      await showSketch(tab, product, app('Three apples'))
      const reload = tab.getByRole('button', { name: /^Reload/ }).first()
      await expect(reload).toBeEnabled()
      const sheet = tab.getByRole('region', { name: 'Storyboard' })
      const openByPalette = async () => {
        await tab.keyboard.press('Control+k')
        await tab.getByRole('combobox', { name: 'Search or run' }).fill('storyboard')
        await expect(tab.getByRole('option').first()).toContainText(/storyboard/i)
        await tab.keyboard.press('Enter')
      }

      // where nothing had it before, a chosen page leaves it before the phone
      await openByPalette()
      await expect(sheet.getByRole('textbox', { name: 'Search pages' })).toBeFocused()
      const board = tab.frameLocator('iframe[title="Pages of the app, side by side"]')
      await board.getByRole('button', { name: 'Open Basket, /basket, in the phone' }).click()
      await expect(sheet).toHaveCount(0)
      await expect(tab.locator('[data-before-app]')).toBeFocused()

      await reload.focus()
      await openByPalette()
      await expect(sheet.getByRole('textbox', { name: 'Search pages' })).toBeFocused()
      // and gives it back to where it was before the palette
      await tab.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(reload).toBeFocused()

      // a frame that goes elsewhere is sent nothing that is for the sketch: the browser would warn
      const phone = tab.frameLocator('iframe[title="App preview"]')
      await expect(phone.getByText('Basket title').filter({ visible: true })).toBeVisible()
      const warned: string[] = []
      tab.on('console', (message) => {
        if (message.text().includes('postMessage')) warned.push(message.text())
      })
      const frame = await (await tab.locator('iframe[title="App preview"]').elementHandle())?.contentFrame()
      // the dashboard's policy keeps it out, and the browser's own page stands there
      await expect(frame?.goto(product.dashboardUrl)).rejects.toThrow('ERR_BLOCKED')
      const point = pointButton(tab)
      await point.click()
      await expect(point).toHaveAttribute('aria-pressed', 'true')
      await point.click()
      await expect(point).toHaveAttribute('aria-pressed', 'false')
      expect(warned).toEqual([])
    } finally {
      await product.dispose()
    }
  },
)

test(
  'all pages stand side by side; one is found, opened in the phone and in the editor',
  { tag: ['@P-570', '@P-571', '@P-572', '@P-573', '@P-574', '@P-640', '@P-671'] },
  async ({ page: tab }) => {
    const product = await startProduct()
    try {
      const main = await showSketch(tab, product, app('Three apples'))
      const phone = tab.frameLocator('iframe[title="App preview"]')
      await expect(phone.getByText('Home title').filter({ visible: true })).toBeVisible()

      const button = tab.getByRole('button', { name: 'Storyboard: all pages of the app' })
      await button.click()
      const sheet = tab.getByRole('region', { name: 'Storyboard' })
      await expect(sheet.getByRole('status')).toHaveText('4 pages')
      const board = tab.frameLocator('iframe[title="Pages of the app, side by side"]')
      await expect(board.locator('.arrow')).toHaveCount(1)
      await expect(board.getByRole('button', { name: 'Open Home, /, in the phone' })).toHaveAttribute(
        'title',
        'Leads to Basket',
      )

      // two pages of one class go by what tells them apart
      await expect(board.locator('.name')).toHaveText(['Home', 'Basket', '/about', '/imprint'])
      await expect(board.locator('.detail')).toHaveText(['/', '/basket', 'About', 'About'])

      // the pictures are of the app: what is around them keeps nobody out
      const frame = await (
        await tab.locator('iframe[title="Pages of the app, side by side"]').elementHandle()
      )?.contentFrame()
      if (frame === null || frame === undefined) throw new Error('The pages have no document')
      const leaveOut = ['page-has-heading-one'] // the window around it has that
      expect((await audit(frame, { leaveOut })).violations).toEqual([])
      const tile = board.getByRole('listitem').first()
      const width = async () => (await tile.boundingBox())?.width ?? 0
      const before = await width()
      await sheet.getByRole('radio', { name: 'Large' }).click()
      await expect.poll(width).toBeGreaterThan(before * 1.5)
      await sheet.getByRole('radio', { name: 'Small' }).click()

      const search = sheet.getByRole('textbox', { name: 'Search pages' })
      await search.fill('nothing like this')
      await expect(sheet.getByText('No page of the app has these words')).toBeVisible()
      await search.fill('fruitwords basket')
      await expect(sheet.getByRole('status')).toHaveText('1 of 4 pages')
      // at any width the way out stands in the line of the search
      const size = tab.viewportSize() ?? { width: 1280, height: 720 }
      const close = sheet.getByRole('button', { name: 'Close the storyboard' })
      const middle = async (part: typeof search) => {
        const box = await part.boundingBox()
        return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
      }
      await tab.setViewportSize({ ...size, width: 1024 })
      await expect.poll(async () => (await middle(close)) - (await middle(search))).toBe(0)
      await tab.setViewportSize(size)
      await expect(board.getByRole('listitem')).toHaveCount(1)
      await board.getByRole('button', { name: 'Open lib/main.dart:11 in the editor' }).click()
      await expect(tab.getByText('Basket, lib/main.dart:11.')).toBeVisible()
      await search.press('Enter')
      const basket = board.getByRole('button', { name: 'Open Basket, /basket, in the phone' })
      await expect(basket).toBeFocused()
      // Tab stops at the picture and the place of one page, not at those of all
      await expect(board.locator('button[tabindex="0"]')).toHaveCount(2)
      await tab.keyboard.press('Tab')
      await expect(board.getByRole('button', { name: 'Open lib/main.dart:11 in the editor' })).toBeFocused()
      await tab.keyboard.press('Shift+Tab')
      await expect(basket).toBeFocused()
      await tab.keyboard.press('Enter')
      await expect(sheet).toBeHidden()
      await expect(phone.getByText('Three apples').filter({ visible: true })).toBeVisible()

      // an edit is in the tile, and Escape closes the sheet
      await button.click()
      await expect(board.getByText('Three apples')).toBeVisible()
      await writeFile(main, app('Four pears'))
      const call = callsTo(`${product.helperUrl}/mosaygent`)
      expect((await call('POST', '/flutter/reload', {})).status).toBe(200)
      await expect(board.getByText('Four pears')).toBeVisible()
      await search.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(button).toBeFocused()

      // a page that shows nothing offers the choice of another
      await writeFile(
        main,
        app('Four pears').replace(
          "appBar: AppBar(title: Text('Home title')), body: TextButton(onPressed: () => Navigator.pushNamed(context, '/basket'), child: Text('Go'))",
          'body: Odd()',
        ),
      )
      await tab.getByRole('button', { name: /^Reload\b/ }).click()
      await phone.getByRole('button', { name: 'Back' }).click()
      await tab.getByRole('button', { name: 'Choose another page' }).click()
      await expect(sheet.getByRole('status')).toHaveText('4 pages')
      await board.getByRole('button', { name: 'Open About, /imprint, in the phone' }).click()
      await expect(sheet).toBeHidden()
      await expect(phone.getByText('Where we are').filter({ visible: true })).toBeVisible()

      // the drawing ends by itself: what is there stays, and it begins anew when asked
      const stream = '**/sketch/storyboard/events*'
      const failed = { id: 'start', name: 'Home', tab: null, route: '/', body: null }
      const place = { file: 'lib/main.dart', line: 3, column: 1 }
      const progress = { drawn: 1, found: 4, order: null, links: null }
      let why: 'out-of-memory' | null = null
      await tab.route(stream, async (route) => {
        await route.fulfill({
          contentType: 'text/event-stream',
          body: `event: tile\ndata: ${JSON.stringify({ ...failed, place })}\n\nevent: progress\ndata: ${JSON.stringify({ ...progress, failed: why })}\n\n`,
        })
      })
      await button.click()
      // while three are still to be drawn
      await search.fill('nothing like this')
      await expect(sheet.getByText('0 found, 3 pages still to be drawn')).toBeVisible()
      await expect(sheet.getByText('No page so far has these words')).toBeVisible()
      await sheet.getByRole('button', { name: 'Clear the search' }).click()
      why = 'out-of-memory'
      await expect(sheet.getByRole('status').filter({ hasText: 'took too much memory' })).toBeVisible()
      await expect(board.getByText('Could not be drawn')).toBeVisible()
      await board
        .getByRole('button', { name: 'Home, which could not be drawn: open lib/main.dart:3' })
        .click()
      await expect(tab.getByText('Home, lib/main.dart:3.')).toBeVisible()
      const again = tab.waitForRequest('**/sketch/storyboard/again')
      await sheet.getByRole('button', { name: 'Try again' }).click()
      expect((await again).method()).toBe('POST')
      await tab.unroute(stream)
      await expect(sheet.getByText('4 pages', { exact: true })).toBeVisible()
      await expect(board.getByText('Where we are')).toBeVisible()
    } finally {
      await product.dispose()
    }
  },
)
