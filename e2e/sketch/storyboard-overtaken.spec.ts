import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fakes/fake-flutter.ts'

const MAIN = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home(), routes: {'/basket': (context) => Basket()}));
class Home extends StatelessWidget {
  @override
  Widget build(BuildContext context) => Scaffold(
    body: TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Detail())), child: Text('Go')),
  );
}
class Basket extends StatelessWidget { @override Widget build(BuildContext context) => Scaffold(body: Text('Three apples')); }
class Detail extends StatelessWidget { @override Widget build(BuildContext context) => Scaffold(body: Text('One apple')); }
`

test.use({ hold: true })

test(
  'the app takes the sketch’s place under an open storyboard, which stays, says so, and sends the app to routes',
  { tag: '@P-670' },
  async ({ page, fakeFlutter }) => {
    await writeFile(join(fakeFlutter.projectFolder, 'flutter/lib/main.dart'), MAIN)
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(page.getByTestId('overlay')).toContainText('Sketch, real app is compiling')
    const button = page.getByRole('button', { name: /^Storyboard: all pages of the app/ })
    await button.click()
    const sheet = page.getByRole('region', { name: 'Storyboard' })
    const board = page.frameLocator('iframe[title="Pages of the app, side by side"]')
    await expect(sheet.getByRole('status')).toHaveText('3 pages')

    await fakeFlutter.tell('/compiled')
    await expect(sheet.getByText('The app itself runs now')).toBeVisible()
    await expect(board.getByText('Three apples')).toBeVisible()
    await expect(sheet.getByRole('status').first()).toHaveText('3 pages')

    await board.getByRole('button', { name: 'Open Detail in the phone' }).click()
    await expect(page.getByText('Detail has no route of its own')).toBeVisible()
    await expect(sheet).toBeVisible()
    await board.getByRole('button', { name: 'Open Basket, /basket, in the phone' }).click()
    await expect(sheet).toBeHidden()
    const app = page.frameLocator('iframe[title="App preview"]')
    await expect.poll(async () => await app.locator('body').evaluate(() => location.hash)).toBe('#/basket')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/makes way once the app itself runs/)
  },
)
