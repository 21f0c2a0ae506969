import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../../errors/index.ts'
import { createEditInPlace, type EditInPlace } from '../edit-in-place.ts'

const NEVER = new AbortController().signal
const ARB = '{\r\n  "title": "Tides é 😀",\r\n  "@title": {"description": "Of the app"}\r\n}\r\n'
const FILES = {
  'pubspec.yaml':
    'name: app\ndependencies:\n  slang: 4.0.0\n  easy_localization: 3.0.0\nflutter:\n  assets:\n    - assets/i18n/\n    - assets/one.json\n',
  'lib/l10n/app_de.arb': ARB,
  'lib/i18n/de.i18n.json': '{"home": {"title": "Gezeiten"}}',
  'assets/i18n/de.json': '{"title": "Gezeiten"}',
  'assets/one.json': '{"title": "Gezeiten"}',
  'assets/i18n/de.yaml': 'title: Gezeiten # é\n',
  'assets/i18n/all.csv': 'str,en,de\ntitle,Tides,Gezeiten\n',
}

let app: string
let wrote = 0
let room: EditInPlace
const at = (name: string) => join(app, name)
const text = (name = 'lib/l10n/app_de.arb') => readFile(at(name), 'utf8')

beforeEach(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é texts ')))
  app = join(root, 'app')
  await mkdir(join(root, 'home'))
  for (const [name, content] of Object.entries(FILES)) await write(name, content)
  wrote = 0
  room = await createEditInPlace({
    home: join(root, 'home'),
    notice: () => undefined,
    onDamaged: () => undefined,
    opensInEditor: () => Promise.resolve(false),
    localPackages: () => Promise.resolve([]),
    flutterPath: () => Promise.resolve(app),
    wrote: () => (wrote += 1),
  })
})
afterEach(async () => {
  await room.close()
  await rm(dirname(app), { recursive: true, force: true })
})

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(at(name)), { recursive: true })
  await writeFile(at(name), content)
}
const read = (file = 'lib/l10n/app_de.arb', key = ['title']) =>
  room.handlers.translationAt({ file, key }, NEVER)
async function hashOf(file?: string, key?: string[]): Promise<string> {
  const reply = await read(file, key)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value.hash
}
const edit = (value: string, hash: string, file = 'lib/l10n/app_de.arb', key = ['title']) =>
  room.handlers.editTranslation({ file, key, hash, value, run: 'one' }, NEVER)
const codeOf = (reply: Outcome<unknown>) => (reply.ok ? 'ok' : reply.problem.code)

test('a translation is changed where it stands, taken back and done again', { tags: 'P-633' }, async () => {
  const first = await edit('Ebb', await hashOf())
  if (!first.ok) throw new Error(first.problem.detail)
  expect(first.value).toMatchObject({ value: 'Ebb', undo: 'title: "Tides é 😀" → "Ebb"', redo: null })
  const second = await edit('Ebbe "und" Flut', first.value.hash)
  expect(second).toMatchObject({ ok: true, value: { value: 'Ebbe "und" Flut' } })
  const edited = ARB.replace('"Tides é 😀"', String.raw`"Ebbe \"und\" Flut"`)
  expect(await text()).toBe(edited)
  expect(wrote).toBe(2)
  // both were typed in one go
  expect(await room.handlers.undoLiteral(undefined, NEVER)).toMatchObject({
    ok: true,
    value: { file: 'lib/l10n/app_de.arb', undo: null },
  })
  expect(await text()).toBe(ARB)
  await room.handlers.redoLiteral(undefined, NEVER)
  expect(await text()).toBe(edited)
})

