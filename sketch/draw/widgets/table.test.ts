import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

async function draw(widget: string): Promise<string> {
  return await drawFiles({ 'lib/main.dart': mainWith(widget) })
}

const ROWS = "children: [TableRow(children: [Text('a'), Text('b'), Text('c')])]"

// flutter/packages/flutter/lib/src/rendering/table.dart: FlexColumnWidth(1) where nothing else is said.
test.each([
  ['', 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)'],
  [
    'columnWidths: {0: FixedColumnWidth(40), 1: FlexColumnWidth(2), 2: FractionColumnWidth(0.25)},',
    '40px minmax(0, 2fr) 25%',
  ],
  ['defaultColumnWidth: FixedColumnWidth(60),', '60px 60px 60px'],
])('the columns of a Table: %s', async (widths, template) => {
  const html = await draw(`Table(${widths} ${ROWS})`)
  expect(html).toContain(`grid-template-columns:${template}`)
  expect(html).not.toContain('data-columns')
})

test('columns as wide as their cells are left to the script of the page', { tags: 'P-536' }, async () => {
  const html = await draw(
    `Table(columnWidths: {0: IntrinsicColumnWidth(), 1: IntrinsicColumnWidth(flex: 2)}, ${ROWS})`,
  )
  expect(html).toContain('data-columns="i i2 f1"')
})

// flutter/packages/flutter/lib/src/material/data_table.dart: the only column of text takes what is left.
test.each([
  ['numeric: true', 'data-columns="i1 i"'],
  ['numeric: false', 'data-columns="i i"'],
])('the columns of a DataTable, the second %s', async (numeric, columns) => {
  const html = await draw(
    `DataTable(columns: [DataColumn(label: Text('a')), DataColumn(label: Text('b'), ${numeric})], rows: [])`,
  )
  expect(html).toContain(columns)
})

test(
  'a column as wide as its cells asks a box in them, one of shares does not',
  { tags: 'P-967' },
  async () => {
    const rows = 'children: [TableRow(children: [SizedBox(width: 31), SizedBox(width: 32)])]'
    const html = await draw(`Table(columnWidths: {0: IntrinsicColumnWidth()}, ${rows})`)
    expect(html).toContain('min-width:31px')
    expect(html).not.toContain('32px')
  },
)
