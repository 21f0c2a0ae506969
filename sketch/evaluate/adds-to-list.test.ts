import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const drawn = async (statement: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': mainWith(
        'Builder(builder: (context) => told())',
        `class Sink { var last = 'nothing'; void add(String text) { last = text; } }
        final sink = Sink();
        Widget told() {
          final rows = <Widget>[Text('always')];
          var at = 0;
          ${statement}
          return Column(children: [...rows, Text('at $at'), Text(sink.last)]);
        }`,
      ),
    }),
  )

it(
  'what a condition that only running code knows adds to a list is there, as in a literal',
  { tags: 'P-893' },
  async () => {
    expect(await drawn(`if (!native.isReduced()) rows.add(Text('chat'));`)).toBe('always|chat|at 0|nothing')
    expect(await drawn(`if (native.isFull()) { at = rows.length; rows.add(Text('chat')); }`)).toBe(
      'always|chat|at 1|nothing',
    )
  },
)

it('what it does besides is not done', async () => {
  expect(await drawn(`if (native.isFull()) sink.add('told');`)).toBe('always|at 0|nothing')
  expect(await drawn(`if (native.isFull()) { rows.add(Text('chat')); sink.add('told'); }`)).toBe(
    'always|at 0|nothing',
  )
  expect(await drawn(`if (native.isFull()) { at = 3; rows.add(Text('chat')); }`)).toBe('always|at 0|nothing')
})
