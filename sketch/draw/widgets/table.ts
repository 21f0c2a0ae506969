import { expand, within } from '../box.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { colorOf } from '../color.ts'
import { decorationCss } from '../decoration.ts'
import {
  argument,
  booleanArgument,
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
} from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

/**
 * A column's width in the words of `client/tables.ts`: as wide as its cells want (`i`), with a share of what is left
 * (`i1`), a share alone (`f1`), pixels (`x40`), or a part of the whole (`p0.5`).
 */
function widthOf(width: CreatedValue | undefined, otherwise: string): string {
  const first = width === undefined ? undefined : numberOf(width.positional[0])
  switch (width?.type) {
    case 'FixedColumnWidth':
      return `x${first ?? 0}`
    case 'FractionColumnWidth':
      return `p${first ?? 0}`
    case 'FlexColumnWidth':
      return `f${first ?? 1}`
    case 'IntrinsicColumnWidth':
      return `i${numberArgument(width, 'flex') ?? ''}`
    default:
      return otherwise
  }
}

/** The nearest thing that CSS can say; a table with columns as wide as their cells is measured by the page's script. */
function templateOf(widths: readonly string[]): string {
  return widths
    .map((width) => {
      const amount = Number(width.slice(1))
      switch (width[0]) {
        case 'x':
          return px(amount)
        case 'p':
          return `${amount * 100}%`
        case 'f':
          return `minmax(0, ${amount}fr)`
        default:
          return 'auto'
      }
    })
    .join(' ')
}

function gridOf(
  widget: CreatedValue,
  context: Context,
  widths: readonly string[],
  cells: readonly Element[],
): Box {
  const fills = context.bounds.width === 'tight' || widths.some((width) => /^([fp]|i.)/.test(width))
  const width = fills ? expand(context.bounds.width) : 'hug'
  const css = {
    width: width === 'fill' ? '100%' : 'fit-content',
    'max-width': '100%',
    display: 'grid',
    'grid-template-columns': templateOf(widths),
    'align-content': 'start',
  }
  const measured = widths.some((each) => each.startsWith('i'))
  const node = element(css, cells, {
    widget: widget.type,
    attributes: measured ? { 'data-columns': widths.join(' ') } : {},
  })
  return { node, width, height: 'hug' }
}

const VERTICAL: Readonly<Record<string, string>> = { middle: 'center', bottom: 'end', fill: 'stretch' }

/** `border` is painted over the cells and takes no room. */
function lineCss(border: CreatedValue | undefined): Css {
  if (border === undefined || border.constructor !== 'all') return {}
  const width = numberArgument(border, 'width') ?? 1
  const color = colorOf(argument(border, 'color')) ?? '#000'
  return { outline: `${px(width)} solid ${color}`, 'outline-offset': px(-width / 2) }
}

function drawTable(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'unbounded' })
  // a column that is as wide as its cells asks them how wide they want to be
  const asked: Context = { ...inner, intrinsic: 'width' }
  const rows = listArgument(widget, 'children').flatMap((each) => objectOf(each) ?? [])
  const columns = Math.max(1, ...rows.map((row) => listArgument(row, 'children').length))
  const otherwise = widthOf(objectArgument(widget, 'defaultColumnWidth'), 'f1')
  const given = argument(widget, 'columnWidths')
  const entries = given?.kind === 'map' ? given.entries : []
  const widths = Array.from({ length: columns }, (_, index) => {
    const own = entries.find(([key]) => numberOf(key) === index)
    return widthOf(objectOf(own?.[1]), otherwise)
  })
  const usual = nameArgument(widget, 'defaultVerticalAlignment') ?? 'top'
  const lines = lineCss(objectArgument(widget, 'border'))
  const cells = rows.flatMap((row) => {
    if (context.session.isFull) return []
    const look = decorationCss(argument(row, 'decoration'), context)
    return listArgument(row, 'children').map((cell, at) => {
      const own = objectOf(cell)
      const place = (own?.type === 'TableCell' ? nameArgument(own, 'verticalAlignment') : undefined) ?? usual
      return element(
        { display: 'grid', 'align-items': VERTICAL[place] ?? 'start', 'min-width': 0, ...look, ...lines },
        inner.draw(cell, widths[at]?.startsWith('i') === true ? asked : inner).node,
      )
    })
  })
  return gridOf(widget, context, widths, cells)
}

/** Flutter's `DataTable`: columns as wide as their cells; where one alone is no number, that one takes what is left. */
function drawDataTable(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const heads = listArgument(widget, 'columns').map((each) => objectOf(each))
  const numeric = heads.map((head) => head !== undefined && booleanArgument(head, 'numeric') === true)
  const onlyText = numeric.filter((each) => !each).length === 1
  const widths = numeric.map((each) => (onlyText && !each ? 'i1' : 'i'))
  const margin = numberArgument(widget, 'horizontalMargin') ?? 24
  const spacing = (numberArgument(widget, 'columnSpacing') ?? 56) / 2
  const rowColor = colorOf(argument(widget, 'headingRowColor'))
  const line = `${px(numberArgument(widget, 'dividerThickness') ?? 1)} solid ${colors.outlineVariant}`
  const cell = (value: Value | undefined, at: number, head: boolean, css: Css): Element => {
    const start = at === 0 ? margin : spacing
    const end = at === heads.length - 1 ? margin : spacing
    const text = context.theme.text(head ? 'titleSmall' : 'bodyMedium')
    const inner = { ...within(context, { width: 'loose', height: 'loose' }), text }
    return element(
      {
        'min-width': 0,
        'padding-inline-start': start,
        'padding-inline-end': end,
        'justify-content': numeric[at] === true ? 'right' : 'flex-start',
        'border-top': head ? null : line,
        ...css,
      },
      inner.draw(value, inner).node,
      // Flutter breaks no heading (`softWrap: false`).
      { class: head ? 'row middle one-line' : 'row middle' },
    )
  }
  const most = numberArgument(widget, 'dataRowMaxHeight')
  const rowCss: Css = {
    'min-height': numberArgument(widget, 'dataRowMinHeight') ?? numberArgument(widget, 'dataRowHeight') ?? 48,
    'max-height': most === Infinity ? null : (most ?? numberArgument(widget, 'dataRowHeight') ?? 48),
  }
  const headCss: Css = {
    height: numberArgument(widget, 'headingRowHeight') ?? 56,
    'background-color': rowColor,
  }
  const rows = listArgument(widget, 'rows').flatMap((each) => {
    const row = objectOf(each)
    return row === undefined ? [] : [row]
  })
  const cells = [
    ...heads.map((head, at) =>
      cell(head === undefined ? undefined : argument(head, 'label'), at, true, headCss),
    ),
    ...rows.flatMap((row) =>
      context.session.isFull
        ? []
        : listArgument(row, 'cells').map((value, at) =>
            cell(objectOf(value)?.positional[0], at, false, rowCss),
          ),
    ),
  ]
  return gridOf(widget, context, widths, cells)
}

export const TABLE_WIDGETS: RendererTable = {
  Table: drawTable,
  DataTable: drawDataTable,
}
