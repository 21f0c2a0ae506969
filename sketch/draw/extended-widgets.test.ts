import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const CLASSES = `class Bold extends Text {
  Bold({super.key, required String text, Color? color}) : super(text, style: TextStyle(color: color));
}
class Plain extends Text { const Plain(super.data, {super.key}) : super(maxLines: 2); }
class Deeper extends Plain { const Deeper(String name) : super('deep $name'); }
class Rich extends Text { const Rich(String text) : super.rich(TextSpan(text: text)); }
class Go extends ElevatedButton {
  Go.icon(String label) : super.icon(icon: Icon(Icons.add), label: Text(label), onPressed: null);
}`

it.each([
  ["Bold(text: 'told')", 'told'],
  ["const Plain('in order')", 'in order'],
  ["Deeper('down')", 'deep down'],
  ["Rich('span')", 'span'],
  ["Go.icon('go')", 'go'],
])(
  'a widget of the app has what it gives the one of Flutter’s that it extends: %s',
  { tags: 'P-894' },
  async (widget, words) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(widget, CLASSES) }))).toBe(words)
  },
)
