import { positionalArguments } from '../../evaluate/arguments.ts'
import { booleanOf, created, double, listOf, NULL } from '../../evaluate/value.ts'
import { argument, booleanArgument, listArgument, numberArgument } from '../widget-arguments.ts'
import type { Evaluator } from '../../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Renderer, RendererTable } from './renderer.ts'

/** Draws what Flutter's own `build` makes of a widget: widgets that are drawn themselves. */
export const composed =
  (compose: (widget: CreatedValue, evaluator: Evaluator) => CreatedValue): Renderer =>
  (widget, context) =>
    context.draw({ ...compose(widget, context.evaluator), at: widget.at }, context)

/** The same under another name, where its arguments mean the same. */
export const as = (type: string, renamed: Readonly<Record<string, string>> = {}): Renderer =>
  composed((widget) => ({
    ...widget,
    type,
    named: new Map([...widget.named].map(([name, value]) => [renamed[name] ?? name, value])),
  }))

const member = (type: string, name: string): Value => ({ kind: 'member', type, name })
const given = (widget: CreatedValue, name: string): Value[] => {
  const part = argument(widget, name)
  return part === undefined || part.kind === 'null' ? [] : [part]
}
const column = (children: Value[]): CreatedValue =>
  created('Column', { mainAxisSize: member('MainAxisSize', 'min'), children: listOf(children) })

/** `widgets/basic.dart`: one behind the other, each as wide, or as high, as there is room. */
function listBody(widget: CreatedValue): CreatedValue {
  const axis = argument(widget, 'mainAxis')
  const isRow = axis?.kind === 'member' && axis.name === 'horizontal'
  const children = listArgument(widget, 'children')
  return created(isRow ? 'Row' : 'Column', {
    mainAxisSize: member('MainAxisSize', 'min'),
    crossAxisAlignment: member('CrossAxisAlignment', 'stretch'),
    children: listOf(booleanArgument(widget, 'reverse') === true ? [...children].reverse() : [...children]),
  })
}

/** `material/grid_tile.dart`: a header and a footer lie over the child. */
function gridTile(widget: CreatedValue): CreatedValue {
  const zero = double(0)
  const over = (name: string, side: string): Value[] =>
    given(widget, name).map((child) =>
      created('Positioned', { [side]: zero, left: zero, right: zero, child }),
    )
  const child = {
    ...created('Positioned', { child: argument(widget, 'child') ?? NULL }),
    constructor: 'fill',
  }
  return created('Stack', {
    children: listOf([child, ...over('header', 'top'), ...over('footer', 'bottom')]),
  })
}

/** `material/grid_tile_bar.dart`: white words, as high as one line or two. */
function gridTileBar(widget: CreatedValue): CreatedValue {
  const lines = [...given(widget, 'title'), ...given(widget, 'subtitle')]
  const words = created('Column', {
    crossAxisAlignment: member('CrossAxisAlignment', 'start'),
    mainAxisAlignment: member('MainAxisAlignment', 'center'),
    children: listOf(lines),
  })
  const parts = [
    ...given(widget, 'leading'),
    created('Expanded', { child: words }),
    ...given(widget, 'trailing'),
  ]
  const style = created('TextStyle', { color: member('Colors', 'white') })
  return created('Container', {
    height: double(lines.length > 1 ? 68 : 48),
    color: argument(widget, 'backgroundColor') ?? NULL,
    padding: { ...created('EdgeInsets', { horizontal: double(16) }), constructor: 'symmetric' },
    child: created('DefaultTextStyle', { style, child: created('Row', { children: listOf(parts) }) }),
  })
}

/** `material/expansion_panel.dart`: the head of each panel, and the body of one that is open. */
function expansionPanels(widget: CreatedValue, evaluator: Evaluator): CreatedValue {
  const opened = argument(widget, 'initialOpenPanelValue')
  const panels = listArgument(widget, 'children').flatMap((panel) => {
    if (panel.kind !== 'object') return []
    const value = argument(panel, 'value')
    const isOpen =
      booleanArgument(panel, 'isExpanded') === true ||
      (opened?.kind === 'string' && value?.kind === 'string' && opened.value === value.value)
    const make = argument(panel, 'headerBuilder')
    const args = positionalArguments(created('BuildContext'), booleanOf(isOpen))
    const head = evaluator.calledWith(make, args) ?? NULL
    const arrow = created('Icon', {}, [member('Icons', isOpen ? 'expand_less' : 'expand_more')])
    const row = created('Row', { children: listOf([created('Expanded', { child: head }), arrow]) })
    const all: Value[] = [row]
    return isOpen ? all.concat(given(panel, 'body')) : all
  })
  return created('Material', { elevation: double(2), child: column(panels) })
}

