import { expect } from '@playwright/test'
import { askedPicture } from '../harness/asked-picture.ts'
import { comparePictures } from '../harness/compare-pictures.ts'
import { test } from '../harness/framed-sketch.ts'
import { steadyPicture } from '../harness/steady-picture.ts'

const MAIN = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(
  appBar: AppBar(title: Text('Harbour é'), actions: [Icon(Icons.home), Icon(Icons.settings_outlined)]),
  body: ListView(children: [
    Image.asset('assets/tide.png', width: 80, height: 40, fit: BoxFit.fill),
    TextField(decoration: InputDecoration(labelText: 'Name')),
    Row(children: [Checkbox(value: true, onChanged: null), Switch(value: true, onChanged: (on) {})]),
    ElevatedButton(onPressed: () {}, child: Text('Press', style: TextStyle(fontWeight: FontWeight.bold))),
    for (var row = 0; row < 40; row++) ListTile(leading: Icon(Icons.star), title: Text('Row $row <&>')),
  ]),
)));
`
/** Two pixels, red and blue. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8AAQv8BB/oB/7yYUUAAAAAASUVORK5CYII='

test.use({
  files: {
    'pubspec.yaml':
      'name: framed\nflutter:\n  uses-material-design: true\n  assets:\n    - assets/tide.png\n',
    'assets/tide.png': PNG,
    'lib/main.dart': MAIN,
  },
})

test(
  'a picture of the sketch is what the browser shows of it: fonts, pictures, typed text, where a list was scrolled to',
  { tag: '@P-510' },
  async ({ page, sketch }) => {
    await page.goto(sketch.around)
    const app = page.frameLocator('iframe[name=app]')
    await app.locator('input').first().fill('Zoë & co')
    await app.getByText('Row 7').scrollIntoViewIfNeeded()
    await app.locator('input').first().blur()
    // icons come with fonts of their own
    await expect(app.locator('html')).toHaveAttribute('data-icons', /filled outlined|outlined filled/)
    const frame = page.locator('iframe')
    const box = await frame.boundingBox()
    if (box === null) throw new Error('there is no frame')
    const seen = await steadyPicture(page, { clip: box })
    const taken = await askedPicture(frame, null)
    expect(taken).toMatchObject({ outcome: 'taken', density: 1 })
    const compared = await comparePictures(page, taken.base64, seen, 24)
    expect(compared).toMatchObject({
      sizes: [
        [390, 700],
        [390, 700],
      ],
      different: 0,
    })

    const fine = await askedPicture(frame, 3)
    expect(await comparePictures(page, fine.base64, fine.base64)).toMatchObject({
      sizes: [
        [1170, 2100],
        [1170, 2100],
      ],
    })
  },
)
