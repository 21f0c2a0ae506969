/** Which arguments of a package's bar mean what Flutter's own calls `items`, `currentIndex` and so on. */
export interface PackageBar {
  readonly items: string
  readonly index: string
  readonly taps: string
  /** What of an item is its icon, the first that is there, and its words; an item that is neither is the icon itself. */
  readonly icon?: readonly string[]
  readonly chosenIcon?: string
  readonly words?: string
  readonly background?: string
  readonly chosen?: string
  readonly others?: string
  /** The color of an item while it is chosen, which goes before the bar's. */
  readonly ofItem?: string
  /** Whose words are seen. */
  readonly shows: 'all' | 'chosen' | 'none'
  /** What is behind the chosen item. */
  readonly behind?: string
  /** The colors where the source says nothing else, as AARRGGBB. */
  readonly usual?: { readonly background?: number; readonly chosen?: number; readonly others?: number }
}

const USUAL = { items: 'items', index: 'currentIndex', taps: 'onTap', icon: ['icon'] } as const
const OF_FLUTTER = {
  chosen: 'selectedItemColor',
  others: 'unselectedItemColor',
  background: 'backgroundColor',
}
/** The bars, by their class; each follows the package's own source. */
export const PACKAGE_BARS: ReadonlyMap<string, PackageBar> = new Map<string, PackageBar>([
  // google_nav_bar (`lib/src/gnav.dart`)
  [
    'GNav',
    {
      items: 'tabs',
      index: 'selectedIndex',
      taps: 'onTabChange',
      icon: ['leading', 'icon'],
      words: 'text',
      background: 'backgroundColor',
      chosen: 'activeColor',
      others: 'color',
      ofItem: 'iconActiveColor',
      behind: 'tabBackgroundColor',
      shows: 'chosen',
      usual: { background: 0x00000000 },
    },
  ],
  // curved_navigation_bar (`lib/curved_navigation_bar.dart`), and curved_labeled_navigation_bar, whose items have words
  [
    'CurvedNavigationBar',
    {
      ...USUAL,
      index: 'index',
      icon: ['child'],
      words: 'label',
      background: 'color',
      shows: 'all',
      usual: { background: 0xffffffff },
    },
  ],
  // convex_bottom_bar (`lib/src/bar.dart`)
  [
    'ConvexAppBar',
    {
      ...USUAL,
      index: 'initialActiveIndex',
      chosenIcon: 'activeIcon',
      words: 'title',
      background: 'backgroundColor',
      chosen: 'activeColor',
      others: 'color',
      shows: 'all',
      usual: { background: 0xff2196f3, chosen: 0xffffffff, others: 0x99ffffff },
    },
  ],
  // salomon_bottom_bar (`lib/salomon_bottom_bar.dart`)
  [
    'SalomonBottomBar',
    {
      ...USUAL,
      ...OF_FLUTTER,
      chosenIcon: 'activeIcon',
      words: 'title',
      ofItem: 'selectedColor',
      shows: 'chosen',
      usual: { background: 0x00000000 },
    },
  ],
  // bottom_navy_bar (`lib/bottom_navy_bar.dart`)
  [
    'BottomNavyBar',
    {
      ...USUAL,
      index: 'selectedIndex',
      taps: 'onItemSelected',
      words: 'title',
      background: 'backgroundColor',
      ofItem: 'activeColor',
      shows: 'chosen',
      usual: { chosen: 0xff2196f3, others: 0xff2196f3 },
    },
  ],
  // flashy_tab_bar (`lib/flashy_tab_bar.dart`)
  [
    'FlashyTabBar',
    {
      ...USUAL,
      index: 'selectedIndex',
      taps: 'onItemSelected',
      words: 'title',
      background: 'backgroundColor',
      ofItem: 'activeColor',
      shows: 'chosen',
      usual: { background: 0xffffffff },
    },
  ],
  // stylish_bottom_bar (`lib/stylish_bottom_bar.dart`)
  [
    'StylishBottomBar',
    {
      ...USUAL,
      chosenIcon: 'selectedIcon',
      words: 'title',
      background: 'backgroundColor',
      ofItem: 'selectedColor',
      shows: 'all',
    },
  ],
  // bubble_bottom_bar (`lib/bubble_bottom_bar.dart`)
  [
    'BubbleBottomBar',
    {
      ...USUAL,
      chosenIcon: 'activeIcon',
      words: 'title',
      background: 'backgroundColor',
      ofItem: 'backgroundColor',
      shows: 'chosen',
    },
  ],
  // dot_navigation_bar, crystal_navigation_bar: floating, without words
  [
    'DotNavigationBar',
    { ...USUAL, ...OF_FLUTTER, ofItem: 'selectedColor', shows: 'none', usual: { background: 0xffffffff } },
  ],
  ['CrystalNavigationBar', { ...USUAL, ...OF_FLUTTER, ofItem: 'selectedColor', shows: 'none' }],
  // flutter_snake_navigationbar, whose items are Flutter's
  [
    'SnakeNavigationBar',
    { ...USUAL, ...OF_FLUTTER, chosenIcon: 'activeIcon', words: 'label', shows: 'none' },
  ],
])
