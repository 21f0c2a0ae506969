import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

const MAIN = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Row(children: [
  Icon(Icons.home), Icon(Icons.no_font_has_this), Icon(Icons.home_outlined), Text('drawn'),
]))));
`
test.use({ files: { 'lib/main.dart': MAIN } })

const FONT = '**/sketch/fonts/material-icons.woff2'
const OUTLINED = '**/sketch/fonts/material-icons-outlined.woff2'

/** Each icon: its word may be seen; a neutral shape stands there. */
const icons = (page: Page) =>
  page
    .frameLocator('iframe[name=app]')
    .locator('.icon')
    .evaluateAll((all) =>
      all.map((icon) => {
        const { webkitTextFillColor, color, outlineStyle } = getComputedStyle(icon)
        return webkitTextFillColor === color ? 'picture' : outlineStyle === 'dashed' ? 'shape' : 'nothing'
      }),
    )

test(
  'an icon is a picture, a shape or nothing, and never the word that its font draws',
  { tag: '@P-089' },
  async ({ page, sketch }) => {
    const held: Route[] = []
    await page.clock.install()
    await page.route(FONT, (route) => {
      held.push(route)
    })
    await page.route(OUTLINED, (route) => route.abort())
    await page.goto(sketch.around, { waitUntil: 'commit' })
    await expect(page.frameLocator('iframe[name=app]').getByText('drawn').first()).toBeVisible()
    // while a font is on its way nothing is drawn; one that cannot be had is a shape
    await expect.poll(() => held.length).toBe(1)
    await expect.poll(() => icons(page)).toEqual(['nothing', 'nothing', 'shape'])
    // one that is late is a shape, too, and a picture once it has come; a word that it does not have stays a shape
    await page.clock.runFor(3_000)
    await expect.poll(() => icons(page)).toEqual(['shape', 'shape', 'shape'])
    await Promise.all(held.map((route) => route.continue()))
    await expect.poll(() => icons(page)).toEqual(['picture', 'shape', 'shape'])
  },
)