/** `material/stepper.dart`, upright: all titles, and below that of the present step its content and two buttons. */
function stepper(widget: CreatedValue, evaluator: Evaluator): CreatedValue {
  const present = numberArgument(widget, 'currentStep') ?? 0
  const own = argument(widget, 'controlsBuilder')
  const button = (type: string, words: string, tap: string): Value =>
    created(type, {
      onPressed: argument(widget, tap) ?? NULL,
      child: created('Text', {}, [{ kind: 'string', value: words }]),
    })
  const controls =
    evaluator.calledWith(own, positionalArguments(created('BuildContext'), created('ControlsDetails'))) ??
    created('Row', {
      children: listOf([
        button('ElevatedButton', 'Continue', 'onStepContinue'),
        button('TextButton', 'Cancel', 'onStepCancel'),
      ]),
    })
  const steps = listArgument(widget, 'steps').flatMap((step, index) => {
    if (step.kind !== 'object') return []
    const number = created('CircleAvatar', {
      radius: double(12),
      child: created('Text', {}, [{ kind: 'string', value: String(index + 1) }]),
    })
    const [title, subtitle] = ['title', 'subtitle'].map((name) => argument(step, name) ?? NULL)
    const tile = created('ListTile', { leading: number, title: title ?? NULL, subtitle: subtitle ?? NULL })
    const all: Value[] = [tile]
    return index === present ? all.concat(given(step, 'content'), controls) : all
  })
  return column(steps)
}

/** `material/banner.dart`: one action stands beside the words, several below them. */
function materialBanner(widget: CreatedValue): CreatedValue {
  const actions = listArgument(widget, 'actions')
  const isSingleRow = actions.length === 1 && booleanArgument(widget, 'forceActionsBelow') !== true
  const insets = (start: number, top: number, end: number, bottom: number): Value => {
    const sides = { start: double(start), top: double(top), end: double(end), bottom: double(bottom) }
    return { ...created('EdgeInsetsDirectional', sides), constructor: 'only' }
  }
  const bar = created('Container', {
    constraints: created('BoxConstraints', { minHeight: double(52) }),
    padding: insets(8, 0, 8, 0),
    child: created('Row', {
      mainAxisAlignment: member('MainAxisAlignment', 'end'),
      mainAxisSize: member('MainAxisSize', isSingleRow ? 'min' : 'max'),
      spacing: double(8),
      children: listOf([...actions]),
    }),
  })
  const content = created('Expanded', { child: argument(widget, 'content') ?? NULL })
  const leading = given(widget, 'leading').map((child) =>
    created('Padding', { padding: argument(widget, 'leadingPadding') ?? insets(0, 0, 16, 0), child }),
  )
  const words = created('Padding', {
    padding: argument(widget, 'padding') ?? (isSingleRow ? insets(16, 2, 0, 0) : insets(16, 24, 16, 4)),
    child: created('Row', { children: listOf([...leading, content, ...(isSingleRow ? [bar] : [])]) }),
  })
  const line = created('Divider', { height: double(0), color: argument(widget, 'dividerColor') ?? NULL })
  return created('Container', {
    color: argument(widget, 'backgroundColor') ?? NULL,
    child: column([words, ...(isSingleRow ? [] : [bar]), line]),
  })
}

/** `material/button.dart`: a Material in the colour that it is given, without any theme's say, around its child. */
function rawMaterialButton(widget: CreatedValue): CreatedValue {
  const one = double(1)
  const text = created('DefaultTextStyle', {
    style: argument(widget, 'textStyle') ?? NULL,
    child: argument(widget, 'child') ?? NULL,
  })
  const child = created('Padding', {
    padding: argument(widget, 'padding') ?? NULL,
    child: created('Center', { widthFactor: one, heightFactor: one, child: text }),
  })
  const filled = given(widget, 'fillColor').flatMap((color): [string, Value][] => [
    ['color', color],
    ['elevation', argument(widget, 'elevation') ?? double(2)],
  ])
  const [shape] = given(widget, 'shape')
  const material = created('Material', { ...Object.fromEntries(filled), ...(shape && { shape }), child })
  const least = created('BoxConstraints', { minWidth: double(88), minHeight: double(36) })
  return created('ConstrainedBox', {
    constraints: argument(widget, 'constraints') ?? least,
    child: material,
  })
}

