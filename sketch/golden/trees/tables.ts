import type { Tree } from './tree.ts'

const COLUMNS_DART =
  "columns: [DataColumn(label: Text('Name')), DataColumn(label: Text('A longer head')), DataColumn(label: Text('Age'), numeric: true)]"
const COLUMNS_FLET =
  'columns=[ft.DataColumn(ft.Text("Name")), ft.DataColumn(ft.Text("A longer head")), ft.DataColumn(ft.Text("Age"), numeric=True)]'
const ROWS_DART =
  "rows: [DataRow(cells: [DataCell(Text('Ada')), DataCell(Text('x')), DataCell(Text('36'))]), DataRow(cells: [DataCell(Text('Grace Hopper')), DataCell(Text('y')), DataCell(Text('85'))])]"
const ROWS_FLET =
  'rows=[ft.DataRow([ft.DataCell(ft.Text("Ada")), ft.DataCell(ft.Text("x")), ft.DataCell(ft.Text("36"))]), ft.DataRow([ft.DataCell(ft.Text("Grace Hopper")), ft.DataCell(ft.Text("y")), ft.DataCell(ft.Text("85"))])]'

const AGES: Tree = {
  name: 'DataTable',
  dart: `corner(DataTable(${COLUMNS_DART}, ${ROWS_DART}))`,
  flet: `corner(ft.DataTable(${COLUMNS_FLET}, ${ROWS_FLET}))`,
}

/** Cells of one row by their columns: Flutter's Table from the left, Flet's row with the same widths. */
const TABLE_NOTE = 'Flet has no Table: its rows are told the widths.'
const CELLS =
  'children: [Container(height: 40, color: red), Container(height: 40, color: green), Container(height: 40, color: blue)]'
const tableOf = (
  widths: string,
  rows = `TableRow(${CELLS}), TableRow(${CELLS.replace('red', 'cyan').replace('blue', 'yellow')})`,
) => `room(Column(children: [Table(${widths} children: [${rows}])]))`
const rowsOf = (...columns: readonly string[]) =>
  `room(ft.Column([ft.Row([ft.Container(height=40, bgcolor=colour, **wide) for colour, wide in zip(colours, [${columns.join(', ')}])], spacing=0) for colours in [[RED, GREEN, BLUE], [CYAN, GREEN, YELLOW]]], spacing=0))`

export const TABLES: readonly Tree[] = [
  AGES,
  { ...AGES, name: 'DataTable, dark', dark: true },
  { ...AGES, name: 'DataTable, right to left', rtl: true },
  {
    name: 'DataTable in a tight width: the room is shared',
    dart: `room(Column(crossAxisAlignment: CrossAxisAlignment.stretch, children: [DataTable(columnSpacing: 10, horizontalMargin: 12, ${COLUMNS_DART}, ${ROWS_DART})]))`,
    flet: `room(ft.Column([ft.DataTable(column_spacing=10, horizontal_margin=12, ${COLUMNS_FLET}, ${ROWS_FLET})], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))`,
  },
  {
    name: 'DataTable of boxes, with its own heights',
    dart: 'corner(DataTable(columnSpacing: 20, horizontalMargin: 8, headingRowHeight: 40, dataRowMinHeight: 30, dataRowMaxHeight: 30, columns: [DataColumn(label: box(red, 60, 20)), DataColumn(label: box(green, 30, 20)), DataColumn(label: box(cyan, 25, 20), numeric: true)], rows: [DataRow(cells: [DataCell(box(blue, 25, 22)), DataCell(box(yellow, 90, 22)), DataCell(box(cyan, 70, 22))])]))',
    flet: 'corner(ft.DataTable(column_spacing=20, horizontal_margin=8, heading_row_height=40, data_row_min_height=30, data_row_max_height=30, columns=[ft.DataColumn(box(RED, 60, 20)), ft.DataColumn(box(GREEN, 30, 20)), ft.DataColumn(box(CYAN, 25, 20), numeric=True)], rows=[ft.DataRow([ft.DataCell(box(BLUE, 25, 22)), ft.DataCell(box(YELLOW, 90, 22)), ft.DataCell(box(CYAN, 70, 22))])]))',
  },
  {
    name: 'Table, columns of one share each',
    dart: tableOf(''),
    flet: rowsOf('{"expand": 1}', '{"expand": 1}', '{"expand": 1}'),
    note: TABLE_NOTE,
  },
  {
    name: 'Table, a fixed column, one of two shares, and a fraction',
    dart: tableOf(
      'columnWidths: {0: FixedColumnWidth(40), 1: FlexColumnWidth(2), 2: FractionColumnWidth(0.25)},',
    ),
    flet: rowsOf('{"width": 40}', '{"expand": 1}', '{"width": 90}'),
    note: TABLE_NOTE,
  },
  {
    name: 'Table, columns as wide as their widest cell, the rest to the last',
    dart: tableOf(
      'columnWidths: {0: IntrinsicColumnWidth(), 1: FixedColumnWidth(60)},',
      'TableRow(children: [box(red, 30, 40), Container(height: 40, color: green), Container(height: 40, color: blue)]), TableRow(children: [box(cyan, 90, 40), Container(height: 40, color: green), Container(height: 40, color: yellow)])',
    ),
    flet: 'room(ft.Column([ft.Row([ft.Container(box(first, width, 40), width=90), ft.Container(bgcolor=GREEN, width=60, height=40), ft.Container(bgcolor=last, height=40, expand=1)], spacing=0) for first, width, last in [(RED, 90, BLUE), (CYAN, 90, YELLOW)]], spacing=0))',
    note: TABLE_NOTE,
  },
  {
    name: 'Table, right to left',
    rtl: true,
    dart: tableOf('columnWidths: {0: FixedColumnWidth(40), 1: FlexColumnWidth(), 2: FlexColumnWidth(3)},'),
    flet: rowsOf('{"width": 40}', '{"expand": 1}', '{"expand": 3}'),
    note: TABLE_NOTE,
  },
  {
    name: 'Table of three thousand generated rows, scrolled',
    dart: 'room(SingleChildScrollView(child: Table(columnWidths: {0: FixedColumnWidth(50)}, children: [for (var i = 0; i < 3000; i++) TableRow(children: [Container(height: 30, color: i.isEven ? red : green), Container(height: 30, color: i % 3 == 0 ? blue : yellow)])])))',
    flet: 'room(ft.ListView([ft.Row([ft.Container(bgcolor=RED if i % 2 == 0 else GREEN, width=50, height=30), ft.Container(bgcolor=BLUE if i % 3 == 0 else YELLOW, height=30, expand=1)], spacing=0) for i in range(3000)], spacing=0))',
    note: TABLE_NOTE,
  },
]
