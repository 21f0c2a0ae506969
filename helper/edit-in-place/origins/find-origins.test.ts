import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLiterals } from '../literals/read-literals.ts'
import { declaredOne } from './declared-where.ts'
import { findOrigins } from './find-origins.ts'

const MAIN = `import 'package:flutter/material.dart';
import 'package:tides/ui/all.dart';
import 'outside.dart';
import 'far.dart';
import 'package:tides/ui/all.dart' as ui;
part 'main.part.dart';
const gap = 8.0;

class Page extends StatefulWidget {
  const Page({required this.title, this.depth = 2});
  final String title;
  final double depth;
}

class _PageState extends State<Page> {
  // final Color ink = Colors.red;
  late final Color ink = Tints.sea;
  Color get foam => Tints.foam;
  double wide() => 3;
  Widget build(BuildContext context) {
    final text = 'final gap = 1;';
    final gap = 4.0;
    final ring = pick();
    return Column(children: [
      for (final tide in tides) Text(tide, style: style),
      Builder(builder: (inner) => Text(inner, height: gap)),
      Box(HERE),
    ]);
  }
  Widget row(Color tone) {
    if (gap == 1) {
      return Box(THERE);
    }
    for (final tide in tides) Box(LOOP);
  }
}

class _FarState extends BaseState<Far> with Waves<Map<int, int>> {
  Widget build(BuildContext context) => Box(FAR);
}
mixin Waves<T> on Object {
  final crest = 1.0;
}
`
const FILES = {
  'pubspec.yaml': 'name: tides\n',
  'lib/main.part.dart': "part of 'main.dart';\nconst fromPart = 1.0;\n",
  'lib/ui/all.dart':
    "export 'tints.dart';\nexport 'ring.dart';\nexport '/theme/rooted.dart';\nexport '../theme/far%20away.dart';\nexport '%.dart';\nimport 'hidden.dart';\n",
  'lib/theme/rooted.dart': 'const rooted = 1;\n',
  'lib/theme/far away.dart': 'const away = 1;\n',
  'lib/ui/ring.dart': "export 'all.dart';\n",
  'lib/ui/hidden.dart': 'const hidden = 1;\n',
  'lib/far/deep.dart': 'mixin Deeper { final sunk = 3; }\nfinal depthless = 1;\n',
  'lib/far.dart': `
import 'far/deep.dart';
class Far extends Near { final Color shade; }
class Near extends StatefulWidget { final double near; }
abstract class BaseState<T extends StatefulWidget> extends State<T> with Deep, Deeper { late Color ink2; }
mixin Deep { final depth = 2; }
`,
  'lib/ui/tints.dart': `
/// class Tints { static const sea = 1; }
abstract class Tints {
  static Tints of(BuildContext context) => throw 1;
  static const sea = Color(0xFF102030);
  late Color primary;
  Color mixed(Color other) => other;
}
enum Tone { low, high }
extension TintContext on BuildContext {
  Tints get tints => Tints.of(this);
}
const _private = 1;
`,
}

let app: string
beforeEach(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent origins ')))
  app = join(root, 'app')
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(app, name)), { recursive: true })
    await writeFile(join(app, name), text)
  }
  await writeFile(join(root, 'outside.dart'), 'const outside = 1;\n')
  await symlink(join(root, 'outside.dart'), join(app, 'lib/outside.dart'))
})
afterEach(() => rm(dirname(app), { recursive: true, force: true }))

const NO_PACKAGE = () => Promise.resolve(false)
const NO_PACKAGES = () => Promise.resolve([])

/** What a value that is written at one of the places comes from: each name, and its place or library. */
async function originsOf(written: string, mark = 'HERE', main = MAIN): Promise<string[]> {
  const line = main.slice(0, main.indexOf(mark)).split('\n').length
  const column = (main.split('\n')[line - 1] ?? '').indexOf('Box') + 1
  const text = main.replace(mark, () => `color: ${written}`)
  const found = readLiterals(text, { line, column, call: 'Box' })
  if (found.kind !== 'found') throw new Error(`No call with ${written}`)
  const place = { file: 'lib/main.dart', line, column }
  const search = { app, place, makers: [], opens: NO_PACKAGE, packages: NO_PACKAGES }
  const origins = await findOrigins(search, text, found.computed)
  return origins.map(
    ({ path, name, library, place: at }) =>
      `${[...path.slice(1), name].join(' ')}: ${at === null ? (library ?? '') : `${at.file}:${at.line}`}`,
  )
}
/** `file:line` of the one that is named first. */
async function originOf(written: string, mark = 'HERE'): Promise<string | null> {
  const [first] = await originsOf(written, mark)
  return first?.replace(/^.*?: /, '') ?? null
}

