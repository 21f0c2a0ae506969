import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLiterals } from '../literals/read-literals.ts'
import { findOrigins } from './find-origins.ts'

let root: string
let app: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent libraries é ')))
  app = join(root, 'app')
  await write('app/pubspec.yaml', 'name: tides\n')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** What a colour comes from in a file with these lines before it: name, library, place. */
async function originsOf(imports: string, written: string): Promise<string[]> {
  const text = `${imports}\nfinal x = [\n  Box(color: ${written}),\n];\n`
  const line = text.slice(0, text.indexOf('Box(')).split('\n').length
  const found = readLiterals(text, { line, column: 3, call: 'Box' })
  if (found.kind !== 'found') throw new Error(`No call with ${written}`)
  const place = { file: 'lib/main.dart', line, column: 3 }
  const opens = (file: string) => Promise.resolve(!file.startsWith('package:waves/'))
  const packages = () => Promise.resolve([{ name: 'beside', root: join(root, 'beside') }])
  const origins = await findOrigins({ app, place, makers: [], opens, packages }, text, found.computed)
  return origins.map(({ name, library, place: at }) =>
    [name, library ?? 'the app', ...(at === null ? [] : [`${at.file}:${at.line}`])].join(' | '),
  )
}

const MATERIAL = "import 'package:flutter/material.dart';"
const WAVES = "import 'package:waves/waves.dart'"

test.each([
  [MATERIAL, 'Theme.of(context).colorScheme.primary', ['Theme.of(…).colorScheme.primary | package:flutter']],
  [`${MATERIAL}\n${WAVES};`, 'Colors.red.withOpacity(0.5)', ['Colors.red.withOpacity(…) | package:flutter']],
  [`${MATERIAL}\n${WAVES} show Crest;`, 'Crest.foam', ['Crest.foam | package:waves']],
  [`${MATERIAL}\n${WAVES} as w;`, 'w.Crest.foam', ['Crest.foam | package:waves']],
  [`${MATERIAL}\n${WAVES} as w;`, 'w.foam', ['w.foam | package:waves']],
  ["import 'dart:math' as math;", 'math.pi * 2', ['math.pi | dart:math']],
  [`${MATERIAL.replace(';', ' hide Colors;')}\n${WAVES};`, 'Colors.foam', ['Colors.foam | package:waves']],
  // the only one that the place sees besides the app
  [`${WAVES};`, 'Crest.foam', ['Crest.foam | package:waves']],
  [`import 'all.dart';`, 'Crest.foam', ['Crest.foam | package:waves']],
])('with %s %s comes from %j', { tags: 'P-982' }, async (imports, written, origins) => {
  await write('app/lib/all.dart', `export 'package:waves/waves.dart' hide Trough;\n`)
  expect(await originsOf(imports, written)).toEqual(origins)
})

test.each([
  // either may have it
  [`${MATERIAL}\n${WAVES};`, 'Crest.foam'],
  [`import 'package:flutter/widgets.dart';\n${WAVES};`, 'Theme.of(context).foam'],
  // it may be one of the place’s own that is not seen
  [`${WAVES};`, 'foam'],
  [`${WAVES};`, '_Crest.foam'],
  // the language’s own
  [`${WAVES};`, 'DateTime.now().hour'],
  // a file of the app that is not there, or generated, may declare it
  [`${WAVES};\nimport 'gone.dart';`, 'Crest.foam'],
  [`${WAVES};\npart 'main.g.dart';`, 'Crest.foam'],
  [`import 'all.dart';`, 'Trough.foam'],
  ["part of 'app.dart';", 'Crest.foam'],
])('with %s nothing is said of %s', { tags: 'P-982' }, async (imports, written) => {
  await write('app/lib/all.dart', `export 'package:waves/waves.dart' hide Trough;\n`)
  expect(await originsOf(imports, written)).toEqual([])
})

test('of packages on this machine the file is told, where it can be opened', { tags: 'P-982' }, async () => {
  const packages = [
    { name: 'flutter', rootUri: '../../sdk/flutter' },
    { name: 'waves', rootUri: '../../waves' },
  ]
  await write('app/.dart_tool/package_config.json', JSON.stringify({ packages }))
  await write(
    'sdk/flutter/lib/material.dart',
    "export 'src/material/app.dart';\nexport 'src/material/theme.dart';\n",
  )
  await write('sdk/flutter/lib/src/material/app.dart', 'class MaterialApp {}\n')
  await write(
    'sdk/flutter/lib/src/material/theme.dart',
    'class Theme {\n  static ThemeData of(BuildContext context) => throw 1;\n}\nconst kGap = 8;\nclass _Own {}\n',
  )
  await write(
    'waves/lib/waves.dart',
    "export 'src/crest.dart' hide Trough;\nexport '../../../app/lib/x.dart';\n",
  )
  await write('waves/lib/src/crest.dart', '\nclass Crest {}\nclass Trough {}\n')
  const both = `${MATERIAL}\n${WAVES};`
  expect(await originsOf(both, 'Theme.of(context).primary')).toEqual([
    'Theme.of(…).primary | package:flutter | package:flutter/src/material/theme.dart:2',
  ])
  expect(await originsOf(both, 'kGap')).toEqual([
    'kGap | package:flutter | package:flutter/src/material/theme.dart:4',
  ])
  expect(await originsOf(both, 'Crest.foam')).toEqual(['Crest.foam | package:waves'])
  expect(await originsOf(both, 'Trough.foam')).toEqual([])
  expect(await originsOf(both, 'wide')).toEqual([])
})

test('a member of a class of a package beside the app is told there', { tags: 'P-982' }, async () => {
  await write('beside/lib/beside.dart', "export 'src/words.dart';\n")
  await write(
    'beside/lib/src/words.dart',
    'class Words {\n  String get tide => "";\n  final Inner inner;\n}\n',
  )
  await write(
    'app/lib/words.dart',
    "import 'package:beside/beside.dart';\nclass Holder { static Words of(BuildContext context) => throw 1; }\n",
  )
  const imports = `import 'words.dart';\nimport 'package:beside/beside.dart';\nfinal words = Holder.of(context);\nfinal Words plain = words;`
  const there = 'package:beside | package:beside/src/words.dart:2'
  expect(await originsOf(imports, 'words.tide')).toEqual([`words.tide | ${there}`])
  expect(await originsOf(imports, 'plain.tide')).toEqual([`plain.tide | ${there}`])
  // what is not told there is not guessed
  expect(await originsOf(imports, 'words.none')).toEqual(['words | the app | lib/main.dart:3'])
})
