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
]
