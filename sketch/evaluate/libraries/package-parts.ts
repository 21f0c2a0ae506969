import { created, double, integer, listOf, NULL, stringOf, textOfValue } from '../value.ts'
import { positionalArguments } from '../arguments.ts'
import { entryOf } from '../entry-of.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * Widgets of packages with several parts, in the order in which they are seen; one with a plus takes the rest of the
 * height. What is closed at first is left out.
 */
const PARTS: Readonly<Record<string, string>> = {
  // sticky_headers, expandable, accordion
  StickyHeader: 'header content',
  ExpandablePanel: 'header collapsed',
  Expandable: 'collapsed',
  AccordionSection: 'header',
  // getwidget
  GFCard: 'title content buttonBar',
  GFAccordion: 'title titleChild',
  GFListTile: 'title titleText subTitle subTitleText description',
  // fluent_ui
  ScaffoldPage: 'header +content bottomBar',
  'ScaffoldPage.scrollable': 'header +children bottomBar',
  PageHeader: 'title commandBar',
  CommandBar: 'primaryItems',
  CommandBarButton: 'label',
  InfoBar: 'title content action',
  InfoLabel: 'label child',
  Expander: 'header',
  // shadcn_ui, forui
  ShadCard: 'title description child footer',
  ShadAccordionItem: 'title',
  FScaffold: 'header +child +content footer',
  FBottomNavigationBarItem: 'icon label',
  FCard: 'title subtitle child',
  FTileGroup: 'label children description',
  FLabel: 'label child description',
  // macos_ui
  MacosScaffold: 'toolBar +children',
  ToolBar: 'title',
  // yaru
  YaruSection: 'headline child',
  YaruExpandable: 'header',
  // moon_design
  MoonAlert: 'label content',
  MoonAccordion: 'label',
  // tdesign_flutter
  TDCell: 'title description note',
  TDNoticeBar: 'context',
  // toggle_switch, material_segmented_control, custom_sliding_segmented_control
  ToggleSwitch: '=labels',
  MaterialSegmentedControl: '=children',
  CustomSlidingSegmentedControl: '=children',
  // flutter_toggle_tab, expansion_tile_group, drag_and_drop_lists
  FlutterToggleTab: '=labels',
  ExpansionTileItem: 'title subtitle',
  DragAndDropList: 'header children footer',
  // group_button
  GroupButton: '=buttons',
  // card_settings
  CardSettingsSection: 'header children',
  CardSettingsHeader: 'label child',
  // flutter_settings_screens
  SettingsGroup: 'title children',
  // curved_labeled_navigation_bar
  CurvedNavigationBarItem: 'child label',
  // flutter_slider_drawer
  SliderDrawer: 'appBar +child',
  SliderAppBar: 'title',
}
/** What of two is seen while a drawer is closed: flutter_zoom_drawer, flutter_inner_drawer; hidden_drawer_menu has a builder. */
const CLOSED: Readonly<Record<string, string>> = {
  ZoomDrawer: 'mainScreen',
  AwesomeDrawerBar: 'mainScreen',
  InnerDrawer: 'scaffold',
}
/**
 * What takes the place of a package's splash page after some seconds: animated_splash_screen, flutter_splash_screen,
 * easy_splash_screen, splashscreen, splash_screen_view. A path or a route says where it leads elsewhere.
 */
const NEXT = ['nextScreen', 'navigator', 'navigateAfterSeconds', 'navigateRoute']
const isWidget = (value: Value | undefined): boolean =>
  value?.kind === 'instance' || (value?.kind === 'object' && !value.type.endsWith('Route'))
/** card_settings (`lib/widgets/`): a label and what is chosen; the others are what they hold. */
const OF_CARDS = /^CardSettings(?!Section|Header|Widget|Button|Instructions)\w+$/
/** More than a widget shows at once. */
const MAX_SHOWN = 40

