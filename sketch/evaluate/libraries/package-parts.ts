import { created, double, listOf, NULL } from '../value.ts'
import { positionalArguments } from '../arguments.ts'
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
  // flutter_slider_drawer
  SliderDrawer: 'appBar +child',
  SliderAppBar: 'title',
}
/** More than a widget shows at once. */
const MAX_SHOWN = 40

/** Widgets of well-known packages that consist of more than the child which a widget that is not known is drawn as. */
export const packageParts: Library = {
  builds(evaluator, widget) {
    const { type, constructor, named, at } = widget
    if (type === 'ExpansionTileCard') return { ...created('ExpansionTile'), named, at }
    if (type === 'SlidingUpPanel') return slidingUp(evaluator, widget)
    const open = named.get('isOpen')
    if (type === 'AccordionSection' && open?.kind === 'boolean' && open.value)
      return inOrder(widget, 'header content')
    const key = Object.hasOwn(PARTS, `${type}.${constructor}`) ? `${type}.${constructor}` : type
    const parts = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined
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
