import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

const picture = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%"/></svg>`
const PUBSPEC = 'name: framed\ndependencies:\n  ui:\n    path: ui\nflutter:\n  assets:\n    - a.svg\n'
const greeting = (words: string) => `import 'package:flutter/material.dart';
class Greeting extends StatelessWidget {
  Widget build(BuildContext context) => Text('${words}');
}
`

test.use({
  files: {
    'pubspec.yaml': PUBSPEC,
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:ui/greeting.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Column(children: [
  Image.asset('a.svg', semanticLabel: 'replaced'),
  Image.asset('new/b.svg', semanticLabel: 'new'),
  Greeting(),
]))));
`,
    'a.svg': picture(40),
    'new/b.svg': picture(20),
    'ui/pubspec.yaml': 'name: ui\n',
    'ui/lib/greeting.dart': greeting('from the package'),
  },
})

test(
  'once a reload says that it is done, a replaced asset, a newly listed one and an edited package are on the glass',
  { tag: ['@P-432', '@P-433'] },
  async ({ page, sketch }) => {
    const following = page.waitForRequest('**/sketch/events?*')
    await page.goto(sketch.around)
    await following
    const app = page.frameLocator('iframe[name=app]')
    const widthOf = async (name: string) =>
      await app
        .getByRole('img', { name })
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : null))
    await expect.poll(async () => await widthOf('replaced')).toBe(40)
    await expect(app.getByText('lib/main.dart:5: Unable to load asset: "new/b.svg"')).toBeVisible()
    await expect(app.getByText('from the package')).toBeVisible()

    await sketch.write('a.svg', picture(80))
    await sketch.write('pubspec.yaml', `${PUBSPEC}    - new/\n`)
    await sketch.write('ui/lib/greeting.dart', greeting('edited there'))
    await sketch.reload()
    expect(await widthOf('replaced')).toBe(80)
    expect(await widthOf('new')).toBe(20)
    expect(await app.getByText('Unable to load asset').count()).toBe(0)
    expect(await app.getByText('edited there').count()).toBe(1)
  },
)
