import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLiterals } from '../literals/read-literals.ts'
import { findOrigins } from './find-origins.ts'
import { givenByMaker } from './given-by-maker.ts'

const LABEL = `// é 😀
class Label extends StatelessWidget {
  const Label({super.key, required this.caption, this.size = 12});
  const Label.small(this.caption, [this.size = 8]);
  Label.made(String words) : caption = words, size = 3;
  final String caption;
  final double size;
  Widget build(BuildContext context) {
    final other = caption;
    return Text(PLAIN);
  }
}
class Dial extends StatefulWidget {
  const Dial({required this.heading});
  final String heading;
}
class _DialState extends State<Dial> {
  Widget build(BuildContext context) => Label(caption: widget.heading);
}
`
const HOME = `import 'label.dart';
final a = [
  Label(key: null, caption: 'é Hello'), Label.small('Small', 20), Label.made("Made"),
  Dial(heading: 'Handed on'), Label(caption: 'a' 'b'), Label(size: 3), Other(caption: 'x'),
];
`

let app: string
beforeEach(async () => {
  app = join(await realpath(await mkdtemp(join(tmpdir(), 'mosaygent given '))), 'app')
  await mkdir(join(app, 'lib'), { recursive: true })
  await writeFile(join(app, 'lib/home.dart'), HOME)
})
afterEach(() => rm(dirname(app), { recursive: true, force: true }))

function placeIn(file: string, text: string, what: string) {
  const before = text.slice(0, text.indexOf(what)).split('\n')
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** What the text of the label comes from, where these calls made it: file, line, call, and the literal. */
async function originOf(written: string, makers: readonly string[]) {
  const text = LABEL.replace('PLAIN', written)
  await writeFile(join(app, 'lib/label.dart'), text)
  const place = placeIn('lib/label.dart', text, 'Text(')
  const found = readLiterals(text, { ...place, call: 'Text' })
  if (found.kind !== 'found') throw new Error('No call.')
  const calls = makers.map((call) =>
    text.includes(call) ? placeIn('lib/label.dart', text, call) : placeIn('lib/home.dart', HOME, call),
  )
  const [origin] = await findOrigins(
    { app, place, makers: calls, opens: () => Promise.resolve(false), packages: () => Promise.resolve([]) },
    text,
    found.computed,
  )
  if (origin?.given === undefined) return null
  const { call, line, literal, place: maker } = origin.given
  const bytes = Buffer.from(maker.file === 'lib/home.dart' ? HOME : text)
  return `${maker.file}:${line} ${call} ${bytes.subarray(literal.from, literal.to).toString()}`
}

test.each([
  ['caption', ['Label(key'], "lib/home.dart:3 Label 'é Hello'"],
  ['this.caption', ['Label(key'], "lib/home.dart:3 Label 'é Hello'"],
  ['caption', ["Label.small('S"], "lib/home.dart:3 Label.small 'Small'"],
  ['caption, size', ["Label.made('", 'Label.made("'], 'lib/home.dart:3 Label.made "Made"'],
  // the widget that draws it is not the one that it is written in
  ['caption', ['Other(', 'Label(key'], "lib/home.dart:3 Label 'é Hello'"],
  ['caption', ['Label(caption: widget', 'Dial(heading'], "lib/home.dart:4 Dial 'Handed on'"],
  ['caption!', ['Label(key'], "lib/home.dart:3 Label 'é Hello'"],
])('%s of a widget that %s made is given at %s', { tags: 'P-675' }, async (written, makers, where) => {
  expect(await originOf(written, makers)).toBe(where)
})

test.each([
  ['caption', []],
  ['caption', ['Other(']],
  ['caption', ["Label(caption: 'a'"]],
  ['caption', ['Label(size']],
  ['other', ['Label(key']],
  ['caption.length', ['Label(key']],
  ['caption', ['Label(caption: widget']],
  ['context', ['Label(key']],
])('%s of a widget that %s made is given as no literal', { tags: 'P-675' }, async (written, makers) => {
  expect(await originOf(written, makers)).toBeNull()
})

test.each([
  ["'$caption'", "lib/home.dart:3 Label 'é Hello'"],
  ["'${this.caption}'", "lib/home.dart:3 Label 'é Hello'"],
  // what stands there is not all of the text
  ["'$caption!'", null],
])('the text %s of a widget is given by its maker: %s', { tags: 'P-966' }, async (written, where) => {
  expect(await originOf(written, ['Label(key'])).toBe(where)
})

test('no maker is looked at once the time of all looks is over', async () => {
  await writeFile(join(app, 'lib/label.dart'), LABEL)
  const place = placeIn('lib/label.dart', LABEL, 'Text(')
  const used = { place, text: LABEL, names: { head: 'caption', rest: [] } }
  const look = (until: number) =>
    givenByMaker({ app, until }, used, [placeIn('lib/home.dart', HOME, 'Label(key')])
  expect(await look(performance.now() + 60_000)).toMatchObject({ place: { file: 'lib/home.dart' }, line: 3 })
  expect(await look(performance.now() - 1)).toBeNull()
})

test('what a call gives that is no literal is told where it gives it', { tags: 'P-980' }, async () => {
  const text = LABEL.replace('PLAIN', "caption, semanticsLabel: '$caption, $size'")
  await writeFile(join(app, 'lib/label.dart'), text)
  const place = placeIn('lib/label.dart', text, 'Text(')
  const found = readLiterals(text, { ...place, call: 'Text' })
  if (found.kind !== 'found') throw new Error('No call.')
  const search = {
    app,
    place,
    makers: [placeIn('lib/home.dart', HOME, "Label(caption: 'a'")],
    opens: () => Promise.resolve(false),
    packages: () => Promise.resolve([]),
  }
  const origins = await findOrigins(search, text, found.computed)
  expect(
    origins.map(({ path, name, place: at }) => `${path.join(' ')} ${name} ${at?.file}:${at?.line}`),
  ).toEqual([
    'text caption lib/home.dart:4',
    'semanticsLabel caption lib/home.dart:4',
    'semanticsLabel size lib/label.dart:7',
  ])
})
