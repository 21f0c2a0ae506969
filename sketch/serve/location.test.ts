import { expect, test } from 'vitest'
import { runSketch } from '../testing/running-sketch.ts'
import { mainWith, temporaryProject } from '../testing/temporary-project.ts'

test('an element tells where its widget was written; a made-up place is not found', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': mainWith("Center(\n  child: Text('here'))") })
  const url = await runSketch(directory).url()
  const html = await (await fetch(url)).text()
  const at = /data-widget="Text"[^>]* data-at="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(`${url}/sketch/place?at=${at}`)
  expect(await answer.json()).toEqual({ file: 'lib/main.dart', line: 8, column: 10 })
  for (const other of ['99:1', '', 'x:y', '../etc:1']) {
    expect((await fetch(`${url}/sketch/place?at=${encodeURIComponent(other)}`)).status).toBe(404)
  }
})

test(
  'the calls of the own widgets around a widget are told, each by its place',
  { tags: 'P-675' },
  async () => {
    const directory = await temporaryProject({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Row(children: [
  Label('one'),
  Wide('two'),
])));
class Label extends StatelessWidget {
  const Label(this.label);
  final String label;
  Widget build(BuildContext context) => Text(label);
}
class Wide extends StatelessWidget {
  const Wide(this.label);
  final String label;
  Widget build(BuildContext context) => Expanded(child: Label(label));
}
`,
    })
    const url = await runSketch(directory).url()
    const html = await (await fetch(url)).text()
    const made = [...html.matchAll(/data-made="([^"]+)"/g)].map(([, each = '']) => each).join(' ')
    const at = /data-widget="Text"[^>]* data-at="([^"]+)"/.exec(html)?.[1] ?? ''
    const query = new URLSearchParams({ at, made: `${made} 9:9` })
    const answer = await fetch(`${url}/sketch/place?${query.toString()}`)
    expect(await answer.json()).toEqual({
      file: 'lib/main.dart',
      line: 9,
      column: 41,
      made: [
        { file: 'lib/main.dart', line: 3, column: 3 },
        { file: 'lib/main.dart', line: 4, column: 3 },
        { file: 'lib/main.dart', line: 14, column: 57 },
        null,
      ],
    })
  },
)