test(
  'a file that changed meanwhile, is half typed or has no such text stays as it is',
  { tags: 'P-633' },
  async () => {
    const hash = await hashOf()
    await write('lib/l10n/app_de.arb', `${ARB} `)
    expect(codeOf(await edit('x', hash))).toBe('file-changed')
    expect(codeOf(await edit('x {y}', await hashOf()))).toBe('dart-not-editable')
    expect(codeOf(await edit('x', await hashOf(), undefined, ['none']))).toBe('place-gone')
    expect(await text()).toBe(`${ARB} `)
    await write('lib/l10n/app_de.arb', '{"title": "Ti')
    expect(codeOf(await read())).toBe('dart-not-editable')
    await write('lib/l10n/app_de.arb', ARB)
    await chmod(at('lib/l10n/app_de.arb'), 0o444)
    const refused = await read()
    expect(refused).toMatchObject({ ok: false, problem: { code: 'path-not-accessible' } })
    expect(await text()).toBe(ARB)
    expect(wrote).toBe(0)
  },
)

test('files that the project names for its translations are edited', { tags: 'P-633' }, async () => {
  for (const [file, key] of [
    ['lib/i18n/de.i18n.json', ['home', 'title']],
    ['assets/i18n/de.json', ['title']],
    ['assets/one.json', ['title']],
    ['assets/i18n/de.yaml', ['title']],
    ['assets/i18n/all.csv', ['title', 'de']],
  ] as const) {
    expect(codeOf(await edit('Neu', await hashOf(file, [...key]), file, [...key]))).toBe('ok')
    expect(await text(file)).toBe(FILES[file].replace('Gezeiten', 'Neu'))
  }
  await write('l10n.yaml', 'arb-dir: texts # here\n')
  await write('texts/app_en.arb', ARB)
  expect(codeOf(await read('texts/app_en.arb'))).toBe('ok')
  expect(codeOf(await read())).toBe('path-not-allowed')
  await write('slang.yaml', 'input_directory: texts\ninput_file_pattern: .json\n')
  await write('texts/de/home.json', '{"title": "x"}')
  expect(codeOf(await read('texts/de/home.json'))).toBe('ok')
  expect(codeOf(await read('lib/i18n/de.i18n.json', ['home', 'title']))).toBe('path-not-allowed')
})

test.each(['flutter_i18n', 'flutter_localization', 'flutter_translate'])(
  'a text of %s is edited in its asset',
  { tags: 'P-711' },
  async (name) => {
    await write('pubspec.yaml', FILES['pubspec.yaml'].replaceAll(/slang|easy_localization/g, name))
    expect(codeOf(await edit('Neu', await hashOf('assets/one.json'), 'assets/one.json'))).toBe('ok')
    expect(await text('assets/one.json')).toBe('{"title": "Neu"}')
    await write('pubspec.yaml', FILES['pubspec.yaml'].replaceAll(/slang|easy_localization/g, 'other_$&'))
    expect(codeOf(await read('assets/one.json'))).toBe('path-not-allowed')
  },
)

test('a half-typed file of YAML is not read, and is named so', { tags: 'P-711' }, async () => {
  await write('assets/i18n/de.yaml', 'title: "x')
  expect(await read('assets/i18n/de.yaml')).toMatchObject({
    problem: { code: 'dart-not-editable', detail: expect.stringContaining('no YAML') },
  })
  expect(await text('assets/i18n/de.yaml')).toBe('title: "x')
})

test('no other file is read or edited, not by a link either', { tags: 'P-633' }, async () => {
  await writeFile(join(app, '..', 'outside.arb'), ARB)
  await symlink(join(app, '..', 'outside.arb'), at('lib/l10n/app_fr.arb'))
  await write('package.json', '{"title": "x"}')
  await write('assets/other/de.json', '{"title": "x"}')
  await write('assets/i18n/.hidden.json', '{"title": "x"}')
  await symlink(at('package.json'), at('assets/i18n/fr.json'))
  await write('lib/main.dart', '{"title": "x"}')
  await symlink(at('lib/main.dart'), at('lib/l10n/app_it.arb'))
  const hash = await hashOf()
  for (const file of [
    'lib/l10n/app_fr.arb',
    'lib/l10n/app_it.arb',
    'lib/l10n/deeper/app_de.arb',
    'lib/main.dart',
    'package.json',
    'assets/other/de.json',
    'assets/i18n/.hidden.json',
    'assets/i18n/fr.json',
    'assets/i18n/../other/de.json',
    'lib/l10n/../l10n/app_de.arb/../../../../outside.arb',
    '../outside.arb',
    join(app, 'lib/l10n/app_de.arb'),
  ]) {
    const codes = [codeOf(await read(file)), codeOf(await edit('y', hash, file))]
    expect([file, ...codes]).toEqual([file, 'path-not-allowed', 'path-not-allowed'])
  }
  // nor is a file of translations taken for Dart
  const place = { file: 'lib/l10n/app_de.arb', line: 1, column: 1 }
  expect(await room.handlers.literalsAt({ place, call: null }, NEVER)).toMatchObject({
    problem: { code: 'path-not-allowed' },
  })
  expect(await readFile(at('package.json'), 'utf8')).toBe('{"title": "x"}')
  expect(await readFile(join(app, '..', 'outside.arb'), 'utf8')).toBe(ARB)
  expect(wrote).toBe(0)
})

