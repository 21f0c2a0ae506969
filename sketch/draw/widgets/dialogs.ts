import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { decorationCss, elevationCss, shapeCss } from '../decoration.ts'
import { element } from '../html.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import { given, listGiven, objectGiven, objectOf } from '../read.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { DrawerTable } from './drawer.ts'

/** A dialog where one stands in the tree; one that is shown on a tap is not drawn. */
function drawDialog(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const inner = within(context, { width: 'loose', height: 'unbounded' })
  const part = (name: string, role: Parameters<Context['theme']['text']>[0]): string =>
    given(widget, name) === undefined
      ? ''
      : element(
          { padding: '0 24px 16px' },
          inner.draw(given(widget, name), { ...inner, text: context.theme.text(role) }).html,
        )
  const actions = listGiven(widget, 'actions').map(
    (each) => inner.draw(each, { ...inner, bounds: { width: 'unbounded', height: 'unbounded' } }).html,
  )
  const child = given(widget, 'child')
  const html = element(
    {
      width: 'fit-content',
      'min-width': 280,
      'max-width': 560,
      margin: '24px auto',
      padding: child === undefined ? '24px 0' : null,
      'border-radius': 28,
      'background-color': colorOf(given(widget, 'backgroundColor')) ?? colors.surfaceContainerHigh,
      ...shapeCss(objectGiven(widget, 'shape')),
      'box-shadow': elevationCss(6),
      overflow: 'hidden',
    },
    (child === undefined ? '' : inner.draw(child, inner).html) +
      part('title', 'headlineSmall') +
      part('content', 'bodyMedium') +
      (actions.length === 0
        ? ''
        : element({ padding: '0 24px', gap: 8, 'justify-content': 'flex-end' }, actions.join(''), {
            class: 'row',
          })),
    { widget: widget.type, attributes: { role: 'dialog' } },
  )
  return { html, width: 'hug', height: 'hug' }
}

function drawDrawerHeader(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'tight' })
  const html = element(
    {
      width: '100%',
      height: 161,
      padding: insetsCss(insetsOf(given(widget, 'padding'))) ?? '16px 16px 8px',
      'margin-bottom': 8,
      'border-bottom': `1px solid ${context.theme.colors.outlineVariant}`,
      ...decorationCss(given(widget, 'decoration')),
    },
    inner.draw(given(widget, 'child'), inner).html,
    { widget: widget.type },
  )
  return { html, width: expand(context.bounds.width), height: 'hug' }
}

function drawTable(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'loose', height: 'unbounded' })
  const cell = (html: string): string => element({ padding: '12px 16px' }, html)
  const isData = widget.type === 'DataTable'
  const heads = listGiven(widget, 'columns').map((each) => cell(labelHtml(objectOf(each), 'label', inner)))
  const rows = listGiven(widget, isData ? 'rows' : 'children').map((each) => {
    const row = objectOf(each)
    const cells = row === undefined ? [] : listGiven(row, isData ? 'cells' : 'children')
    return cells.map((value) =>
      isData
        ? cell(inner.draw(objectOf(value)?.positional[0], inner).html)
        : element({}, inner.draw(value, inner).html),
    )
  })
  const columns = Math.max(heads.length, ...rows.map((row) => row.length), 1)
  const html = element(
    {
      ...sizeCss(expand(context.bounds.width), 'hug'),
      display: 'grid',
      'grid-template-columns': `repeat(${columns}, ${isData ? 'auto' : 'minmax(0, 1fr)'})`,
      'align-items': 'center',
    },
    [...heads, ...rows.flat()].join(''),
    { widget: widget.type },
  )
  return { html, width: expand(context.bounds.width), height: 'hug' }
}

function labelHtml(holder: CreatedValue | undefined, name: string, inner: Context): string {
  return holder === undefined ? '' : inner.draw(given(holder, name), inner).html
}

export const DIALOG_WIDGETS: DrawerTable = {
  AlertDialog: drawDialog,
  SimpleDialog: drawDialog,
  Dialog: drawDialog,
  DrawerHeader: drawDrawerHeader,
  Table: drawTable,
  DataTable: drawTable,
}
