import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

it('an app of primary constructors is drawn', async () => {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(const Shop(name: 'Corner shop', owner: Person('Ann', 7)));
class const Shop({super.key, required final String name, required final Person owner, final int _open = 9, final int closed = 17}) extends StatelessWidget {
  Widget build(BuildContext context) => MaterialApp(home: Column(children: [
    Text(name), Text(owner.tag), Text('$_open to $closed'), Sign(), Text(Tone.loud.mark), Text(Box.of(3).says), Text(Hidden(x: 5)._x.toString()), Text(rows()),
  ]));
}
class Hidden({required final int _x});
class const Person(final String name, int number) {
  final String tag = '$name no. $number';
}
class Sign() extends StatefulWidget { State<Sign> createState() => _SignState(); }
class _SignState() extends State<Sign> { var says = 'open'; Widget build(BuildContext context) => Text(says); }
enum const Tone(final String mark) { low('.'), loud('!!') }
class Box {
  final String says;
  new(this.says);
  factory of(int n) => Box('box of $n');
}
String rows() {
  var seen = '';
  outer: for (final a in [1, 2, 3]) {
    for (final b in [1, 2, 3]) {
      if (b == 2 && a == 1) continue outer;
      if (a == 3) break outer;
      seen += '$a$b ';
    }
  }
  return seen;
}
`,
  })
  const words = wordsOf(html)
  for (const each of ['Corner shop', 'Ann no. 7', '9 to 17', 'open', '!!', 'box of 3', '5', '11 21 22 23']) {
    expect(words).toContain(each)
  }
  expect(words).not.toContain('31')
})
