import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (ask: string, delegate = '', list = 'PagedListView'): Promise<string> => {
  const grid = `${list}(pagingController: pages, builderDelegate: PagedChildBuilderDelegate(itemBuilder: (c, item, index) => Text('row')${delegate}))`
  return wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Shelf()));
class Shelf extends StatefulWidget { State<Shelf> createState() => _ShelfState(); }
class _ShelfState extends State<Shelf> {
  final pages = PagingController<int, String>(firstPageKey: 0);
  void initState() { super.initState(); pages.addPageRequestListener((key) => ask(key)); }
  Future<void> ask(int key) async { ${ask} }
  Widget build(BuildContext context) => ${list.includes('Sliver') ? `CustomScrollView(slivers: [${grid}])` : grid}; }`,
    }),
  )
}

describe('the first page of a list that comes page by page', { tags: 'P-880' }, () => {
  const FAILS = "try { pages.appendLastPage(await Dio().get('/')); } catch (error) { pages.error = error; }"
  it.each([
    ['fails', FAILS, ", firstPageErrorIndicatorBuilder: (c) => Text('shut')", 'shut'],
    [
      'is asked of a server of Lemmy',
      FAILS.replace("Dio().get('/')", "LemmyApiV3('shop.example').run(const GetPosts())"),
      ", firstPageErrorIndicatorBuilder: (c) => Text('shut')",
      'shut',
    ],
    [
      'has no rows',
      'pages.appendLastPage([]);',
      ", noItemsFoundIndicatorBuilder: (c) => Text('none')",
      'none',
    ],
    [
      'has no rows, in the words of the package',
      'pages.appendPage([], 1);',
      '',
      'No items found|The list is currently empty.',
    ],
    ['is not known', 'pages.appendPage(await asked(), 1);', '', 'row|row|row'],
  ])('%s', async (_, ask, delegate, shown) => {
    expect(await words(ask, delegate)).toBe(shown)
  })

  it('is asked for by a hook, beside much that does not wait', async () => {
    const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Shelf()));
class Shelf extends HookWidget {
  Widget build(BuildContext context) {
    final pages = useMemoized(() => PagingController<int, String>(firstPageKey: 0));
    useEffect(() { pages.addPageRequestListener((key) async { ${FAILS} }); return null; }, []);
    return Column(children: [Text('one'), Text('two'), Expanded(child: PagedListView(pagingController: pages,
      builderDelegate: PagedChildBuilderDelegate(itemBuilder: (c, item, i) => Text('row'))))]);
  }
}`
    const said = wordsOf(await drawFiles({ 'lib/main.dart': main }))
    expect(said).toContain('Something went wrong')
    expect(said).not.toContain('row')
  })

  it('fails in a scrolled page', async () => {
    const said = await words(FAILS, '', 'PagedSliverList')
    expect(said).toContain('Something went wrong')
    expect(said).toContain('Try Again')
  })
})
