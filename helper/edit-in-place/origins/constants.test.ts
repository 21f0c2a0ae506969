import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewValue } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditInPlace } from '../edit-in-place.ts'
import { appWithRoom, toldOrigins } from '../testing/app-with-room.ts'

const NEVER = new AbortController().signal
const MAIN = `import 'theme.dart';
const gap = 8.0;
class Label extends StatelessWidget {
  const Label({this.size = 12, required this.text});
  final double size;
  final String text;
  Widget build(BuildContext context) => Text(VALUE);
}
`
const THEME = `\uFEFF// é 😀
abstract class Tints {
  static const sea = Color(0xFF112233);
  static const ink = deep;
  static final TextStyle title = TextStyle(fontSize: 20, color: sea, fontWeight: FontWeight.w600);
  static String get name => 'Tides é';
  static String get later { return 'Later'; }
  /* no const: how wide we get */ static double width = 3;
  static const ring = ringed;
  static final made = night ? 1.0 : 2.0;
}
class Sizes { static const small = 12.0; static double big = 3; }
const note = TextStyle(fontSize: Sizes.small, height: Sizes.big, color: deep, letterSpacing: 1);
const deep = Color(0xFF000011);
const ringed = Tints.ring;
`

let app: string
let room: EditInPlace
let close: () => Promise<void>
beforeEach(async () => {
  ;({ app, room, close } = await appWithRoom({ 'lib/theme.dart': THEME }))
})
afterEach(() => close())

async function originsOf(value: string, makers: { file: string; line: number; column: number }[] = []) {
  const text = MAIN.replace('VALUE', value)
  await writeFile(join(app, 'lib/main.dart'), text)
  const place = { file: 'lib/main.dart', line: 7, column: text.split('\n')[6]?.indexOf('Text(') ?? -1 }
  const asked = { place: { ...place, column: place.column + 1 }, call: 'Text', makers }
  const reply = await room.handlers.literalOrigins(asked, NEVER)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value.origins
}
const told = async (value: string) => toldOrigins({ origins: await originsOf(value) })

test.each([
  ['size: gap', ['size | lib/main.dart:2 | constant | gap']],
  ['color: Tints.sea', ['color | lib/theme.dart:3 | constant | sea']],
  ['color: Tints.ink', ['color | lib/theme.dart:14 | constant | deep']],
  ['Tints.name', ['text | lib/theme.dart:6 | constant | name']],
  [
    'style: note',
    [
      'style letterSpacing | lib/theme.dart:13 | constant | note',
      'style fontSize | lib/theme.dart:12 | constant | small',
      'style color | lib/theme.dart:14 | constant | deep',
    ],
  ],
  [
    'style: Tints.title',
    [
      'style fontSize | lib/theme.dart:5 | constant | title',
      'style fontWeight | lib/theme.dart:5 | constant | title',
      'style color | lib/theme.dart:3 | constant | sea',
    ],
  ],
  // neither what may be assigned, nor what is computed, nor a name that leads back to itself
  ['width: Tints.width', ['width | lib/theme.dart:8 | no literal | ']],
  ['height: Tints.made', ['height | lib/theme.dart:10 | no literal | ']],
  ['color: Tints.ring', ['color | lib/theme.dart:9 | no literal | ']],
  ['Tints.later', ['text | lib/theme.dart:7 | no literal | ']],
])('of %s the literals are those of the constant', { tags: 'P-713' }, async (value, origins) => {
  expect(await told(value)).toEqual(origins)
})

const edit = async (value: string, path: string, now: NewValue) => {
  const origin = (await originsOf(value)).find((one) => one.path.at(-1) === path)
  if (origin?.given === undefined) throw new Error(`no ${path}`)
  const { place, hash, literal } = origin.given
  const { from, to } = literal
  return room.handlers.editLiteral({ place, hash, from, to, value: now, run: 'r' }, NEVER)
}

test.each([
  ['color: Tints.sea', 'color', { kind: 'colour', value: '#445566' }, '0xFF112233', '0xFF445566'],
  ['Tints.name', 'text', { kind: 'text', value: "It's" }, "'Tides é'", String.raw`'It\'s'`],
  ['style: Tints.title', 'fontWeight', { kind: 'choice', value: 'w400' }, 'w600', 'w400'],
] as const)(
  '%s is edited where it is declared, and undone',
  { tags: 'P-713' },
  async (value, path, now, was, is) => {
    expect(await edit(value, path, now)).toMatchObject({ ok: true })
    expect(await readFile(join(app, 'lib/theme.dart'), 'utf8')).toBe(THEME.replace(was, () => is))
    expect(await room.handlers.undoLiteral(undefined, NEVER)).toMatchObject({ ok: true })
    expect(await readFile(join(app, 'lib/theme.dart'), 'utf8')).toBe(THEME)
  },
)

test('a size stays one, wherever it is declared', { tags: 'P-713' }, async () => {
  const [origin] = await originsOf('style: Tints.title')
  expect(origin?.given?.literal).toMatchObject({ kind: 'number', value: 20, least: 0 })
})

test('what a call leaves out is the default of its parameter', { tags: 'P-713' }, async () => {
  await writeFile(
    join(app, 'lib/home.dart'),
    "final a = Label(text: 'x');\nfinal b = Label(text: 'y', size: 3);\n",
  )
  const maker = (line: number) => [{ file: 'lib/home.dart', line, column: 11 }]
  const origin = (await originsOf('text, size: size', maker(1))).find(({ path }) => path[0] === 'size')
  expect(origin).toMatchObject({
    place: { file: 'lib/main.dart', line: 4 },
    given: { how: 'default', literal: { value: 12 } },
  })
  const given = (await originsOf('text, size: size', maker(2))).find(({ path }) => path[0] === 'size')
  expect(given).toMatchObject({
    place: { file: 'lib/home.dart', line: 2 },
    given: { how: 'call', literal: { value: 3 } },
  })
  if (origin?.given === undefined) throw new Error('no default')
  await originsOf('text, size: size', maker(1))
  const { place, hash, literal } = origin.given
  const body = {
    place,
    hash,
    from: literal.from,
    to: literal.to,
    value: { kind: 'number' as const, value: 14 },
    run: 'r',
  }
  expect(await room.handlers.editLiteral(body, NEVER)).toMatchObject({ ok: true })
  expect(await readFile(join(app, 'lib/main.dart'), 'utf8')).toContain('this.size = 14,')
})
