import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const PAPERS = "Future<String> papers() async { await Dio().get('/papers'); return 'papers'; }"
const SAYS = "builder: (context, told) => told.hasError ? Text('shut') : Text('open')"
const DATA = "builder: (context, told) => Text('open')"

const words = async (
  fields: string,
  begin: string,
  future: string,
  builder: string,
  more = PAPERS,
): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Kiosk()));
${more}
class Kiosk extends StatefulWidget { State<Kiosk> createState() => _KioskState(); }
class _KioskState extends State<Kiosk> { ${fields}
  void initState() { super.initState(); ${begin} }
  Widget build(BuildContext context) => FutureBuilder<String>(future: ${future}, ${builder}); }
`,
    }),
  )

describe('what a builder shows of a future that fails without a network', { tags: 'P-700' }, () => {
  it.each([
    ['that it is given at once', '', '', 'papers()', SAYS, 'shut'],
    ['that a field begins with', 'late final Future<String> _of = papers();', '', '_of', SAYS, 'shut'],
    ['that a field is given', 'late Future<String> _of;', '_of = papers();', '_of', SAYS, 'shut'],
    ['that is given to this', 'late Future<String> _of;', 'this._of = papers();', '_of', SAYS, 'shut'],
    ['that it does not ask for', '', '', 'papers()', DATA, 'open'],
    ['that is kept and not asked for', 'late Future<String> _of;', '_of = papers();', '_of', DATA, 'open'],
  ])('%s', async (_, fields, begin, future, builder, shown) => {
    expect(await words(fields, begin, future, builder)).toBe(shown)
  })

  it.each([
    [
      'is thrown anew',
      "Future<String> papers() async { try { await Dio().get('/'); } catch (e) { throw Exception(e); } return ''; }",
      'shut',
    ],
    [
      'the source itself throws, of what may be there',
      "Future<String> papers() async { if (true) throw Exception('none'); return ''; }",
      'open',
    ],
  ])('what %s', async (_, more, shown) => {
    expect(await words('', '', 'papers()', SAYS, more)).toBe(shown)
  })
})

describe('what riverpod shows of a value that fails without a network', { tags: 'P-700' }, () => {
  it.each([
    ['a FutureProvider', 'final of = FutureProvider((ref) => papers());'],
    [
      'an AsyncNotifier',
      'final of = AsyncNotifierProvider<Papers, String>(Papers.new); class Papers extends AsyncNotifier<String> { Future<String> build() => papers(); }',
    ],
  ])('%s', async (_, provider) => {
    const drawn = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
${PAPERS}
${provider}
void main() => runApp(ProviderScope(child: MaterialApp(home: Kiosk())));
class Kiosk extends ConsumerWidget {
  Widget build(BuildContext context, WidgetRef ref) => ref.watch(of).when(
    data: (all) => Text('open'), loading: () => Text('soon'), error: (error, trace) => Text('shut'));
}
`,
    })
    expect(wordsOf(drawn)).toBe('shut')
  })
})