const FLUTTERFLOW = `class FFLocalizations {}
const other = {'a1': {'de': 'Not this'}};
final kTranslationsMap = <Map<String, Map<String, String>>>[
  // Home é
  {
    'a1': {'en': 'Tides', 'de': 'Gezeiten é', "fr": r'Mar\\ées'},
    'twice': {'de': 'One'},
    'joined': {'de': 'One' 'two', 'en': 'One $two'},
  },
  {'twice': {'de': 'Two'}},
].reduce((a, b) => a..addAll(b));
`

test(
  'a text of a FlutterFlow export is changed in its map of Dart, and taken back',
  { tags: 'P-678' },
  async () => {
    const file = 'lib/flutter_flow/internationalization.dart'
    await write(file, FLUTTERFLOW)
    expect(await read(file, ['a1', 'de'])).toMatchObject({
      ok: true,
      value: { value: 'Gezeiten é', line: 6 },
    })
    const reply = await edit("Ebb's $1", await hashOf(file, ['a1', 'de']), file, ['a1', 'de'])
    expect(codeOf(reply)).toBe('ok')
    expect(await text(file)).toBe(FLUTTERFLOW.replace("'Gezeiten é'", String.raw`'Ebb\'s \$1'`))
    expect(await room.handlers.undoLiteral(undefined, NEVER)).toMatchObject({ ok: true })
    expect(await text(file)).toBe(FLUTTERFLOW)
    expect(wrote).toBe(2)
  },
)

test.each([
  ['twice', 'de'],
  ['joined', 'de'],
  ['joined', 'en'],
  ['a1', 'it'],
  ['none', 'de'],
])('the text %s of %s is not edited in a map of Dart', { tags: 'P-678' }, async (...key) => {
  const file = 'lib/flutter_flow/internationalization.dart'
  await write(file, FLUTTERFLOW)
  expect(codeOf(await edit('x', await hashOf(file, ['a1', 'de']), file, key))).toBe('place-gone')
  expect(await text(file)).toBe(FLUTTERFLOW)
  expect(wrote).toBe(0)
})

test('no other file of Dart is one of translations, nor is one half typed', { tags: 'P-678' }, async () => {
  await write('lib/main.dart', "final texts = {'a1': {'de': 'x'}};\n")
  expect(codeOf(await edit('x', 'a'.repeat(64), 'lib/main.dart', ['a1', 'de']))).toBe('path-not-allowed')
  expect(await read('lib/main.dart', ['a1', 'de'])).toMatchObject({
    ok: false,
    problem: { code: 'path-not-allowed' },
  })
  await write('lib/main.dart', "final kTranslationsMap = {'a1': {'de': 'x\n")
  expect(await read('lib/main.dart', ['a1', 'de'])).toMatchObject({ problem: { code: 'dart-not-editable' } })
})

