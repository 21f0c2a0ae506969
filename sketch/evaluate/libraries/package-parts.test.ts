import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  ["StickyHeader(header: Text('A'), content: Text('B'))", 'A|B'],
  ["ExpandablePanel(header: Text('A'), collapsed: Text('B'), expanded: Text('C'))", 'A|B'],
  ["AccordionSection(header: Text('A'), content: Text('B'))", 'A'],
  ["AccordionSection(isOpen: true, header: Text('A'), content: Text('B'))", 'A|B'],
  ["GFListTile(titleText: 'A', subTitleText: 'B')", 'A|B'],
  ["ScaffoldPage.scrollable(header: PageHeader(title: Text('A')), children: [Text('B')])", 'A|B'],
  ["ShadCard(title: Text('A'), child: Text('B'), footer: Text('C'))", 'A|B|C'],
  ["FScaffold(header: FHeader(title: Text('A')), child: Text('B'))", 'A|B'],
  ["ToggleSwitch(labels: ['A', 'B'])", 'A|B'],
  ["CustomSlidingSegmentedControl(children: {1: Text('A'), 2: Text('B')})", 'A|B'],
  ["ExpansionTileCard(title: Text('A'), children: [Text('B')])", 'A'],
  ["SlidingUpPanel(body: Text('A'), panel: Text('B'))", 'A|B'],
  ["SlidingUpPanel(body: Text('A'), panelBuilder: (controller) => Text('B'))", 'A|B'],
  ["SlidingUpPanel(body: Text('A'), collapsed: Text('B'), panel: Text('C'))", 'A|B'],
])('%s', { tags: 'P-874' }, async (widget, words) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(widget) }))).toBe(words)
})
