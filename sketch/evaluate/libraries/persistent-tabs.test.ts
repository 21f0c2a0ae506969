import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const words = async (page: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))

const ITEMS = `items: [PersistentBottomNavBarItem(icon: Icon(Icons.home), title: 'Home'), PersistentBottomNavBarItem(icon: Icon(Icons.map), title: 'Map')]`
const SCREENS = "screens: [Text('at home'), Text('a map')]"
const TAB = (name: string): string =>
  `PersistentTabConfig(screen: Text('the ${name}'), item: ItemConfig(icon: Icon(Icons.home), title: '${name}'))`

it.each([
  ['three destinations', 3, '', 0],
  ['four, whose bar shifts', 4, '', 3],
  ['four that stay', 4, 'type: BottomNavigationBarType.fixed', 0],
  ['four whose labels are to be seen', 4, 'showUnselectedLabels: true', 0],
  ['three whose labels are not', 3, 'showUnselectedLabels: false, showSelectedLabels: false', 3],
])('the labels that cannot be seen of %s', async (_, count, more, hidden) => {
  const item = "BottomNavigationBarItem(icon: Icon(Icons.home), label: 'Home')"
  const bar = `BottomNavigationBar(items: [${Array.from({ length: count }, () => item).join(', ')}], ${more})`
  const html = await drawFiles({ 'lib/main.dart': mainWith(bar) })
  expect(html.match(/opacity:0[;"]/g) ?? []).toHaveLength(hidden)
})

describe('a bar that stays, with the page of the item that is chosen at first', () => {
  it.each([
    ['its usual style', `PersistentTabView(context, ${SCREENS}, ${ITEMS})`, 'at home|Home|Map', 1],
    [
      'a style whose items all have words',
      `PersistentTabView(context, ${SCREENS}, ${ITEMS}, navBarStyle: NavBarStyle.style3)`,
      'at home|Home|Map',
      0,
    ],
    [
      'another that is chosen at first',
      `PersistentTabView(context, controller: PersistentTabController(initialIndex: 1), ${SCREENS}, ${ITEMS})`,
      'a map|Home|Map',
      1,
    ],
    [
      'a bar of its own',
      `PersistentTabView.custom(context, ${SCREENS}, itemCount: 2, customWidget: (essentials) => Row(children: [Text('left'), Text('right')]))`,
      'at home|left|right',
      0,
    ],
    [
      'the second version',
      `PersistentTabView(tabs: [${TAB('shelf')}, ${TAB('desk')}], navBarBuilder: (config) => Style1BottomNavBar(navBarConfig: config))`,
      'the shelf|shelf|desk',
      0,
    ],
  ])('%s', async (_, page, shown, hidden) => {
    const html = await drawFiles({ 'lib/main.dart': mainWith(page) })
    expect(wordsOf(html)).toBe(shown)
    expect(html.match(/opacity:0[;"]/g) ?? []).toHaveLength(hidden)
  })
})

it('dynamic_theme builds with the theme of the brightness to begin with', async () => {
  const page = `DynamicTheme(defaultBrightness: Brightness.dark, data: (brightness) => ThemeData(brightness: brightness), themedWidgetBuilder: (context, theme) => Text(theme.brightness == Brightness.dark ? 'dark' : 'light'))`
  expect(await words(page)).toBe('dark')
})
