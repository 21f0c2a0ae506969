import { expand, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { element } from '../element.ts'
import { insetsOf } from '../insets.ts'
import {
  booleanArgument,
  argument,
  nameArgument,
  numberArgument,
  objectArgument,
  stringArgument,
} from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { borderOf } from './field-border.ts'
import { belowField, floatingLabel, isThere, spokenText, textOfField } from './field-texts.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { Said } from '../said-by.ts'
import type { RendererTable } from './renderer.ts'

/** Where the letters of a field stand along its line. */
function alignedText(widget: CreatedValue): Css {
  const align = nameArgument(widget, 'textAlign')
  return align === 'center' || align === 'end' || align === 'right' ? { 'text-align': align } : {}
}

/** A field that asks for the focus has it as its page begins, unless it takes none. */
function isFocused(widget: CreatedValue, decoration: CreatedValue | undefined): boolean {
  const asks = booleanArgument(widget, 'autofocus') === true
  const enabled = (from: CreatedValue | undefined): boolean =>
    from === undefined || booleanArgument(from, 'enabled') !== false
  return asks && enabled(widget) && enabled(decoration)
}

function drawTextField(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const decoration = objectArgument(widget, 'decoration')
  const usual = context.theme.component('inputDecorationTheme')
  // `decoration: null` is a field without any.
  const isBare = widget.named.get('decoration')?.kind === 'null'
  // what its decoration says, else the theme's (`InputDecoration.applyDefaults`)
  const said: Said = (name) => {
    const own = decoration === undefined ? undefined : argument(decoration, name)
    return own ?? (usual === undefined || isBare ? undefined : argument(usual, name))
  }
  const isTrue = (name: string): boolean => {
    const value = said(name)
    return value?.kind === 'boolean' && value.value
  }
  const collapsed = isBare || decoration?.constructor === 'collapsed' || isTrue('isCollapsed')
  const wrong = isThere(textOfField(decoration, 'error'))
  const focused = isFocused(widget, decoration)
  const border = borderOf(said, { collapsed, wrong, focused }, context)
  const { outlined } = border
  const decorationText = (name: string): string | undefined =>
    decoration === undefined ? undefined : stringArgument(decoration, name)
  const controller = objectArgument(widget, 'controller')
  const typed =
    (controller === undefined ? undefined : stringArgument(controller, 'text')) ??
    stringArgument(widget, 'initialValue')
  const filled = isTrue('filled')
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), colors.onSurfaceVariant, 24)
  const part = (name: string): Element | null => {
    const value = decoration === undefined ? undefined : argument(decoration, name)
    return value === undefined ? null : inner.draw(value, inner).node
  }
  const label = textOfField(decoration, 'label')
  const hint = textOfField(decoration, 'hint')
  const labelled = isThere(label)
  const behaviour = said('floatingLabelBehavior')
  const always = behaviour?.kind === 'member' && behaviour.name === 'always'
  const never = behaviour?.kind === 'member' && behaviour.name === 'never'
  const isEmpty = typed === undefined || typed === ''
  /** By `_labelShouldWithdraw` of `material/input_decorator.dart`: above, or gone where it is never there. */
  const withdrawn = always || !isEmpty || focused
  const floats = labelled && !never && withdrawn
  /** What stands where nothing is typed: the label, or the hint where that has made room. */
  const empty = labelled && !withdrawn ? label : hint
  const text = mergeTextStyle(
    context.theme.text(context.theme.material3 ? 'bodyLarge' : 'titleMedium'),
    argument(widget, 'style'),
  )
  const hintLook = mergeTextStyle(
    { ...text, color: colors.onSurfaceVariant },
    said(labelled && !withdrawn ? 'labelStyle' : 'hintStyle'),
  )
  const attributes = {
    type: booleanArgument(widget, 'obscureText') === true ? 'password' : 'text',
    placeholder: isEmpty ? (empty.text ?? '') : '',
    'aria-label': spokenText(label) ?? spokenText(hint) ?? 'Text field',
    ...(typed === undefined ? {} : { value: typed }),
  }
  const above = floats ? floatingLabel(label, outlined, inner, focused && !wrong) : null
  const affix = (name: string): Element | null => {
    const affixed = withdrawn ? decorationText(`${name}Text`) : undefined
    return affixed === undefined ? part(name) : element(textCss(hintLook), affixed)
  }
  const lines = numberArgument(widget, 'minLines') ?? numberArgument(widget, 'maxLines') ?? 1
  // letters of the theme's 16 px have lines of 24
  const line = Math.max(24, Math.round(text.size * (text.height ?? 1.2)))
  const inset = insetsOf(said('contentPadding'))
  const dense = isTrue('isDense')
  const natural = collapsed ? 24 : outlined || labelled || filled ? 56 : 48
  // with insets of its own, too, one that is not dense is as high as a finger needs (`kMinInteractiveDimension`)
  const least = dense || collapsed ? 0 : 48
  const high =
    inset === undefined
      ? natural + line - 24 - (dense && !collapsed ? 8 : 0)
      : Math.max(line + inset.top + inset.bottom, least)
  // the first of several lines stands where a single one does; the input has 8 px above it by itself
  const top = Math.max(0, (high - line) / 2 - 8)
  const input = element(
    {
      ...textCss(text),
      ...alignedText(widget),
      ...(lines > 1 ? { 'align-self': 'flex-start', 'margin-top': top } : {}),
      '--hint': hintLook.color,
    },
    null,
    {
      tag: 'input',
      class: 'input',
      attributes,
    },
  )
  const start = outlined || filled ? 16 : 0
  // An icon stands in a square of 48, and the text 4 behind it.
  const side = (icon: string, own: number | undefined): number =>
    decoration !== undefined && argument(decoration, icon) !== undefined ? 12 : (own ?? start)
  const frame = element(
    {
      'min-height': high + (lines - 1) * line,
      padding: `0 ${side('suffixIcon', inset?.right)}px 0 ${side('prefixIcon', inset?.left)}px`,
      gap: 16,
      'background-color': filled ? (colorOf(said('fillColor')) ?? colors.surfaceContainerHighest) : null,
      'border-radius': filled ? '4px 4px 0 0' : null,
      position: above === null ? null : 'relative',
      ...border.css,
    },
    [
      part('prefixIcon'),
      affix('prefix'),
      isEmpty && empty.widget !== undefined ? inner.draw(empty.widget, inner).node : null,
      outlined ? above : null,
      above === null || outlined ? input : element({ flex: '1 1 0', 'min-width': 0 }, [above, input]),
      affix('suffix'),
      part('suffixIcon'),
    ],
    { class: 'row middle' },
  )
  const below = belowField(widget, decoration, typed ?? '', start, inner)
  const beside = part('icon')
  const node =
    beside === null
      ? element({ width: '100%' }, [frame, below], { widget: widget.type })
      : element(
          { width: '100%', gap: 16 },
          [beside, element({ flex: '1 1 0', 'min-width': 0 }, [frame, below])],
          { widget: widget.type, class: 'row middle' },
        )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

export const TEXT_FIELD_WIDGETS: RendererTable = {
  TextField: drawTextField,
  TextFormField: drawTextField,
  CupertinoTextFormFieldRow: drawTextField,
}
