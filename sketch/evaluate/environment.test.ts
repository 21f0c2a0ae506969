import { expect, it } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { ProjectReader } from '../project/read-project.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'

async function drawn(expression: string, defines: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
class Env { static const url = String.fromEnvironment('URL', defaultValue: 'none'); }
const debug = bool.fromEnvironment('DEBUG');
void main() => runApp(MaterialApp(home: Text('\${${expression}}')));
`,
  })
  const reader = new ProjectReader(
    await testParser(),
    directory,
    'lib/main.dart',
    new Map(Object.entries(defines)),
  )
  const reading = await reader.read()
  return reading.kind === 'read' ? wordsOf(drawApp(reading.project).picture.body) : ''
}

it.each([
  ['Env.url', {}, 'none'],
  ['Env.url', { URL: 'https://a=b' }, 'https://a=b'],
  ["const String.fromEnvironment('X')", {}, ''],
  ["String.fromEnvironment('X')", { X: '' }, ''],
  ['debug', {}, 'false'],
  ['debug', { DEBUG: 'true' }, 'true'],
  ['debug', { DEBUG: '1' }, 'false'],
  ["const bool.fromEnvironment('A', defaultValue: true)", { A: 'yes' }, 'true'],
  ["const int.fromEnvironment('N', defaultValue: 7)", {}, '7'],
  ["const int.fromEnvironment('N', defaultValue: 7)", { N: '1.5' }, '7'],
  ["const int.fromEnvironment('N') + 1", { N: '-0x10' }, '-15'],
  ["const bool.hasEnvironment('N')", { N: '' }, 'true'],
  ["const bool.hasEnvironment('N')", {}, 'false'],
  ["const bool.hasEnvironment('N') ? 'given' : 'not'", {}, 'not'],
  ['appFlavor', { FLUTTER_APP_FLAVOR: 'dev' }, 'dev'],
  ['appFlavor', {}, 'null'],
])('%s with %j is %s', async (expression, defines, text) => {
  expect(await drawn(expression, defines)).toBe(text)
})