/** Widgets of well-known packages that consist of more than the child which a widget that is not known is drawn as. */
export const packageParts: Library = {
  builds(evaluator, widget) {
    const { type, constructor, named, at } = widget
    if (type === 'ExpansionTileCard') return { ...created('ExpansionTile'), named, at }
    if (type === 'SlidingUpPanel') return slidingUp(evaluator, widget)
    if (type === 'StickyHeaderBuilder') return stickyHeader(evaluator, widget)
    if (type === 'FloatingSearchBar' || type === 'FloatingSearchAppBar') return floatingSearch(widget)
    if (type === 'FloatingSearchBarAction') return named.get('child') ?? searchIcon(constructor)
    if (type === 'SpeedDial') return speedDial(widget)
    if (type === 'SettingsScreen' && named.has('children')) return settingsScreen(widget)
    if (OF_CARDS.test(type) && named.has('label')) return ofCard(widget)
    const selected = type === 'SimpleHiddenDrawer' ? named.get('screenSelectedBuilder') : undefined
    const first = evaluator.calledWith(selected, positionalArguments(integer(0), created('HiddenDrawer')))
    if (first !== null) return first
    const next = type.includes('Splash') ? NEXT.map((name) => named.get(name)).find(isWidget) : undefined
    if (next !== undefined) return next
    const main = named.get(entryOf(CLOSED, type) ?? '')
    if (main !== undefined) return main
    const open = named.get('isOpen')
    if (type === 'AccordionSection' && open?.kind === 'boolean' && open.value)
      return inOrder(widget, 'header content')
    const parts = entryOf(PARTS, `${type}.${constructor}`) ?? entryOf(PARTS, type)
    return parts === undefined ? null : inOrder(widget, parts)
  },
}

function inOrder(widget: CreatedValue, parts: string): Value | null {
  const isBeside = parts.startsWith('=')
  const isHigh = parts.includes('+')
  const shown = parts.split(' ').flatMap((part): readonly Value[] => {
    const seen = seenAs(widget.named.get(part.replace(/^[+=]/, '')))
    return part.startsWith('+') && seen.length > 0
      ? [created('Expanded', { child: seen.length === 1 ? (seen[0] ?? NULL) : inList(seen) })]
      : seen
  })
  if (shown.length === 0) return null
  const children = listOf(shown.slice(0, MAX_SHOWN))
  const size: Value = { kind: 'member', type: 'MainAxisSize', name: isHigh ? 'max' : 'min' }
  const start: Value = { kind: 'member', type: 'CrossAxisAlignment', name: isHigh ? 'stretch' : 'start' }
  return isBeside
    ? { ...created('Wrap', { children }), at: widget.at }
    : { ...created('Column', { children, mainAxisSize: size, crossAxisAlignment: start }), at: widget.at }
}

const inList = (children: readonly Value[]): Value => created('ListView', { children: listOf([...children]) })

/** Widgets as they are, words as texts, and those of a list or a map. */
function seenAs(value: Value | undefined): readonly Value[] {
  switch (value?.kind) {
    case 'string':
      return [created('Text', {}, [value])]
    case 'object':
    case 'instance':
      return [value]
    case 'list':
      return value.items.slice(0, MAX_SHOWN).flatMap((each) => (each.kind === 'list' ? [] : seenAs(each)))
    case 'map':
      return value.entries
        .slice(0, MAX_SHOWN)
        .flatMap(([, each]) => (each.kind === 'map' ? [] : seenAs(each)))
    default:
      return []
  }
}

/** sliding_up_panel (`lib/src/panel.dart`): a body, and at the bottom the part of a panel that is seen while it is closed. */
function slidingUp(evaluator: Evaluator, { named, at }: CreatedValue): Value | null {
  const make = named.get('panelBuilder')
  const made =
    make?.kind === 'function'
      ? evaluator.call(make, positionalArguments(created('ScrollController')), null)
      : null
  const panel = named.get('collapsed') ?? named.get('panel') ?? made ?? NULL
  const body = named.get('body') ?? NULL
  const height = named.get('minHeight') ?? double(100)
  const bottom: Value = { kind: 'member', type: 'Alignment', name: 'bottomCenter' }
  const low = created('Align', { alignment: bottom, child: created('SizedBox', { height, child: panel }) })
  return { ...created('Stack', { children: listOf([body, low]) }), at }
}

