import type { Tree } from './tree.ts'

const THREE_DART = 'children: [box(red, 40, 30), box(green, 60, 50), box(blue, 20, 20)]'
const THREE_FLET = '[box(RED, 40, 30), box(GREEN, 60, 50), box(BLUE, 20, 20)], spacing=0'

function row(alignment: string, flet: string): Tree {
  return {
    name: `Row, MainAxisAlignment.${alignment}`,
    dart: `room(Row(mainAxisAlignment: MainAxisAlignment.${alignment}, ${THREE_DART}))`,
    flet: `room(ft.Row(${THREE_FLET}, alignment=ft.MainAxisAlignment.${flet}))`,
  }
}

function column(alignment: string, flet: string): Tree {
  return {
    name: `Column, CrossAxisAlignment.${alignment}`,
    dart: `room(Column(crossAxisAlignment: CrossAxisAlignment.${alignment}, ${THREE_DART}))`,
    flet: `room(ft.Column(${THREE_FLET}, horizontal_alignment=ft.CrossAxisAlignment.${flet}))`,
  }
}

export const FLEX: readonly Tree[] = [
  row('start', 'START'),
  row('center', 'CENTER'),
  row('end', 'END'),
  row('spaceBetween', 'SPACE_BETWEEN'),
  row('spaceAround', 'SPACE_AROUND'),
  row('spaceEvenly', 'SPACE_EVENLY'),
  column('start', 'START'),
  column('center', 'CENTER'),
  column('end', 'END'),
  column('stretch', 'STRETCH'),
  {
    name: 'Row, MainAxisSize.min in a loose box',
    dart: `paper(Row(mainAxisSize: MainAxisSize.min, ${THREE_DART}))`,
    flet: `paper(ft.Row(${THREE_FLET}, tight=True))`,
  },
  {
    name: 'Row, MainAxisSize.max in a loose box',
    dart: `paper(Row(${THREE_DART}))`,
    flet: `paper(ft.Row(${THREE_FLET}))`,
  },
  {
    name: 'Column, MainAxisSize.min in a loose box',
    dart: `paper(Column(mainAxisSize: MainAxisSize.min, ${THREE_DART}))`,
    flet: `paper(ft.Column(${THREE_FLET}, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER))`,
  },
  {
    name: 'Row with spacing',
    dart: `room(Row(spacing: 12, ${THREE_DART}))`,
    flet: `room(ft.Row(${THREE_FLET.replace('spacing=0', 'spacing=12')}))`,
  },
  {
    name: 'Expanded 1 and 2',
    dart: 'room(Row(children: [Expanded(child: box(red, 10, 40)), Expanded(flex: 2, child: box(green, 10, 60)), box(blue, 30, 30)]))',
    flet: 'room(ft.Row([ft.Container(height=40, bgcolor=RED, expand=1), ft.Container(height=60, bgcolor=GREEN, expand=2), box(BLUE, 30, 30)], spacing=0))',
  },
  {
    name: 'Flexible, loose',
    dart: 'room(Row(children: [Flexible(child: box(red, 50, 40)), Flexible(child: box(green, 500, 60)), box(blue, 30, 30)]))',
    flet: 'room(ft.Row([ft.Container(width=50, height=40, bgcolor=RED, expand=1, expand_loose=True), ft.Container(width=500, height=60, bgcolor=GREEN, expand=1, expand_loose=True), box(BLUE, 30, 30)], spacing=0))',
  },
  {
    name: 'Expanded in a Column between two boxes',
    dart: 'room(Column(children: [box(red, 360, 50), Expanded(child: Container(width: 100, color: green)), box(blue, 360, 70)]))',
    flet: 'room(ft.Column([box(RED, 360, 50), ft.Container(width=100, bgcolor=GREEN, expand=True), box(BLUE, 360, 70)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Column in a Row in a Column',
    dart: 'room(Column(crossAxisAlignment: CrossAxisAlignment.start, children: [Row(children: [box(red, 40, 40), Expanded(child: Column(crossAxisAlignment: CrossAxisAlignment.end, children: [box(green, 30, 20), box(blue, 80, 10)])), box(cyan, 20, 90)]), box(yellow, 200, 12)]))',
    flet: 'room(ft.Column([ft.Row([box(RED, 40, 40), ft.Column([box(GREEN, 30, 20), box(BLUE, 80, 10)], spacing=0, expand=True, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END), box(CYAN, 20, 90)], spacing=0), box(YELLOW, 200, 12)], spacing=0))',
    note: "Flet's inner column is tight, since its height would be unbounded",
  },
  {
    name: 'Wrap with spacing',
    dart: 'room(Align(alignment: Alignment.topLeft, child: Wrap(spacing: 8, runSpacing: 6, children: [box(red, 150, 30), box(green, 150, 50), box(blue, 100, 20), box(cyan, 300, 10)])))',
    flet: 'corner(ft.Row([box(RED, 150, 30), box(GREEN, 150, 50), box(BLUE, 100, 20), box(CYAN, 300, 10)], wrap=True, spacing=8, run_spacing=6, vertical_alignment=ft.CrossAxisAlignment.START))',
  },
]