test.each([
  [
    'half typed',
    'name: app\ndependencies:\n  slang: 4.0.0\n  easy_localiz\nflutter:\n  assets: [assets/i18n/]\n',
  ],
  ['away for now', null],
])('a step of Undo stays while the pubspec is %s', { tags: 'P-737' }, async (_, pubspec) => {
  const file = 'assets/i18n/de.json'
  const edited = await edit('Ebb', await hashOf(file), file)
  if (!edited.ok) throw new Error(edited.problem.detail)
  const before = await text(file)
  await (pubspec === null ? rm(at('pubspec.yaml')) : writeFile(at('pubspec.yaml'), pubspec))
  const refused = await room.handlers.undoLiteral(undefined, NEVER)
  expect(refused).toMatchObject({ ok: false, problem: { code: 'dart-not-editable' } })
  expect(JSON.stringify(refused)).toContain('pubspec.yaml cannot be read as it is')
  expect(await read(file)).toMatchObject({ ok: false, problem: { code: 'dart-not-editable' } })
  expect(await text(file)).toBe(before)
  expect(wrote).toBe(1)
  await writeFile(at('pubspec.yaml'), FILES['pubspec.yaml'])
  expect(await room.handlers.undoLiteral(undefined, NEVER)).toMatchObject({ ok: true, value: { undo: null } })
  expect(await text(file)).toBe(FILES[file])
})

test('a step of a file that the project names no more is forgotten', { tags: 'P-737' }, async () => {
  const file = 'assets/i18n/de.json'
  await edit('Ebb', await hashOf(file), file)
  const before = await text(file)
  await writeFile(at('pubspec.yaml'), 'name: app\n')
  expect(codeOf(await room.handlers.undoLiteral(undefined, NEVER))).toBe('path-not-allowed')
  expect(codeOf(await room.handlers.undoLiteral(undefined, NEVER))).toBe('nothing-to-undo')
  expect(await text(file)).toBe(before)
})

const GETX = `import 'package:get/get.dart';
// 'title': 'no'
class Texts extends Translations {
  Map<String, Map<String, String>> get keys => {
    'en_US': {'title': 'Tides', 'hi': 'Hello @name'},
    'de_DE': {'title': "Gezeiten é", 'hi': 'Hallo @name', 'two': 'a' 'b', 'made': 'a $b'},
  };
}
`
const GERMAN = "const german = {'title': 'Gezeiten', 'twice': 'a', 'twice': 'b', 'x': n ? 'y' : 'z'};\n"

test('a text of GetX is edited in its map of Dart', { tags: 'P-739' }, async () => {
  await write('pubspec.yaml', 'name: app\ndependencies:\n  get: 4.6.6\n')
  await write('lib/texts.dart', GETX)
  await write('lib/german.dart', GERMAN)
  const change = async (value: string, file: string, key: string[]) => {
    const seen = await read(file, key)
    return seen.ok ? codeOf(await edit(value, seen.value.hash, file, key)) : seen.problem.code
  }
  expect(await change("It's", 'lib/texts.dart', ['de_DE', 'title'])).toBe('ok')
  expect(await text('lib/texts.dart')).toBe(GETX.replace('"Gezeiten é"', `"It's"`))
  expect(await change('Ebbe', 'lib/german.dart', ['title'])).toBe('ok')
  expect(await text('lib/german.dart')).toBe(GERMAN.replace("'Gezeiten'", "'Ebbe'"))
  for (const _ of [1, 2]) await room.handlers.undoLiteral(undefined, NEVER)
  for (const key of [
    ['de_DE', 'two'],
    ['de_DE', 'made'],
    ['de_DE', 'none'],
    ['fr_FR', 'title'],
    ['de_DE'],
    [],
  ])
    expect(await change('x', 'lib/texts.dart', key)).toBe('place-gone')
  for (const key of ['twice', 'x', 'y'])
    expect(await change('x', 'lib/german.dart', [key])).toBe('place-gone')
  expect(await change('Hallo @nam', 'lib/texts.dart', ['de_DE', 'hi'])).toBe('dart-not-editable')
  expect(await text('lib/texts.dart')).toBe(GETX)
  expect(await text('lib/german.dart')).toBe(GERMAN)
  expect(await change('Moin @name', 'lib/texts.dart', ['de_DE', 'hi'])).toBe('ok')
  await write('pubspec.yaml', FILES['pubspec.yaml'])
  expect(await change('x', 'lib/german.dart', ['title'])).toBe('path-not-allowed')
})
