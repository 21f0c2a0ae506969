import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ['a method of every object', 'kept()?.toString()', 'null'],
  ['what is taken of that', "kept()?.toString().isNotEmpty ?? false ? 'home' : 'sign in'", 'sign in'],
  ['a field before it', "kept()?.name.toString() ?? 'nobody'", 'nobody'],
  ['a call in between', "kept()?.of(1)![0].toString() ?? 'nothing'", 'nothing'],
  ['without the question mark the text of null', 'kept().toString()', 'null'],
])('what is asked of nothing by ?. is nothing: %s', { tags: 'P-925' }, async (_title, asked, words) => {
  const main = mainWith('Asked()', `dynamic kept() => null;
class Asked extends StatelessWidget { Widget build(BuildContext context) => Text('\${${asked}}'); }`) // prettier-ignore
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})

it.each([
  ['nothing is there yet', 'Shop.only; Shop.only;', 'made 1'],
  ['something is there', "Shop.kept = Shop('b'); Shop.only;", 'made 1'],
])('what ??= would assign is made once: %s', { tags: 'P-1101' }, async (_title, asked, words) => {
  const main = mainWith('Asked()', `class Shop {
  Shop(String name) { made++; }
  static int made = 0;
  static Shop? kept;
  static Shop get only => kept ??= Shop('a');
}
class Asked extends StatelessWidget { Widget build(BuildContext context) { ${asked} return Text('made \${Shop.made}'); } }`) // prettier-ignore
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})
