import type { Tree } from './tree.ts'

const NOTE = 'Flet has no constraints: its box is told the least.'

/** What hugs its content, where more is asked for than that wants. */
export const LEAST: readonly Tree[] = [
  {
    name: 'Container with a least height: its child is aligned in it',
    dart: 'room(Column(children: [Container(constraints: BoxConstraints(minHeight: 160), color: yellow, padding: EdgeInsets.all(10), alignment: Alignment.center, child: box(red, 50, 30)), box(blue, 40, 40)]))',
    flet: 'room(ft.Column([ft.Container(box(RED, 50, 30), height=160, padding=10, bgcolor=YELLOW, alignment=ft.Alignment.CENTER), box(BLUE, 40, 40)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
    note: NOTE,
  },
  {
    name: 'Container with a least width in a Row: its child is aligned in it',
    dart: 'room(Row(children: [Container(constraints: BoxConstraints(minWidth: 160), color: yellow, alignment: Alignment.bottomRight, height: 90, child: box(red, 50, 30)), box(blue, 40, 40)]))',
    flet: 'room(ft.Row([ft.Container(box(RED, 50, 30), width=160, height=90, bgcolor=YELLOW, alignment=ft.Alignment.BOTTOM_RIGHT), box(BLUE, 40, 40)], spacing=0))',
    note: NOTE,
  },
  {
    name: 'ConstrainedBox with a least width around a button',
    dart: "corner(ConstrainedBox(constraints: BoxConstraints(minWidth: 200, minHeight: 60), child: FilledButton(onPressed: noTap, child: Text('Go'))))",
    flet: 'corner(ft.FilledButton("Go", on_click=no_tap, width=200, height=60))',
    note: NOTE,
  },
  {
    name: 'ConstrainedBox with a least width around a padded, coloured text',
    dart: "corner(ConstrainedBox(constraints: BoxConstraints(minWidth: 200, minHeight: 60), child: Padding(padding: EdgeInsets.all(10), child: Container(color: yellow, child: Text('Go')))))",
    flet: 'corner(ft.Container(ft.Container(ft.Text("Go"), bgcolor=YELLOW, width=180, height=40), padding=10))',
    note: NOTE,
  },
  {
    name: 'ConstrainedBox with a least width around a Row that is as small as it may be',
    dart: 'corner(ConstrainedBox(constraints: BoxConstraints(minWidth: 200), child: Container(color: yellow, child: Row(mainAxisSize: MainAxisSize.min, mainAxisAlignment: MainAxisAlignment.spaceBetween, children: [box(red, 40, 40), box(blue, 30, 30)]))))',
    flet: 'corner(ft.Container(ft.Row([box(RED, 40, 40), box(BLUE, 30, 30)], spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN), bgcolor=YELLOW, width=200))',
    note: NOTE,
  },
  {
    name: 'ConstrainedBox with a least width around a Column: its children are centred in it',
    dart: 'corner(ConstrainedBox(constraints: BoxConstraints(minWidth: 200), child: Container(color: yellow, child: Column(mainAxisSize: MainAxisSize.min, children: [box(red, 40, 40), box(blue, 60, 30)]))))',
    flet: 'corner(ft.Container(ft.Column([box(RED, 40, 40), box(BLUE, 60, 30)], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER), bgcolor=YELLOW, width=200))',
    note: NOTE,
  },
  {
    name: 'A least size within a Center is no longer asked for',
    dart: 'corner(ConstrainedBox(constraints: BoxConstraints(minWidth: 200, minHeight: 120, maxWidth: 200, maxHeight: 120), child: Container(color: yellow, child: Center(child: Container(color: cyan, child: box(red, 40, 40))))))',
    flet: 'corner(ft.Container(box(RED, 40, 40), bgcolor=YELLOW, width=200, height=120, alignment=ft.Alignment.CENTER))',
    note: NOTE,
  },
  {
    name: 'A least size that a margin and a padding take from',
    dart: 'corner(ConstrainedBox(constraints: BoxConstraints(minWidth: 200, minHeight: 120), child: Container(margin: EdgeInsets.all(15), padding: EdgeInsets.all(10), color: yellow, child: Container(color: red))))',
    flet: 'corner(ft.Container(ft.Container(bgcolor=RED), margin=15, padding=10, bgcolor=YELLOW))',
  },
  {
    name: 'A Container without a child takes the most of its constraints',
    dart: 'corner(Container(constraints: BoxConstraints(minWidth: 20, maxWidth: 200, minHeight: 30, maxHeight: 120), color: yellow))',
    flet: 'corner(ft.Container(bgcolor=YELLOW, width=200, height=120))',
    note: NOTE,
  },
  {
    name: 'BoxConstraints.tightFor, expand and tight',
    dart: 'room(Column(children: [ConstrainedBox(constraints: BoxConstraints.tightFor(width: 90, height: 40), child: Container(color: red)), SizedBox(height: 100, width: 200, child: Row(children: [Expanded(child: ConstrainedBox(constraints: BoxConstraints.expand(), child: Container(color: yellow))), ConstrainedBox(constraints: BoxConstraints.tight(Size(30, 60)), child: Container(color: green))])), Container(constraints: BoxConstraints.expand(height: 50), color: cyan)]))',
    flet: 'room(ft.Column([box(RED, 90, 40), ft.Container(ft.Row([ft.Container(bgcolor=YELLOW, height=100, expand=1), box(GREEN, 30, 60)], spacing=0), width=200, height=100), ft.Container(bgcolor=CYAN, height=50, width=360)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
    note: NOTE,
  },
]
const turned = ({ name, ...tree }: Tree): Tree => ({ ...tree, name: `Right to left: ${name}`, rtl: true })
export const LEAST_TURNED: readonly Tree[] = LEAST.slice(0, 4).map(turned)
