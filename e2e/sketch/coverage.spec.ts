import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { showSketch } from './show-sketch.ts'

const page = (body: string) => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Column(children: [
  ${body}
]))));
`

test(
  'the sketch says what of a page it draws, and outlines what it assumes',
  { tag: '@P-560' },
  async ({ page: tab }) => {
    const product = await startProduct()
    try {
      const text = page("Text('known'), Odd(), if (account.striped) Text('inside'),")
      const main = await showSketch(tab, product, text)

      await tab
        .getByRole('button', { name: 'Sketch: 80 % of 5 widgets drawn, 1 unknown, 1 value assumed' })
        .click()
      await expect(tab.getByRole('region', { name: /^Unknown/ })).toContainText('Oddlib/main.dart:3')
      const app = tab.frameLocator('iframe[title="App preview"]')
      const inside = app.getByText('inside').filter({ visible: true })
      await expect(inside).toHaveCSS('outline-width', '0px')
      await tab.getByRole('switch', { name: 'Outline assumed values in the picture' }).click()
      await expect(inside).not.toHaveCSS('outline-width', '0px')
      await expect(app.getByText('known').filter({ visible: true })).toHaveCSS('outline-style', 'none')

      // it is of the picture that is shown now
      await tab.keyboard.press('Escape')
      await writeFile(main, page("Text('known'),"))
      await tab.getByRole('button', { name: /^Reload\b/ }).click()
      await expect(tab.getByRole('button', { name: 'Sketch: 100 % of 3 widgets drawn' })).toBeVisible()
    } finally {
      await product.dispose()
    }
  },
)

test(
  'its list stays beside the phone in a window that becomes narrower; the picture below is made small',
  { tag: '@P-797' },
  async ({ page: tab }) => {
    const product = await startProduct()
    try {
      await tab.setViewportSize({ width: 1440, height: 900 })
      // a line that is shorter than the phone is wide
      await showSketch(tab, product, page("Text('known'), if (account.striped) Text('inside'),"))
      await tab.getByRole('button', { name: /^Sketch: / }).click()
      const list = tab.getByRole('dialog', { name: 'What the sketch shows' })
      await expect(list).toBeVisible()
      // right of the phone, and whole
      const covers = async () => {
        const [phone, box] = await Promise.all([tab.getByTestId('phone').boundingBox(), list.boundingBox()])
        if (phone === null || box === null) return 'not there'
        if (box.x + box.width > (tab.viewportSize()?.width ?? 0)) return 'cut'
        return box.x < phone.x + phone.width ? 'over the phone' : 'beside'
      }
      for (const width of [1440, 1024, 768]) {
        await tab.setViewportSize({ width, height: 900 })
        await expect.poll(covers).toBe('beside')
      }
      await tab.keyboard.press('Escape')
      // a picture as large as the phone, only shown small, is a jumble
      const small = tab.locator('li > button canvas').first()
      await expect(small).toBeVisible()
      const shown = await small.evaluate((canvas) => [
        canvas.clientWidth * devicePixelRatio,
        canvas.clientHeight * devicePixelRatio,
      ])
      await expect(small).toHaveAttribute('width', String(Math.round(shown[0] ?? 0)))
      await expect(small).toHaveAttribute('height', String(Math.round(shown[1] ?? 0)))
    } finally {
      await product.dispose()
    }
  },
)

test(
  'of a page that stands for one that waits another can be chosen, also beside the open list',
  { tag: '@P-798' },
  async ({ page: tab }) => {
    const product = await startProduct()
    try {
      await tab.setViewportSize({ width: 1440, height: 900 })
      await showSketch(
        tab,
        product,
        `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: SplashPage()));
class SplashPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('Tide')); }
class LoginPage extends StatelessWidget {
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () {}, child: Text('Sign in')));
}
`,
      )
      const app = tab.frameLocator('iframe[title="App preview"]')
      await expect(app.getByText('LoginPage is shown, by its name').filter({ visible: true })).toBeVisible()
      await tab.getByRole('button', { name: /^Sketch: / }).click()
      const list = tab.getByRole('dialog', { name: 'What the sketch shows' })
      await expect(list).toContainText('LoginPage')
      const other = tab.getByRole('button', { name: 'Choose another page' })
      const leftOf = async (): Promise<boolean> => {
        const [button, box] = await Promise.all([other.boundingBox(), list.boundingBox()])
        return button !== null && box !== null && button.x + button.width <= box.x
      }
      await expect.poll(leftOf).toBe(true)
      await other.click()
      await expect(tab.getByRole('textbox', { name: 'Search pages' })).toBeFocused()
    } finally {
      await product.dispose()
    }
  },
)