test.each([
  ['gap', 'lib/main.dart:22'],
  // a constant that is another one is followed to where it is a literal
  ['ink', 'lib/ui/tints.dart:5'],
  ['this.ink', 'lib/ui/tints.dart:5'],
  ['foam', 'lib/main.dart:18'],
  ['wide()', 'lib/main.dart:19'],
  ['widget.title', 'lib/main.dart:11'],
  ['Page', 'lib/main.dart:9'],
  ['rooted', 'lib/theme/rooted.dart:1'],
  ['away', 'lib/theme/far away.dart:1'],
  ['fromPart', 'lib/main.part.dart:2'],
  ['Tints.sea', 'lib/ui/tints.dart:5'],
  ['ui.Tints.sea', 'lib/ui/tints.dart:5'],
  ['Tints.of(context).primary', 'lib/ui/tints.dart:6'],
  ['Tints.of(context).mixed(Colors.red)', 'lib/ui/tints.dart:7'],
  ['Tone.high', 'lib/ui/tints.dart:9'],
  ['context.tints.primary', 'lib/ui/tints.dart:6'],
  [`Tints.of(context).mixed(${'deep('.repeat(40)}1${')'.repeat(40)})`, 'lib/ui/tints.dart:7'],
])('%s comes from %s', { tags: 'P-630' }, async (written, where) => {
  expect(await originOf(written)).toBe(where)
})

test.each([
  ["'$gap'", 'lib/main.dart:22'],
  ["'${widget.title}'", 'lib/main.dart:11'],
  [String.raw`"\$ ${'$'}gap, \n"`, 'lib/main.dart:22'],
  ["'''as deep as ${ widget.depth /* {} */ }'''", 'lib/main.dart:12'],
  ["'${wide()} m'", 'lib/main.dart:19'],
])('the value in the text %s comes from %s', { tags: 'P-966' }, async (written, where) => {
  expect(await originOf(written)).toBe(where)
})

test.each([
  ["'$gap of ${widget.depth}'", ['gap: lib/main.dart:22', 'widget.depth: lib/main.dart:12']],
  ["'${gap + 1}'", ['gap: lib/main.dart:22']],
  ["'${gap}s' 'of ${widget.title}'", ['gap: lib/main.dart:22', 'widget.title: lib/main.dart:11']],
  ['gap / 3.7', ['gap: lib/main.dart:22']],
  ["widget.title + ' m' + gap.toString()", ['widget.title: lib/main.dart:11', 'gap: lib/main.dart:22']],
  ['rooted ?? away', ['rooted: lib/theme/rooted.dart:1', 'if null away: lib/theme/far away.dart:1']],
  // each that a condition chooses from is told as its own
  [
    'gap > 3 ? Tints.of(context).primary : foam',
    [
      'gap: lib/main.dart:22',
      'if gap > 3 Tints.of(…).primary: lib/ui/tints.dart:6',
      'else foam: lib/main.dart:18',
    ],
  ],
  [
    'rooted is Page ? rooted : null',
    ['rooted: lib/theme/rooted.dart:1', 'if rooted is Page rooted: lib/theme/rooted.dart:1'],
  ],
  [
    'wide(Tints.of(context).mixed(ink), depth: gap, (foam) => foam)',
    [
      'wide(…): lib/main.dart:19',
      'Tints.of(…).mixed(…): lib/ui/tints.dart:7',
      'ink: lib/main.dart:17',
      'gap: lib/main.dart:22',
    ],
  ],
  ['switch (gap) { 1 => rooted, _ => away }', ['gap: lib/main.dart:22']],
  ['style.copyWith(color: foam)', ['color foam: lib/main.dart:18']],
  // of what is not known further the part that is
  ['ring.width', ['ring: lib/main.dart:23']],
])('%s comes from several places: %j', { tags: 'P-980' }, async (written, places) => {
  expect(await originsOf(written)).toEqual(places)
})

test(
  'in another method the same name is the one of the file, and a parameter is told at its brackets',
  {
    tags: 'P-630',
  },
  async () => {
    expect(await originOf('gap', 'THERE')).toBe('lib/main.dart:7')
    expect(await originOf('tone', 'THERE')).toBe('lib/main.dart:30')
  },
)

test.each([
  ['widget.shade', 'lib/far.dart:3'],
  ['widget.near', 'lib/far.dart:4'],
  ['ink2', 'lib/far.dart:5'],
  ['this.ink2', 'lib/far.dart:5'],
  ['depth', 'lib/far.dart:6'],
  // its file is imported by that of the class alone, which does not hand it on
  ['sunk', 'lib/far/deep.dart:1'],
  ['crest', 'lib/main.dart:42'],
])('%s is inherited from %s', { tags: 'P-630' }, async (written, where) => {
  expect(await originOf(written, 'FAR')).toBe(where)
})

test('what nothing above declares is not found', { tags: 'P-630' }, async () => {
  expect(await originOf('widget.none', 'FAR')).toBeNull()
  expect(await originOf('mounted', 'FAR')).toBeNull()
  expect(await originOf('depthless', 'FAR')).toBeNull()
})

test('the variable of a loop is told at the loop', { tags: 'P-630' }, async () => {
  expect(await originOf('tide', 'LOOP')).toBe('lib/main.dart:34')
})

test.each(['tone', 'tide', 'inner', 'hidden', '_private', 'outside', 'tides[0]', '(gap) => gap', 'context'])(
  'of %s nothing is said: the app declares it not where the place sees it',
  { tags: 'P-630' },
  async (written) => {
    expect(await originOf(written)).toBeNull()
  },
)

test('nothing is read once the time of all looks is over', async () => {
  const place = { file: 'lib/main.dart', line: 1, column: 1 }
  const look = (until: number) => declaredOne({ app, place, until }, MAIN, { head: 'rooted', rest: [] })
  expect(await look(performance.now() + 60_000)).toMatchObject({ file: 'lib/theme/rooted.dart' })
  expect(await look(performance.now() - 1)).toBeNull()
})
