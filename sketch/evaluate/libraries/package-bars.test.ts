import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const ICON = 'icon: Icon(Icons.home)'
const BARE = 'icon: Icons.home'
const two = (type: string, icon: string, words: string): string => {
  const item = (text: string): string => `${type}(${icon}, ${words.replace('$', `'${text}'`)})`
  return `items: [${item('Tides')}, ${item('Map')}]`
}

it.each([
  [
    'google_nav_bar',
    `GNav(selectedIndex: 1, tabs: [GButton(${BARE}, text: 'Tides'), GButton(${BARE}, text: 'Map')])`,
    1,
  ],
  ['curved_navigation_bar', 'CurvedNavigationBar(items: [Icon(Icons.home), Icon(Icons.map)])', 0, ''],
  [
    'curved_labeled_navigation_bar',
    "CurvedNavigationBar(items: [CurvedNavigationBarItem(child: Icon(Icons.home), label: 'Tides'), CurvedNavigationBarItem(child: Icon(Icons.map), label: 'Map')])",
    0,
  ],
  ['convex_bottom_bar', `ConvexAppBar(${two('TabItem', BARE, 'title: $')})`, 0],
  ['salomon_bottom_bar', `SalomonBottomBar(${two('SalomonBottomBarItem', ICON, 'title: Text($)')})`, 1],
  ['bottom_navy_bar', `BottomNavyBar(${two('BottomNavyBarItem', ICON, 'title: Text($)')})`, 1],
  ['flashy_tab_bar', `FlashyTabBar(${two('FlashyTabBarItem', ICON, 'title: Text($)')})`, 1],
  ['stylish_bottom_bar', `StylishBottomBar(${two('BottomBarItem', ICON, 'title: Text($)')})`, 0],
  ['bubble_bottom_bar', `BubbleBottomBar(${two('BubbleBottomBarItem', ICON, 'title: Text($)')})`, 1],
  [
    'dot_navigation_bar',
    `DotNavigationBar(items: [DotNavigationBarItem(${ICON}), DotNavigationBarItem(${ICON})])`,
    2,
    '',
  ],
  [
    'flutter_snake_navigationbar',
    `SnakeNavigationBar.color(showSelectedLabels: true, ${two('BottomNavigationBarItem', ICON, 'label: $')})`,
    1,
  ],
])('the bar of %s', async (_, bar, hidden, words = 'Tides|Map') => {
  const html = await drawFiles({ 'lib/main.dart': mainWith(bar) })
  expect(wordsOf(html)).toBe(words)
  expect(html.match(/data-widget="BottomNavigationBarItem"/g) ?? []).toHaveLength(2)
  expect(html.match(/data-widget="Icon"/g) ?? []).toHaveLength(2)
  expect(html.match(/opacity:0[;"]/g) ?? []).toHaveLength(hidden)
})

it('a bar has the color of the item that is chosen, and as many items as stand on a phone', async () => {
  const item = (color: string): string =>
    `SalomonBottomBarItem(${ICON}, title: Text('Tides'), selectedColor: Color(${color}))`
  const items = `[${item('0xFF112233')}, ${item('0xFF445566')}, ...List.filled(50, ${item('0xFF778899')})]`
  const html = await drawFiles({
    'lib/main.dart': mainWith(`SalomonBottomBar(currentIndex: 1, items: ${items})`),
  })
  expect(html).toContain('#445566')
  expect(html).not.toContain('#112233')
  expect(html.match(/data-widget="BottomNavigationBarItem"/g) ?? []).toHaveLength(8)
})
