import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

/** Words that a condition chooses: what is there where nobody knows is the page, not what is returned before it. */
const chosen = async (condition: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': mainWith(
        'Builder(builder: (context) => told())',
        `Widget told() { if (${condition}) return Text('early'); return Text('late'); }`,
      ),
    }),
  )

it.each([
  ['asked().toString() != "1.0.0"', 'late'],
  ['"${asked()}.${asked()}" != "1.0.0"', 'late'],
  ['!"${asked()}".contains("a")', 'late'],
  ['!asked().toString().startsWith("a")', 'late'],
  ['"${asked()}-a" != "1.0.0"', 'early'],
  ['"${asked()}" != ""', 'early'],
  ['(1).toString() != "2"', 'early'],
  ['!"b".contains("a")', 'early'],
])(
  'a text that only running code knows may be any that fits: %s',
  { tags: 'P-776' },
  async (condition, word) => {
    expect(await chosen(condition)).toBe(word)
  },
)
