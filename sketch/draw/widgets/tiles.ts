import { booleanOf, created, NULL } from '../../evaluate/value.ts'
import { entryOf } from '../../evaluate/entry-of.ts'
import { CENTER, alignmentOf, placeAcrossCss } from '../alignment.ts'
import { expand, shrink, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { toggleOf } from '../controls.ts'
import { shapeCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { booleanArgument, argument, listArgument, nameArgument, objectOf } from '../widget-arguments.ts'
import { iconNode } from './icon.ts'
import { tappable } from './navigation.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

const CONTROLS: Readonly<Record<string, string>> = {
  SwitchListTile: 'Switch',
  CheckboxListTile: 'Checkbox',
  RadioListTile: 'Radio',
}

/** What a tile hands to its control: not what is its own, and less room than a finger needs (`material/checkbox_list_tile.dart`). */
function ofControl(widget: CreatedValue): Map<string, Value> {
  const named = new Map(widget.named)
  named.delete('visualDensity')
  named.set('shape', argument(widget, 'checkboxShape') ?? NULL)
  if (argument(widget, 'materialTapTargetSize') === undefined)
    named.set('materialTapTargetSize', {
      kind: 'member',
      type: 'MaterialTapTargetSize',
      name: 'shrinkWrap',
    })
  return named
}

/** A tile with a control in it: the control first where Material puts it first, or where the app says so. */
function drawControlTile(widget: CreatedValue, context: Context): Box {
  const control = { ...created(CONTROLS[widget.type] ?? 'Switch'), named: ofControl(widget) }
  const affinity = nameArgument(widget, 'controlAffinity') ?? 'platform'
  const leads = affinity === 'leading' || (widget.type === 'RadioListTile' && affinity !== 'trailing')
  const secondary = argument(widget, 'secondary')
  const named = new Map<string, Value>(
    [...widget.named].filter(([name]) => !['onChanged', 'value', 'secondary'].includes(name)),
  )
  named.set(leads ? 'leading' : 'trailing', control)
  if (secondary !== undefined) named.set(leads ? 'trailing' : 'leading', secondary)
  return context.draw({ ...created('ListTile'), named }, context)
}

const ACROSS = { start: 'flex-start', end: 'flex-end', stretch: 'stretch' }

function drawExpansionTile(widget: CreatedValue, context: Context): Box {
  const control = toggleOf(widget, context, booleanArgument(widget, 'initiallyExpanded') === true)
  const { colors } = context.theme
  const arrow = { kind: 'member' as const, type: 'Icons', name: control.on ? 'expand_less' : 'expand_more' }
  const named = new Map<string, Value>([...widget.named].filter(([name]) => name !== 'children'))
  const tilePadding = argument(widget, 'tilePadding')
  if (tilePadding !== undefined) named.set('contentPadding', tilePadding)
  if (!named.has('trailing')) named.set('trailing', created('Icon', {}, [arrow]))
  const tile = context.draw(
    { ...created('ListTile'), named },
    { ...context, icon: { color: colors.onSurfaceVariant, size: context.icon.size } },
  )
  const head = element({}, tile.node, {
    attributes: tappable({ 'aria-expanded': String(control.on) }),
    tap: control.sets(booleanOf(!control.on)),
  })
  const children = control.on
    ? listArgument(widget, 'children').map(
        (child) => context.draw(child, within(context, context.bounds)).node,
      )
    : []
  const across = nameArgument(widget, 'expandedCrossAxisAlignment') ?? 'center'
  const place = alignmentOf(argument(widget, 'expandedAlignment')) ?? CENTER
  const column = element({ 'align-items': entryOf(ACROSS, across) }, children, { class: 'col middle' })
  const inside = element(
    {
      padding: insetsCss(insetsOf(argument(widget, 'childrenPadding'))),
      'justify-content': placeAcrossCss(place),
    },
    column,
    { class: 'center' },
  )
  const width = expand(context.bounds.width)
  return {
    node: element({ ...sizeCss(width, 'hug'), ...expandedCss(widget, control.on, context) }, [head, inside], {
      widget: widget.type,
    }),
    width,
    height: shrink(context.bounds.height),
  }
}

/** A line above and below, unseen while it is closed (`material/expansion_tile.dart`). */
function expandedCss(widget: CreatedValue, open: boolean, context: Context): Css {
  const { value } = context.theme
  const shape = objectOf(argument(widget, open ? 'shape' : 'collapsedShape'))
  const color = open ? colorOf(objectOf(value)?.named.get('dividerColor')) : null
  const line = `1px solid ${color ?? 'transparent'}`
  const background = colorOf(argument(widget, open ? 'backgroundColor' : 'collapsedBackgroundColor'))
  return {
    'background-color': background,
    ...(shape === undefined ? { 'border-top': line, 'border-bottom': line } : shapeCss(shape)),
  }
}

function drawAboutTile(widget: CreatedValue, context: Context): Box {
  return context.draw(
    {
      ...widget,
      type: 'ListTile',
      named: new Map([['title', argument(widget, 'child') ?? created('Text')], ...widget.named]),
    },
    context,
  )
}

/** An ink square of two letters where a face would be, in the head of a drawer. */
function drawAccountHeader(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const inner = {
    ...within(context, { width: 'loose', height: 'loose' }),
    text: { ...context.theme.text('bodyMedium'), color: colors.onPrimary },
  }
  const part = (name: string): Element | null => context.draw(argument(widget, name), inner).node
  const picture =
    argument(widget, 'currentAccountPicture') === undefined
      ? iconNode(undefined, 72, colors.onPrimary)
      : part('currentAccountPicture')
  const node = element(
    { width: '100%', height: 161, padding: '16px 16px 8px', 'background-color': colors.primary },
    [
      element({ height: 72 }, picture),
      element({ padding: '12px 0 0' }, [part('accountName'), part('accountEmail')]),
    ],
    { widget: widget.type },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

export const TILE_WIDGETS: RendererTable = {
  SwitchListTile: drawControlTile,
  CheckboxListTile: drawControlTile,
  RadioListTile: drawControlTile,
  ExpansionTile: drawExpansionTile,
  AboutListTile: drawAboutTile,
  UserAccountsDrawerHeader: drawAccountHeader,
}