/** sticky_headers (`lib/sticky_headers/widget.dart`): its header is told how far it is stuck. */
function stickyHeader(evaluator: Evaluator, { named, at }: CreatedValue): Value | null {
  const make = named.get('builder')
  if (make?.kind !== 'function') return null
  const header = evaluator.call(make, positionalArguments(created('BuildContext'), double(0)), null)
  return inOrder(
    { ...created('StickyHeader', { header, content: named.get('content') ?? NULL }), at },
    'header content',
  )
}

/** material_floating_search_bar (`lib/src/floating_search_bar.dart`): a field that is closed, over the body. */
function floatingSearch({ named, at }: CreatedValue): Value {
  const said = named.get('title') ?? named.get('hint') ?? NULL
  const list = (name: string): readonly Value[] => {
    const given = named.get(name)
    return given?.kind === 'list' ? given.items : []
  }
  const words = created('Expanded', { child: said.kind === 'string' ? created('Text', {}, [said]) : said })
  const row = [...list('leadingActions'), words, ...list('actions')].filter(({ kind }) => kind !== 'null')
  const inset = { ...created('EdgeInsets', {}, [double(12)]), constructor: 'all' }
  const bar = created('Card', {
    child: created('Padding', { padding: inset, child: created('Row', { children: listOf(row) }) }),
  })
  const top: Value = { kind: 'member', type: 'Alignment', name: 'topCenter' }
  const over = created('Align', { alignment: top, child: created('SafeArea', { child: bar }) })
  return { ...created('Stack', { children: listOf([named.get('body') ?? NULL, over]) }), at }
}

/** flutter_settings_screens (`lib/src/widgets/settings_widgets.dart`): a page of its own. */
function settingsScreen({ named, at }: CreatedValue): Value {
  const [title] = seenAs(named.get('title'))
  const body = created('ListView', { children: named.get('children') ?? NULL })
  return { ...created('Scaffold', { appBar: created('AppBar', { title: title ?? NULL }), body }), at }
}

function ofCard({ named, at }: CreatedValue): Value {
  const [title] = seenAs(named.get('label'))
  const value = named.get('initialValue') ?? named.get('initialItem')
  if (value?.kind === 'boolean') return { ...created('SwitchListTile', { title: title ?? NULL, value }), at }
  const text = value?.kind === 'number' ? stringOf(textOfValue(value)) : value
  return { ...created('ListTile', { title: title ?? NULL, trailing: seenAs(text)[0] ?? NULL }), at }
}

/** What its own actions are while it is closed. */
function searchIcon(constructor: string): Value {
  const name = constructor.startsWith('hamburger') ? 'menu' : 'search'
  return created('Icon', {}, [{ kind: 'member', type: 'Icons', name }])
}

/** flutter_speed_dial (`lib/src/speed_dial.dart`): closed, with its own word if it has one. */
function speedDial({ named, at }: CreatedValue): Value {
  const icon = named.get('icon')
  const plus: Value = { kind: 'member', type: 'Icons', name: 'add' }
  const shown = named.get('child') ?? created('Icon', {}, [icon ?? plus])
  const [label] = seenAs(named.get('label'))
  const look = {
    backgroundColor: named.get('backgroundColor') ?? NULL,
    onPressed: named.get('onPress') ?? NULL,
  }
  return label === undefined
    ? { ...created('FloatingActionButton', { ...look, child: shown }), at }
    : { ...created('FloatingActionButton', { ...look, icon: shown, label }), constructor: 'extended', at }
}
