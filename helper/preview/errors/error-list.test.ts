import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDiagnostics } from './diagnostics.ts'
import { createErrorList } from './error-list.ts'
import { locate } from './locate.ts'

const MISSING_PACKAGE = [
  "Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.",
  "lib/api.dart:1:8: Error: Not found: 'package:http/http.dart'",
  "import 'package:http/http.dart' as http;",
  '       ^',
  'lib/my%20page.dart:9:20: Error: Too few positional arguments: 1 required, 0 given.',
  '    return Greeting();',
  '                   ^',
  "lib/greeting.dart:4:3: Context: Found this candidate, but the arguments don't match.",
  '  Greeting(this.name);',
  '  ^^^^^^^^',
  'Failed to compile application.',
]

describe('reading diagnostics', () => {
  test('header, explanation, snippet; a context belongs to the error before it', () => {
    const found = readDiagnostics(MISSING_PACKAGE)
    expect(found.map((one) => [one.location, one.line, one.column])).toEqual([
      [null, null, null],
      ['lib/api.dart', 1, 8],
      ['lib/my%20page.dart', 9, 20],
    ])
    expect(found[1]?.message).toBe("Not found: 'package:http/http.dart'")
    expect(found[2]?.message).toBe('Too few positional arguments: 1 required, 0 given.')
    expect(found[2]?.related).toEqual([
      {
        location: 'lib/greeting.dart',
        line: 4,
        column: 3,
        message: "Found this candidate, but the arguments don't match.",
      },
    ])
    expect(found[2]?.text.split('\n')).toHaveLength(6)
  })

  test('a pubspec that pub get refuses has its place; the frame below is not part of the message', () => {
    const found = readDiagnostics([
      'Resolving dependencies...',
      'Error on line 12, column 3 of pubspec.yaml: Expected a key: value.',
      '   ╷',
      '12 │   http',
      '   │   ^^^^',
      '   ╵',
      'Failed to update packages.',
    ])
    expect(found).toMatchObject([
      { location: 'pubspec.yaml', line: 12, column: 3, message: 'Expected a key: value.' },
    ])
  })

  test('an explanation of several lines stays with its message, the source line does not', () => {
    const [error] = readDiagnostics([
      "lib/main.dart:14:16: Error: The getter 'titel' isn't defined for the type 'MyHomePage'.",
      " - 'MyHomePage' is from 'package:my_app/main.dart' ('lib/main.dart').",
      'Try correcting the name.',
      '        widget.titel,',
      '               ^^^^^',
      'noise',
    ])
    expect(error?.message.split('\n')).toHaveLength(3)
    expect(error?.text).not.toContain('noise')
  })

  test.each([
    "Warning: In index.html:37: Flutter's service worker is deprecated",
    'DwdsInjector: Error: something of the debug service',
    'Waiting for another flutter command to release the startup lock...',
    'Hot reload rejected due to unsupported changes. Try performing a hot restart instead.',
    '',
  ])('no compile error: %s', (line) => {
    expect(readDiagnostics([line])).toEqual([])
  })

  test.each([
    ['C:\\app\\lib\\main.dart:3:4: Error: x', 'C:\\app\\lib\\main.dart', 3],
    ['file:///C:/app/lib/main.dart:3:4: Error: x', 'file:///C:/app/lib/main.dart', 3],
    ['../../.pub-cache/foo.dart:3:1: Error: a: Error: b', '../../.pub-cache/foo.dart', 3],
    ['lib/a.dart: Error: x', 'lib/a.dart', null],
    ['org-dartlang-app:/main.dart:1:1: Error: x', 'org-dartlang-app:/main.dart', 1],
    ['No file or variants found for asset: assets/logo.png.', 'pubspec.yaml', null],
  ])('the place of %s', (header, location, line) => {
    expect(readDiagnostics([header])).toMatchObject([{ location, line }])
  })

  test('files are relative to the codebase, others absolute', () => {
    const project = join(tmpdir(), 'my app é')
    expect(locate(project, 'lib/my%20page.dart').file).toBe('lib/my page.dart')
    expect(locate(project, 'lib/100%.dart').file).toBe('lib/100%.dart')
    expect(locate(project, '../other/a.dart').file).toBe(join(tmpdir(), 'other', 'a.dart'))
    expect(locate(project, '../flutter/packages/flutter/lib/src/material/app.dart')).toEqual({
      file: 'package:flutter/src/material/app.dart',
      path: join(tmpdir(), 'flutter', 'packages', 'flutter', 'lib', 'src', 'material', 'app.dart'),
    })
    expect(locate(project, 'packages/flutter/lib/own.dart').file).toBe('packages/flutter/lib/own.dart')
    for (const none of ['file:///a%2Fb.dart', 'file://host/b.dart', 'file:///a%00.dart'])
      expect(locate(project, none)).toEqual({ file: none, path: null })
    expect(locate(project, 'package:http/http.dart')).toEqual({ file: 'package:http/http.dart', path: null })
  })
})

describe('the error list', () => {
  let project: string
  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'é errors '))
    await mkdir(join(project, 'lib'))
    await writeFile(join(project, 'lib', 'api.dart'), 'one\r\ntwo\nthree\nfour')
  })
  afterEach(() => rm(project, { recursive: true }))

  test('colours are stripped, the code frame is read, changes are told once', { tags: 'P-070' }, async () => {
    let changes = 0
    const list = createErrorList(() => (changes += 1))
    const lines = ['\u001b[31mlib/api.dart:1:8: Error: Not found\u001b[0m', '', '  x', '  ^']
    expect(await list.replace(project, lines, true)).toBe(1)
    expect(await list.replace(project, lines, true)).toBe(1)
    expect(changes).toBe(1)
    expect(list.answer().errors).toEqual(['lib/api.dart:1:8: Error: Not found\n  x\n  ^'])
    expect(list.answer().parsed?.[0]?.frame).toEqual([
      { line: 1, text: 'one' },
      { line: 2, text: 'two' },
      { line: 3, text: 'three' },
    ])
    list.clear()
    expect(list.answer()).toEqual({ errors: [], parsed: [], not_for_web: [] })
    expect(changes).toBe(2)
  })

  test('hundreds are cut, and counted', async () => {
    const list = createErrorList(() => undefined)
    const lines = Array.from({ length: 250 }, (_, at) => `lib/a.dart:${at + 1}:1: Error: x`)
    expect(await list.replace(project, lines, true)).toBe(250)
    expect(list.answer().errors.at(-1)).toBe('50 more errors are not shown.')
    expect(list.answer().parsed).toHaveLength(200)
  })

  test('a compile that fails without an error counts its whole output as one; a good compile has none', async () => {
    const list = createErrorList(() => undefined)
    const lines = [
      'Warning: In index.html:37: old',
      'Null check operator used on a null value',
      '#0 main',
      '',
    ]
    expect(await list.replace(project, lines, true)).toBe(1)
    expect(list.answer().errors).toEqual(['Null check operator used on a null value\n#0 main'])
    expect(await list.replace(project, lines, false)).toBe(0)
    expect(list.answer().errors).toEqual([])
  })
})
