import { created, listOf, NULL } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

type Named = ReadonlyMap<string, Value>

/** Whose words are handed to them as text: what each is in Material. */
const FACES: Readonly<Record<string, (widget: CreatedValue) => CreatedValue>> = {
  AdaptiveScaffold: ({ named }) => scaffold(named),
  AdaptiveBottomNavigationBar: ({ named }) => bar(named),
  AdaptiveButton: button,
  AdaptiveTextField: ({ named }) => field('TextField', named),
  AdaptiveTextFormField: ({ named }) => field('TextFormField', named),
  AdaptiveSegmentedControl: ({ named }) => segments(named),
  AdaptivePopupMenuButton: ({ named }) => menu(named),
}

/** Which only have another name in Material. */
const SAME: Readonly<Record<string, string>> = {
  AdaptiveListTile: 'ListTile',
  AdaptiveExpansionTile: 'ExpansionTile',
  AdaptiveCard: 'Card',
  AdaptiveSwitch: 'Switch',
  AdaptiveSlider: 'Slider',
  AdaptiveCheckbox: 'Checkbox',
  AdaptiveFloatingActionButton: 'FloatingActionButton',
}

/** adaptive_platform_ui: parts that are Material's on Android and Apple's on iOS, of which Material's are drawn. */
export const adaptivePlatform: Library = {
  builds(_evaluator, widget) {
    if (widget.type === 'AdaptiveScaffold' && isOfOtherPackage(widget.named)) return null
    const face = entryOf(FACES, widget.type)?.(widget)
    if (face !== undefined) return { ...face, at: widget.at }
    const type = entryOf(SAME, widget.type)
    return type === undefined ? null : { ...widget, type }
  },
}

/** flutter_adaptive_scaffold has a class of this name too: its bodies are builders, its destinations its own. */
function isOfOtherPackage(named: Named): boolean {
  return named.has('destinations') || named.has('smallBody') || named.get('body')?.kind === 'function'
}

function scaffold(named: Named): CreatedValue {
  const parts = new Map(named)
  const above = named.get('appBar')
  if (above?.kind === 'object' && above.type === 'AdaptiveAppBar') parts.set('appBar', appBar(above.named))
  return { ...created('Scaffold'), named: parts }
}

function appBar(named: Named): Value {
  const own = named.get('appBar') ?? NULL
  if (own.kind !== 'null') return own
  const title = textOf(named.get('title'))
  const actions = listOf(itemsOf(named.get('actions')).map(action))
  return created('AppBar', { title, actions, leading: named.get('leading') ?? NULL })
}

/** Its title goes before its icon. */
function action(value: Value): Value {
  if (value.kind !== 'object' || value.type !== 'AdaptiveAppBarAction') return value
  const onPressed = value.named.get('onPressed') ?? NULL
  const title = textOf(value.named.get('title'))
  if (title.kind !== 'null') return created('TextButton', { onPressed, child: title })
  return created('IconButton', { onPressed, icon: iconOf(value.named.get('icon')) })
}

function bar(named: Named): CreatedValue {
  const items = itemsOf(named.get('items')).map((item) =>
    item.kind === 'object' && item.type === 'AdaptiveNavigationDestination'
      ? created('NavigationDestination', {
          icon: iconOf(item.named.get('icon')),
          label: item.named.get('label') ?? NULL,
        })
      : item,
  )
  return created('NavigationBar', {
    destinations: listOf(items),
    selectedIndex: named.get('selectedIndex') ?? NULL,
    onDestinationSelected: named.get('onTap') ?? NULL,
  })
}

function button({ constructor, named }: CreatedValue): CreatedValue {
  const onPressed = named.get('onPressed') ?? NULL
  if (constructor === 'icon' || constructor === 'sf')
    return created('IconButton', { onPressed, icon: iconOf(named.get('icon')) })
  return created('FilledButton', { onPressed, child: named.get('child') ?? textOf(named.get('label')) })
}

function field(type: string, named: Named): CreatedValue {
  const decoration = created('InputDecoration', {
    hintText: named.get('placeholder') ?? NULL,
    prefixIcon: named.get('prefixIcon') ?? NULL,
    suffixIcon: named.get('suffixIcon') ?? NULL,
    border: created('OutlineInputBorder'),
  })
  return { ...created(type), named: new Map(named).set('decoration', decoration) }
}

function segments(named: Named): CreatedValue {
  const parts = itemsOf(named.get('labels')).map((label) => created('Expanded', { child: middle(label) }))
  return created('Row', { children: listOf(parts) })
}

function middle(label: Value): Value {
  return created('Center', { child: textOf(label) })
}

function menu(named: Named): CreatedValue {
  const label = textOf(named.get('label'))
  const child = named.get('child') ?? (label.kind === 'null' ? iconOf(named.get('icon')) : label)
  return created('Padding', { child })
}

function itemsOf(list: Value | undefined): readonly Value[] {
  return list?.kind === 'list' ? list.items : []
}

function textOf(words: Value | undefined): Value {
  return words === undefined || words.kind === 'null' ? NULL : created('Text', {}, [words])
}

/** The name of one of Apple's symbols says nothing to Android, which shows a dot. */
function iconOf(icon: Value | undefined): Value {
  const dot: Value = { kind: 'member', type: 'Icons', name: 'circle' }
  if (icon === undefined || icon.kind === 'null' || icon.kind === 'string') return created('Icon', {}, [dot])
  return created('Icon', {}, [icon])
}
