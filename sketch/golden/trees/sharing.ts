import type { Tree } from './tree.ts'

/** A box as a child of a Row or Column that shares the free room: Flexible in Flutter, `expand` in Flet. */
const FIT = { loose: ', expand_loose=True', tight: '' }
function part(flex: number, fit: 'loose' | 'tight', color: string, size: string): [string, string] {
  const [width = '', height = ''] = size.split('x')
  const dart = `${fit === 'tight' ? 'Expanded' : 'Flexible'}(flex: ${flex}, child: box(${color}, ${width}, ${height}))`
  const flet = `ft.Container(width=${width}, height=${height}, bgcolor=${color.toUpperCase()}, expand=${flex}${FIT[fit]})`
  return [dart, flet]
}
function box(color: string, size: string): [string, string] {
  const [width = '', height = ''] = size.split('x')
  return [`box(${color}, ${width}, ${height})`, `box(${color.toUpperCase()}, ${width}, ${height})`]
}

function flex(
  name: string,
  kind: 'Row' | 'Column',
  children: readonly (readonly [string, string])[],
  more: readonly [dart: string, flet: string] = ['', ''],
): Tree {
  const across = kind === 'Column' ? ', horizontal_alignment=ft.CrossAxisAlignment.CENTER' : ''
  const spacing = more[1].includes('spacing=') ? '' : ', spacing=0'
  const [dart, flet] = [
    children.map(([each]) => each).join(', '),
    children.map(([, each]) => each).join(', '),
  ]
  return {
    name,
    dart: `room(${kind}(${more[0]}children: [${dart}]))`,
    flet: `room(ft.${kind}([${flet}]${spacing}${across}${more[1]}))`,
  }
}

/** What a loose Flexible leaves is free room at the end, and no other child gets it. */
export const SHARING: readonly Tree[] = [
  flex('Flexible leaves room, Row at the start', 'Row', [
    part(1, 'loose', 'red', '50x40'),
    box('blue', '60x30'),
  ]),
  flex(
    'Flexible leaves room, Row at the end',
    'Row',
    [part(1, 'loose', 'red', '50x40'), box('blue', '60x30')],
    ['mainAxisAlignment: MainAxisAlignment.end, ', ', alignment=ft.MainAxisAlignment.END'],
  ),
  flex(
    'Flexible leaves room, Row, space between',
    'Row',
    [part(1, 'loose', 'red', '50x40'), part(1, 'loose', 'green', '70x20'), box('blue', '60x30')],
    ['mainAxisAlignment: MainAxisAlignment.spaceBetween, ', ', alignment=ft.MainAxisAlignment.SPACE_BETWEEN'],
  ),
  flex('Flexible beside Expanded', 'Row', [
    part(1, 'loose', 'red', '50x40'),
    part(1, 'tight', 'green', '10x60'),
    box('blue', '60x30'),
  ]),
  flex('Flexible 2 beside Expanded 1', 'Row', [
    part(2, 'loose', 'red', '500x40'),
    part(1, 'tight', 'green', '10x60'),
    box('blue', '60x30'),
  ]),
  flex('Flexible 1, Expanded 2, Flexible 3', 'Row', [
    part(1, 'loose', 'red', '20x40'),
    part(2, 'tight', 'green', '10x60'),
    part(3, 'loose', 'blue', '500x30'),
  ]),
  flex('Flexible beside Expanded in a Column', 'Column', [
    box('cyan', '40x100'),
    part(1, 'loose', 'red', '50x40'),
    part(1, 'tight', 'green', '10x60'),
    box('blue', '60x30'),
  ]),
  flex(
    'Flexible in a Column, space around',
    'Column',
    [part(1, 'loose', 'red', '50x40'), part(2, 'loose', 'green', '70x900'), box('blue', '60x40')],
    ['mainAxisAlignment: MainAxisAlignment.spaceAround, ', ', alignment=ft.MainAxisAlignment.SPACE_AROUND'],
  ),
  flex(
    'Flexible and Expanded with spacing',
    'Row',
    [part(1, 'loose', 'red', '50x40'), part(1, 'tight', 'green', '10x60'), box('blue', '60x30')],
    ['spacing: 12, ', ', spacing=12'],
  ),
  {
    name: 'Flexible text that wraps, beside a box',
    dart: "room(Row(children: [Flexible(child: Container(color: yellow, child: Text('A text that is much too long for the half of the row that it gets'))), Flexible(child: box(red, 30, 30)), box(blue, 60, 30)]))",
    flet: 'room(ft.Row([ft.Container(ft.Text("A text that is much too long for the half of the row that it gets"), bgcolor=YELLOW, expand=1, expand_loose=True), ft.Container(width=30, height=30, bgcolor=RED, expand=1, expand_loose=True), box(BLUE, 60, 30)], spacing=0))',
  },
  {
    name: 'Expanded in a Row in a Flexible',
    dart: 'room(Row(children: [Flexible(child: Row(children: [Expanded(child: box(red, 10, 40)), box(green, 30, 20)])), Expanded(child: box(cyan, 10, 60)), box(blue, 60, 30)]))',
    flet: 'room(ft.Row([ft.Row([ft.Container(width=10, height=40, bgcolor=RED, expand=1), box(GREEN, 30, 20)], spacing=0, expand=1, expand_loose=True), ft.Container(width=10, height=60, bgcolor=CYAN, expand=1), box(BLUE, 60, 30)], spacing=0))',
  },
]
