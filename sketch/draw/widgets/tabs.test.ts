import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it(
  'a view of tabs that an app has written itself shows the page that its controller begins at, which nobody moved',
  { tags: 'P-999' },
  async () => {
    const own = `class Pages extends StatefulWidget { final List<Widget> children; final TabController controller;
  Pages({required this.controller, required this.children}); State<Pages> createState() => _PagesState(); }
class _PagesState extends State<Pages> { late List<Widget> keyed; late PageController pages;
  void initState() { super.initState(); keyed = KeyedSubtree.ensureUniqueKeysForList(widget.children); }
  void didChangeDependencies() { super.didChangeDependencies();
    if (widget.controller.animation == null) return;
    pages = PageController(initialPage: widget.controller.index); }
  Widget build(BuildContext context) => PageView(controller: pages, children: keyed); }
class Screen extends StatefulWidget { State<Screen> createState() => _ScreenState(); }
class _ScreenState extends State<Screen> with SingleTickerProviderStateMixin {
  late final tabs = TabController(length: 2, vsync: this, initialIndex: 1);
  Widget build(BuildContext context) => Column(children: [
    Text('\${tabs.index} \${tabs.previousIndex} \${tabs.indexIsChanging} \${tabs.offset} \${tabs.animation!.value}'),
    Expanded(child: Pages(controller: tabs, children: [Text('One'), Text('Two')]))]); }`
    const words = wordsOf(await drawFiles({ 'lib/main.dart': mainWith('Screen()', own) }))
    expect(words).toBe('1 1 false 0.0 1.0|Two')
  },
)

it.each([
  ['the words', 'true', '', true],
  [
    'the whole tab, where it is said so',
    'true',
    'tabBarTheme: TabBarThemeData(indicatorSize: TabBarIndicatorSize.tab)',
    false,
  ],
  ['the whole tab before Material 3', 'false', '', false],
])('the line of the open tab is below %s', { tags: 'P-999' }, async (_, material3, theme, isBelowWords) => {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(useMaterial3: ${material3}, ${theme}), home: DefaultTabController(length: 1, child: Scaffold(
  appBar: AppBar(bottom: TabBar(tabs: [Tab(text: 'One')])), body: TabBarView(children: [Text('x')])))));`,
  })
  expect(html).toContain('tab-line')
  expect(html.includes('tab-label')).toBe(isBelowWords)
})
