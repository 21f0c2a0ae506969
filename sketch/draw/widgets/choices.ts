import { textOfValue } from '../../evaluate/value.ts'
import { expand, sizeCss, within } from '../box.ts'
import { controlOf } from '../controls.ts'
import { element } from '../element.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  objectArgument,
  objectOf,
  stringArgument,
} from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { sameValue } from '../../evaluate/value.ts'
import { inColor } from './buttons.ts'
import { floatingLabel, isThere, textOfField } from './field-texts.ts'
import { insetsCss, starting } from '../insets.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { FieldText } from './field-texts.ts'
import type { RendererTable } from './renderer.ts'

/** A drop-down as it stands closed: the chosen item, or the hint, and the arrow. */
function drawDropdown(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const isMenu = widget.type === 'DropdownMenu'
  const isField = isMenu || widget.type === 'DropdownButtonFormField'
  const value =
    argument(widget, 'value') ?? argument(widget, 'initialValue') ?? argument(widget, 'initialSelection')
  const items = listArgument(widget, isMenu ? 'dropdownMenuEntries' : 'items').flatMap(
    (each) => objectOf(each) ?? [],
  )
  const chosen = items.find((item) => {
    const own = argument(item, 'value')
    return value !== undefined && own !== undefined && sameValue(own, value) === true
  })
  const decoration = objectArgument(widget, 'decoration')
  const text = mergeTextStyle(
    context.theme.text(isField && context.theme.material3 ? 'bodyLarge' : 'titleMedium'),
    argument(widget, 'style'),
  )
  const inner = { ...within(context, { width: 'loose', height: 'loose' }), text }
  const label: FieldText = isMenu
    ? { text: undefined, widget: argument(widget, 'label') }
    : textOfField(decoration, 'label')
  const shown: Value | undefined =
    chosen === undefined ? argument(widget, 'hint') : argument(chosen, isMenu ? 'label' : 'child')
  const hint = isMenu ? textOfField(widget, 'hint') : textOfField(decoration, 'hint')
  // Where nothing is chosen stands the label, else the hint.
  const empty = isThere(label) ? label : hint
  const content =
    shown === undefined
      ? empty.widget === undefined
        ? element({ ...textCss(text), color: colors.onSurfaceVariant }, empty.text ?? '')
        : inner.draw(empty.widget, inner).node
      : shown.kind === 'string'
        ? element(textCss(text), shown.value)
        : inner.draw(shown, inner).node
  const wide = booleanArgument(widget, 'isExpanded') === true || widget.type === 'DropdownButtonFormField'
  const width = wide ? expand(context.bounds.width) : context.bounds.width === 'tight' ? 'fill' : 'hug'
  const icon = argument(widget, 'icon')
  const arrow = { kind: 'member' as const, type: 'Icons', name: 'arrow_drop_down' }
  const bordered = isMenu || (decoration !== undefined && argument(decoration, 'border') !== undefined)
  const above = shown !== undefined && isThere(label) ? floatingLabel(label, bordered, inner) : null
  const node = element(
    {
      ...sizeCss(width, 'hug'),
      position: above === null ? null : 'relative',
      'min-height': isField ? 56 : 48,
      gap: 8,
      padding: bordered ? '0 12px' : null,
      'justify-content': 'space-between',
      border: bordered ? `1px solid ${colors.outline}` : null,
      'border-radius': bordered ? 4 : null,
      'border-bottom': bordered ? undefined : `1px solid ${colors.outlineVariant}`,
    },
    [
      bordered ? above : null,
      above === null || bordered ? content : element({}, [above, content]),
      icon === undefined ? iconNode(arrow, 24, colors.onSurfaceVariant) : inner.draw(icon, inner).node,
    ],
    { widget: widget.type, class: 'row middle' },
  )
  return { node, width, height: 'hug' }
}

function drawPopup(widget: CreatedValue, context: Context): Box {
  const child = argument(widget, 'child')
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), context.icon.color, 24)
  const more = { kind: 'member' as const, type: 'Icons', name: 'more_vert' }
  const content =
    child === undefined
      ? argument(widget, 'icon') === undefined
        ? iconNode(more, 24, context.icon.color)
        : inner.draw(argument(widget, 'icon'), inner).node
      : inner.draw(child, inner).node
  const css = child === undefined ? { width: 48, height: 48 } : {}
  const node = element(css, content, {
    tag: 'button',
    widget: widget.type,
    class: 'button',
    attributes: { type: 'button', 'aria-label': stringArgument(widget, 'tooltip') ?? 'Show menu' },
  })
  return { node, width: 'hug', height: 'hug' }
}

function drawSegmented(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'selected', 'onSelectionChanged')
  const chosen = control.value?.kind === 'list' ? control.value.items : []
  const segments = listArgument(widget, 'segments').flatMap((each) => objectOf(each) ?? [])
  const parts = segments.map((segment, index) => {
    const value = argument(segment, 'value')
    const on = value !== undefined && chosen.some((each) => sameValue(each, value) === true)
    const color = on ? colors.onSecondaryContainer : colors.onSurface
    const text = { ...context.theme.text('labelLarge'), color }
    const inner = { ...inColor(within(context, { width: 'loose', height: 'loose' }), color, 18), text }
    const check = { kind: 'member' as const, type: 'Icons', name: 'check' }
    const icon = on ? iconNode(check, 18, color) : inner.draw(argument(segment, 'icon'), inner).node
    return element(
      {
        height: '100%',
        gap: 8,
        padding: icon === null ? '0 12px' : insetsCss(starting(12, 16)),
        'background-color': on ? colors.secondaryContainer : null,
        'border-inline-start': index === 0 ? null : `1px solid ${colors.outline}`,
        ...textCss(text),
      },
      [icon, inner.draw(argument(segment, 'label'), inner).node],
      {
        tag: 'button',
        class: 'button',
        attributes: { type: 'button', 'aria-pressed': String(on) },
        ...(value === undefined ? {} : { tap: control.sets({ kind: 'list', items: [value] }) }),
      },
    )
  })
  const css = {
    border: `1px solid ${colors.outline}`,
    'border-radius': 20,
    overflow: 'hidden',
    margin: '4px 0',
    height: 40,
    // each as wide as the widest
    display: 'grid',
    'grid-auto-flow': 'column',
    'grid-auto-columns': '1fr',
  }
  return {
    node: element({ width: 'fit-content' }, element(css, parts), {
      widget: widget.type,
    }),
    width: 'hug',
    height: 'hug',
  }
}

/** A menu's item where it stands in the tree by itself. */
function drawItem(widget: CreatedValue, context: Context): Box {
  const child = argument(widget, 'child')
  return child === undefined
    ? {
        node: element({}, textOfValue(widget.positional[0] ?? { kind: 'null' }), {
          widget: widget.type,
        }),
        width: 'hug',
        height: 'hug',
      }
    : context.draw(child, context)
}

export const CHOICE_WIDGETS: RendererTable = {
  DropdownButton: drawDropdown,
  DropdownButtonFormField: drawDropdown,
  DropdownMenu: drawDropdown,
  DropdownMenuItem: drawItem,
  PopupMenuButton: drawPopup,
  SegmentedButton: drawSegmented,
}
