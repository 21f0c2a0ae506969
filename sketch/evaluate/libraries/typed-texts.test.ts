import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const drawn = async (tick: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': mainWith(
        'Greeting()',
        `class Greeting extends StatefulWidget { State<Greeting> createState() => _GreetingState(); }
class _GreetingState extends State<Greeting> { final words = 'Good morning'; String seen = ''; int at = 0; Timer? clock;
  void initState() { super.initState(); begin(); }
  void begin() { clock?.cancel(); clock = Timer.periodic(Duration(milliseconds: 30), (timer) { ${tick} }); }
  Widget build(BuildContext context) => Text(at < words.length ? '\${seen}_' : seen); }`,
      ),
    }),
  )

describe('a text that is typed letter by letter', { tags: 'P-1114' }, () => {
  it.each([
    [
      'its beginning, ever longer',
      'if (at < words.length) { setState(() { seen = words.substring(0, at + 1); at++; }); } else { timer.cancel(); }',
      'Good morning',
    ],
    [
      'a letter more each time, whatever name the timer has',
      'if (at >= words.length) { clock?.cancel(); return; } setState(() { seen += words[at]; at += 1; });',
      'Good morning',
    ],
    ['what has no end has only begun', 'setState(() { seen += words[at % 4]; });', '_'],
    ['what counts', 'at++; if (at == 12) { timer.cancel(); setState(() { seen = "over"; }); }', '_'],
  ])('%s', async (_, tick, words) => {
    expect(await drawn(tick)).toBe(words)
  })
})
