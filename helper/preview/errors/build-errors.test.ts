import { expect, test } from 'vitest'
import { asFrontEndLines, readBuildErrors } from './build-errors.ts'

// as the release build of Flutter 3.x prints them
const OUTPUT = [
  'Target dart2js failed: ProcessException: Process exited abnormally with exit code 1:',
  'lib/main.dart:14:9:',
  "Error: The getter 'titel' isn't defined for the class 'MyHomePage'.",
  " - 'MyHomePage' is from 'package:my_app/main.dart' ('lib/main.dart').",
  '        widget.titel,',
  '               ^^^^^',
  "lib/a%20b.dart:2:1: Error: Expected ';' after this.",
  'int a',
  '^^^',
  'Error: Compilation failed.',
  '  Command: /opt/flutter/bin/cache/dart-sdk/bin/dart --disable-dart-dev dart2js',
  '#0      RunResult.throwException (package:flutter_tools/src/base/process.dart:118:5)',
  'Error: Failed to compile application for the Web.',
]

test('errors of a release build have their place, and nothing else is one', { tags: 'P-436' }, async () => {
  const { parsed, count } = await readBuildErrors('/nowhere/app', OUTPUT)
  expect(count).toBe(2)
  expect(parsed.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['lib/main.dart', 14, 9],
    ['lib/a b.dart', 2, 1],
  ])
  expect(parsed[0]?.message).toContain("The getter 'titel' isn't defined")
  expect(parsed[0]?.message).not.toContain('widget.titel')
})

test('what a compiler said in the line of the target is kept', () => {
  expect(
    asFrontEndLines(['Target dart2js failed: Exception: lib/main.dart:1:8:', 'Error: Not found']),
  ).toEqual(['lib/main.dart:1:8: Error: Not found'])
})

test('an end without an error of the code has none', async () => {
  const { count } = await readBuildErrors('/nowhere/app', ['Missing index.html.'])
  expect(count).toBe(0)
})
