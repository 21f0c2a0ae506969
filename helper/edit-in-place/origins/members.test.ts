import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewValue } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditInPlace } from '../edit-in-place.ts'
import { appWithRoom, toldOrigins } from '../testing/app-with-room.ts'

const NEVER = new AbortController().signal
const MAIN = `import 'shell.dart';
const low = 4.0, high = 9.0, wide = high;
var loose = const Text('x'), tight = 3.0;
const area = Size(3, 5);
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Text(VALUE);
}
`
const SHELL = `import 'styles.dart';
export 'styles.dart';
Styles get $styles => Shell.style;
class Shell { static Styles get style => _style; static Styles _style = Styles(scale: 2); }
extension Look on BuildContext { Styles get styles => Styles.of(this); }
const night = Tints(ink: Color(0xFF000022));
final pale = Tints();
final shared = Tints(sea: deep);
const deep = Color(0xFF0000DD);
final other = Boxed();
`
const STYLES = `import 'shell.dart'; // é 😀
export 'far.dart';
class Styles {
  Styles({this.scale = 1});
  static Styles of(BuildContext context) => throw 1;
  final double scale;
  final Tints tints = Tints();
  late final Words words = Words(this);
  final Insets insets = Insets.wide(gap: 7);
  Tints loose = Tints();
  final Far far = Far();
}
class Words {
  Words(this.of);
  final Styles of;
  final TextStyle title = TextStyle(fontSize: 20, color: Color(0xFF010203));
}
class Tints {
  const Tints({this.ink = const Color(0xFF111111), this.sea = const Color(0xFF222222)});
  final Color ink;
  final Color sea;
  Color get foam => const Color(0xFFEEEEEE);
}
class Insets {
  const Insets.wide({required double gap}) : page = gap;
  final double page;
}
class Box { final double side = 3; }
class Boxed extends Box { final double side = 4; }
enum Tone { low(Color(0xFF0A0A0A)), high(Color(0xFF0B0B0B)); const Tone(this.color); final Color color; }
Box get box => throw 1;
`

let app: string
let room: EditInPlace
let close: () => Promise<void>
beforeEach(async () => {
  ;({ app, room, close } = await appWithRoom({
    'lib/shell.dart': SHELL,
    'lib/styles.dart': STYLES,
    'lib/far.dart': 'class Far { final double reach = 6; }\n',
  }))
})
afterEach(() => close())

async function originsOf(value: string) {
  await writeFile(
    join(app, 'lib/main.dart'),
    MAIN.replace('VALUE', () => value),
  )
  const place = { file: 'lib/main.dart', line: 6, column: 41 }
  const reply = await room.handlers.literalOrigins({ place, call: 'Text' }, NEVER)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value.origins
}
const told = async (value: string) => toldOrigins({ origins: await originsOf(value) })

test.each([
  // a default, however many names lead to it, also where the object may be another one of its class
  [String.raw`color: $styles.tints.ink`, ['color | lib/styles.dart:19 | constant | ink']],
  ['color: context.styles.tints.sea', ['color | lib/styles.dart:19 | constant | sea']],
  // an argument of the call that makes it
  ['color: night.ink', ['color | lib/shell.dart:6 | constant | ink']],
  ['color: night.sea', ['color | lib/styles.dart:19 | constant | sea']],
  ['color: pale.foam', ['color | lib/styles.dart:22 | constant | foam']],
  ['color: shared.sea', ['color | lib/shell.dart:9 | constant | deep']],
  ['height: context.styles.insets.page', ['height | lib/styles.dart:9 | constant | page']],
  ['color: Tone.high.color', ['color | lib/styles.dart:30 | constant | color']],
  [
    String.raw`style: $styles.words.title`,
    [
      'style fontSize | lib/styles.dart:16 | constant | title',
      'style color | lib/styles.dart:16 | constant | title',
    ],
  ],
  // what a file exports comes back to it by what it imports
  [String.raw`width: $styles.far.reach`, ['width | lib/far.dart:1 | constant | reach']],
  ['width: other.side', ['width | lib/styles.dart:29 | constant | side']],
])('of %s the literal is that of the object', { tags: 'P-738' }, async (value, origins) => {
  expect(await told(value)).toEqual(origins)
})

test.each([
  // what the object was given is not known, it may be assigned, or a class below it may have another
  [String.raw`height: $styles.scale`, ['height | lib/styles.dart:6 | no literal | ']],
  [String.raw`color: $styles.loose.ink`, ['color | lib/styles.dart:20 | no literal | ']],
  ['width: box.side', ['width | lib/styles.dart:28 | no literal | ']],
  // a type of Flutter's has its members elsewhere
  ['width: area.width', ['width | lib/main.dart:4 | no literal | ']],
])('of %s no literal is told', { tags: 'P-738' }, async (value, origins) => {
  expect(await told(value)).toEqual(origins)
})

