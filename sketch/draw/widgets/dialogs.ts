import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { decorationCss, shapeCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { booleanArgument, argument, listArgument, objectArgument } from '../widget-arguments.ts'
import { created } from '../../evaluate/value.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import { ABOUT_DIALOG } from './about-dialog.ts'
import type { RendererTable } from './renderer.ts'

/** Centred, as wide as its content within Material's limits; a simple one has its choices one below the other. */
export function drawDialog(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const inner = within(context, { width: 'loose', height: 'unbounded' })
  const title = argument(widget, 'title')
  const icon = argument(widget, 'icon')
  const isSimple = widget.type === 'SimpleDialog'
  const part = (
    name: string,
    role: Parameters<Context['theme']['text']>[0],
    padding: string,
  ): Element | null =>
    argument(widget, name) === undefined
      ? null
      : element(
          { padding: insetsCss(insetsOf(argument(widget, `${name}Padding`))) ?? padding },
          inner.draw(argument(widget, name), { ...inner, text: context.theme.text(role) }).node,
        )
  const actions = listArgument(widget, 'actions').map((each) => {
    const room = { ...inner, bounds: { width: 'unbounded', height: 'unbounded' } as const }
    return inner.draw(each, room).node
  })
  const child = argument(widget, 'child')
  const material = element(
    {
      width: 'fit-content',
      'min-width': 280,
      'max-width': 560,
      'max-height': '100%',
      'border-radius': material3 ? 28 : 4,
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surfaceContainerHigh,
      ...shapeCss(objectArgument(widget, 'shape')),
      'overflow-y': 'auto',
    },
    [
      child === undefined ? null : inner.draw(child, inner).node,
      icon === undefined
        ? null
        : element(
            { padding: `24px 24px ${title === undefined ? 0 : 16}px` },
            inner.draw(icon, { ...inner, icon: { color: colors.secondary, size: 24 } }).node,
            { class: 'center' },
          ),
      part(
        'title',
        material3 && !isSimple ? 'headlineSmall' : 'titleLarge',
        `${icon === undefined ? 24 : 0}px 24px 0`,
      ),
      part(
        'content',
        material3 || isSimple ? 'bodyMedium' : 'titleMedium',
        isSimple ? '12px 0 16px' : `${title === undefined ? 24 : 16}px 24px 24px`,
      ),
      actions.length === 0
        ? null
        : element({ padding: '0 24px 24px', gap: 8, 'justify-content': 'flex-end' }, actions, {
            class: 'row',
          }),
    ],
    { class: 'scroll', attributes: { role: 'dialog' } },
  )
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const inset = insetsCss(insetsOf(argument(widget, 'insetPadding'))) ?? '24px 40px'
  const node = element({ ...sizeCss(width, height), padding: inset }, material, {
    widget: widget.type,
    class: 'center',
  })
  return { node, width, height }
}

/** What `showModalBottomSheet` brings: at the foot of the page, over at most nine sixteenths of it. */
function drawSheet(widget: CreatedValue, context: Context): Box {
  const { colors, material3 } = context.theme
  const scrolls = booleanArgument(widget, 'isScrollControlled') === true
  const inner = within(context, { width: 'tight', height: 'loose' })
  const node = element(
    {
      width: '100%',
      'max-width': 640,
      'max-height': scrolls ? '100%' : '56.25%',
      'border-radius': material3 ? '28px 28px 0 0' : null,
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surfaceContainerLow,
      ...shapeCss(objectArgument(widget, 'shape')),
      'overflow-y': 'auto',
    },
    inner.draw(argument(widget, 'child'), inner).node,
    { class: 'scroll', attributes: { role: 'dialog' } },
  )
  const around = { display: 'flex', 'justify-content': 'center', 'align-items': 'flex-end' }
  return {
    node: element({ width: '100%', height: '100%', ...around }, node, { widget: widget.type }),
    width: 'fill',
    height: 'fill',
  }
}

function drawDrawerHeader(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'tight' })
  const node = element(
    {
      width: '100%',
      height: 161,
      padding: insetsCss(insetsOf(argument(widget, 'padding'))) ?? '16px 16px 8px',
      'margin-bottom': 8,
      'border-bottom': `1px solid ${context.theme.colors.outlineVariant}`,
      ...decorationCss(argument(widget, 'decoration'), context),
    },
    inner.draw(argument(widget, 'child'), inner).node,
    { widget: widget.type },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

export const DIALOG_WIDGETS: RendererTable = {
  ...ABOUT_DIALOG,
  AlertDialog: drawDialog,
  ModalBottomSheet: drawSheet,
  ModalDialog: (widget, context) => {
    const [child, alignment] = [argument(widget, 'child'), argument(widget, 'alignment')]
    const isPlaced = child !== undefined && alignment !== undefined
    return context.draw(isPlaced ? created('Align', { alignment, child }) : child, context)
  },
  Dialog: drawDialog,
  DrawerHeader: drawDrawerHeader,
}