/** `material/search_anchor.dart`: what opens the search, which as a bar says what is searched. */
function searchAnchor(widget: CreatedValue, evaluator: Evaluator): CreatedValue {
  const make = argument(widget, 'builder')
  if (make?.kind !== 'function')
    return created('SearchBar', { hintText: argument(widget, 'barHintText') ?? NULL })
  const args = positionalArguments(created('BuildContext'), created('SearchController'))
  return created('KeyedSubtree', { child: evaluator.apply(make, args) })
}

/** `material/action_icons_theme.dart`, `action_buttons.dart`: the picture of such a button alone. */
const iconOf = (icon: string): Renderer => composed(() => created('Icon', {}, [member('Icons', icon)]))

/**
 * `material/action_buttons.dart`, `expand_icon.dart` and the like: an icon that leads back, opens a drawer, or does what
 * it is given.
 */
const buttonOf = (icon: string): Renderer =>
  composed((widget) =>
    created('IconButton', {
      icon: created('Icon', {}, [member('Icons', icon)]),
      color: argument(widget, 'color') ?? NULL,
      onPressed: argument(widget, 'onPressed') ?? created('VoidCallback'),
    }),
  )

/** `cupertino/form_row.dart`, `text_form_field_row.dart`: what stands before the field, and the field. */
const formRow =
  (field: (widget: CreatedValue) => Value): Renderer =>
  (widget, context) => {
    const parts = [...given(widget, 'prefix'), created('Expanded', { child: field(widget) })]
    const padding = {
      ...created('EdgeInsets', { horizontal: double(20), vertical: double(6) }),
      constructor: 'symmetric',
    }
    const child = created('Row', { children: listOf(parts) })
    return context.draw({ ...created('Padding', { padding, child }), at: widget.at }, context)
  }

export const COMPOSED_WIDGETS: RendererTable = {
  ListBody: composed(listBody),
  GridTile: composed(gridTile),
  GridTileBar: composed(gridTileBar),
  ExpansionPanelList: composed(expansionPanels),
  Stepper: composed(stepper),
  SearchAnchor: composed(searchAnchor),
  MaterialBanner: composed(materialBanner),
  RawMaterialButton: composed(rawMaterialButton),
  BackButton: buttonOf('arrow_back'),
  CloseButton: buttonOf('close'),
  DrawerButton: buttonOf('menu'),
  EndDrawerButton: buttonOf('menu'),
  BackButtonIcon: iconOf('arrow_back'),
  CloseButtonIcon: iconOf('close'),
  DrawerButtonIcon: iconOf('menu'),
  EndDrawerButtonIcon: iconOf('menu'),
  ExpandIcon: (widget, context) =>
    buttonOf(booleanArgument(widget, 'isExpanded') === true ? 'expand_less' : 'expand_more')(widget, context),
  CupertinoNavigationBarBackButton: buttonOf('arrow_back_ios'),
  CupertinoFormRow: formRow((widget) => argument(widget, 'child') ?? NULL),
  CupertinoTextFormFieldRow: formRow((widget) => ({
    ...created('CupertinoTextField'),
    named: new Map([...widget.named].filter(([name]) => name !== 'prefix')),
  })),
  SliverPrototypeExtentList: as('SliverList'),
  SliverVariedExtentList: as('SliverList'),
  SliverFillViewport: as('SliverList'),
  AnimatedList: as('ListView', { initialItemCount: 'itemCount' }),
  AnimatedGrid: as('GridView', { initialItemCount: 'itemCount' }),
  SliverAnimatedList: as('SliverList', { initialItemCount: 'itemCount' }),
  SliverReorderableList: as('SliverList'),
  SuperSliverList: as('SliverList'),
  ReorderableListView: as('ListView'),
  ReorderableList: as('ListView'),
  ListWheelScrollView: as('ListView'),
  ButtonBar: as('Row'),
  OverflowBar: as('Wrap'),
}