test.each([
  ['shop.product.name', 'lib/goods.dart:2'],
  ['product.name', 'lib/goods.dart:2'],
  ['given.name', 'lib/goods.dart:2'],
  ['given.price()', 'lib/goods.dart:3'],
  ['context.words.title', 'lib/goods.dart:5'],
  ['words.title', 'lib/goods.dart:5'],
  // the class is not the app’s, or not told
  ['product.colour', 'lib/main.dart:7'],
  ['goods[0].name', 'lib/main.dart:11'],
  ['made.name', 'lib/main.dart:12'],
])('of %s the member of its class is told, not what has it', { tags: 'P-980' }, async (value, where) => {
  await writeFile(
    join(app, 'lib/goods.dart'),
    `class Product {
  final String name;
  String price() => '';
}
class Words { static Words of(BuildContext context) => throw 1; String get title => message('Tides', name: 'title'); }
extension OfContext on BuildContext { Words get words => Words.of(this); }
`,
  )
  const main = `import 'goods.dart';
class Shop { late Product product; }
class Page extends StatelessWidget {
  Page(this.product, this.name);
  final String name;
  final Shop shop;
  final Product product;
  Widget build(BuildContext context) => row(product);
  Widget row(BuildContext context, Product given) {
    final words = context.words;
    final goods = [product];
    final made = goods.first;
    return Text(VALUE);
  }
}
`.replace('VALUE', () => value)
  await writeFile(join(app, 'lib/main.dart'), main)
  const place = { file: 'lib/main.dart', line: 13, column: 12 }
  const reply = await room.handlers.literalOrigins({ place, call: 'Text' }, NEVER)
  expect(reply).toMatchObject({ ok: true })
  expect(reply.ok && reply.value.origins.map(({ place: at }) => `${at?.file}:${at?.line}`)).toEqual([where])
})

test.each([
  ['size: low', ['size | lib/main.dart:2 | constant | low']],
  ['size: high', ['size | lib/main.dart:2 | constant | high']],
  ['size: wide', ['size | lib/main.dart:2 | constant | high']],
  // a word of what stands before it is none of its own
  ['size: tight', ['size | lib/main.dart:3 | no literal | ']],
])('of %s, one of several in a declaration', { tags: 'P-738' }, async (value, origins) => {
  expect(await told(value)).toEqual(origins)
})

test.each([
  [String.raw`color: $styles.tints.ink`, 'lib/styles.dart', '#445566', '0xFF111111', '0xFF445566'],
  ['color: night.ink', 'lib/shell.dart', '#445566', '0xFF000022', '0xFF445566'],
  ['color: Tone.high.color', 'lib/styles.dart', '#445566', '0xFF0B0B0B', '0xFF445566'],
] as const)(
  '%s is edited where it stands, and undone',
  { tags: 'P-738' },
  async (value, file, now, was, is) => {
    const before = await readFile(join(app, file), 'utf8')
    expect(await edit(value, { kind: 'colour', value: now })).toMatchObject({ ok: true })
    expect(await readFile(join(app, file), 'utf8')).toBe(before.replace(was, is))
    expect(await room.handlers.undoLiteral(undefined, NEVER)).toMatchObject({ ok: true })
    expect(await readFile(join(app, file), 'utf8')).toBe(before)
  },
)

test(
  'of several names in a declaration one is edited, and nothing where the file changed',
  { tags: 'P-738' },
  async () => {
    const [origin] = await originsOf('size: high')
    if (origin?.given === undefined) throw new Error('no literal')
    const { place, hash, literal } = origin.given
    const asked = { place, from: literal.from, to: literal.to, run: 'r' }
    const value = { kind: 'number' as const, value: 12 }
    const main = await readFile(join(app, 'lib/main.dart'), 'utf8')
    expect(await room.handlers.editLiteral({ ...asked, hash: 'f'.repeat(64), value }, NEVER)).toMatchObject({
      problem: { code: 'file-changed' },
    })
    expect(await readFile(join(app, 'lib/main.dart'), 'utf8')).toBe(main)
    expect(await room.handlers.editLiteral({ ...asked, hash, value }, NEVER)).toMatchObject({ ok: true })
    expect(await readFile(join(app, 'lib/main.dart'), 'utf8')).toBe(main.replace('high = 9.0', 'high = 12.0'))
  },
)

async function edit(value: string, now: NewValue) {
  const [origin] = await originsOf(value)
  if (origin?.given === undefined) throw new Error('no literal')
  const { place, hash, literal } = origin.given
  return room.handlers.editLiteral(
    { place, hash, from: literal.from, to: literal.to, value: now, run: 'r' },
    NEVER,
  )
}
