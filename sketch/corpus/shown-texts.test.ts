import { expect, it } from 'vitest'
import { drawFiles } from '../testing/drawing.ts'
import { foundIn, shownTexts } from './shown-texts.ts'

const page = (body: string): Record<string, string> => ({
  'pubspec.yaml': 'name: shelf\n',
  'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(), darkTheme: ThemeData.dark(), home: Scaffold(body: ${body})));
`,
})

it('reads what a picture shows, once for its light and its dark half', async () => {
  const body = await drawFiles(
    page(`Column(children: [
      const Icon(Icons.settings), const Text('Fish & chips'), TextField(decoration: InputDecoration(labelText: 'Name')),
      const Stranger(),
    ])`),
  )
  expect(shownTexts(body)).toEqual(['Fish & chips', 'Name'])
})

it('reads what stands in a field in place of its hint, and no password', async () => {
  const field = (text: string, more = ''): string =>
    `TextField(controller: TextEditingController(text: '${text}'), decoration: InputDecoration(hintText: 'Port')${more})`
  const body = await drawFiles(
    page(`Column(children: [${field('8080')}, ${field('')}, ${field('secret', ', obscureText: true')}])`),
  )
  expect(shownTexts(body)).toEqual(['8080', 'Port'])
})

it('finds a text as whole words, over line breaks and over the parts of a rich text', async () => {
  const body = await drawFiles(
    page(`Column(children: [
      const Text('Sending\\n  files'), const Text.rich(TextSpan(text: 'No account? ', children: [TextSpan(text: 'Join')])),
    ])`),
  )
  const shown = shownTexts(body)
  expect(foundIn(shown, ['Sending files', 'Send', 'No account? Join', 'files'])).toEqual([
    'Sending files',
    'No account? Join',
    'files',
  ])
})
