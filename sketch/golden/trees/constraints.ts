import type { Tree } from './tree.ts'

/** What a box does that asks for less or more than the box around it allows. */
export const CONSTRAINTS: readonly Tree[] = [
  {
    name: 'Container, aligned, in a tight box',
    dart: 'corner(SizedBox(width: 200, height: 120, child: Container(color: yellow, alignment: Alignment.bottomLeft, child: box(red, 50, 30))))',
    flet: 'corner(ft.Container(ft.Container(box(RED, 50, 30), bgcolor=YELLOW, alignment=ft.Alignment.BOTTOM_LEFT), width=200, height=120))',
  },
  {
    name: 'Container, aligned, in a Row: as wide as its child',
    dart: 'room(Row(children: [Container(color: yellow, alignment: Alignment.center, child: box(red, 50, 30)), box(blue, 60, 90)]))',
    flet: 'room(ft.Row([ft.Container(box(RED, 50, 30), bgcolor=YELLOW, alignment=ft.Alignment.CENTER), box(BLUE, 60, 90)], spacing=0))',
  },
  {
    name: 'Container, aligned, in a Column: as high as its child',
    dart: 'room(Column(children: [Container(color: yellow, alignment: Alignment.centerRight, child: box(red, 50, 30)), box(blue, 60, 90)]))',
    flet: 'room(ft.Column([ft.Container(box(RED, 50, 30), bgcolor=YELLOW, alignment=ft.Alignment.CENTER_RIGHT), box(BLUE, 60, 90)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Container, aligned, with a height alone',
    dart: 'corner(Container(height: 90, color: yellow, alignment: Alignment.bottomRight, child: box(red, 50, 30)))',
    flet: 'corner(ft.Container(box(RED, 50, 30), height=90, bgcolor=YELLOW, alignment=ft.Alignment.BOTTOM_RIGHT))',
  },
  {
    name: 'Container, aligned, with a width alone, in a Column',
    dart: 'room(Column(children: [Container(width: 140, padding: EdgeInsets.all(6), color: yellow, alignment: Alignment.topRight, child: box(red, 50, 30)), box(blue, 60, 90)]))',
    flet: 'room(ft.Column([ft.Container(box(RED, 50, 30), width=140, padding=6, bgcolor=YELLOW, alignment=ft.Alignment.TOP_RIGHT), box(BLUE, 60, 90)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Container, aligned, with a margin, in a Stack',
    dart: 'room(Stack(children: [Container(margin: EdgeInsets.all(20), color: yellow, alignment: Alignment(0.5, -0.5), child: box(red, 50, 30)), Positioned(right: 4, bottom: 4, child: Container(color: cyan, alignment: Alignment.center, child: box(blue, 20, 20)))]))',
    flet: 'room(ft.Stack([ft.Container(box(RED, 50, 30), margin=20, bgcolor=YELLOW, alignment=ft.Alignment(0.5, -0.5)), ft.Container(ft.Container(box(BLUE, 20, 20), bgcolor=CYAN, alignment=ft.Alignment.CENTER), right=4, bottom=4)]))',
  },
  {
    name: 'Container, aligned between, in a Row',
    dart: 'room(Row(crossAxisAlignment: CrossAxisAlignment.start, children: [Container(height: 100, color: yellow, alignment: Alignment(0.2, 0.6), child: box(red, 50, 30)), box(blue, 60, 90)]))',
    flet: 'room(ft.Row([ft.Container(box(RED, 50, 30), height=100, bgcolor=YELLOW, alignment=ft.Alignment(0.2, 0.6)), box(BLUE, 60, 90)], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START))',
  },
  {
    name: 'Container, aligned, in a list',
    dart: 'room(ListView(children: [Container(color: yellow, alignment: Alignment.centerRight, padding: EdgeInsets.all(8), child: box(red, 50, 30)), Container(height: 80, color: cyan, alignment: Alignment.bottomCenter, child: box(blue, 50, 30))]))',
    flet: 'room(ft.ListView([ft.Container(box(RED, 50, 30), bgcolor=YELLOW, alignment=ft.Alignment.CENTER_RIGHT, padding=8), ft.Container(box(BLUE, 50, 30), height=80, bgcolor=CYAN, alignment=ft.Alignment.BOTTOM_CENTER)]))',
  },
  {
    name: 'ConstrainedBox around an aligned Container: as large as it may',
    dart: 'corner(ConstrainedBox(constraints: BoxConstraints(maxWidth: 200, maxHeight: 120), child: Container(color: yellow, alignment: Alignment.bottomLeft, child: box(red, 50, 30))))',
    flet: 'corner(ft.Container(ft.Container(box(RED, 50, 30), bgcolor=YELLOW, alignment=ft.Alignment.BOTTOM_LEFT), width=200, height=120))',
    note: 'Flet has no ConstrainedBox: its box is told the most.',
  },
  {
    name: 'Container with a width and constraints, aligned',
    dart: 'corner(Container(width: 160, constraints: BoxConstraints(minHeight: 90, maxHeight: 120), color: yellow, alignment: Alignment.bottomRight, child: box(red, 50, 30)))',
    flet: 'corner(ft.Container(box(RED, 50, 30), width=160, height=120, bgcolor=YELLOW, alignment=ft.Alignment.BOTTOM_RIGHT))',
    note: 'Flet has no constraints: its box is told the most.',
  },
  {
    name: 'ConstrainedBox in a tight box: that one wins',
    dart: 'corner(SizedBox(width: 200, height: 120, child: ConstrainedBox(constraints: BoxConstraints(maxWidth: 90, maxHeight: 60), child: Container(color: yellow, alignment: Alignment.topRight, child: box(red, 50, 30)))))',
    flet: 'corner(ft.Container(box(RED, 50, 30), width=200, height=120, bgcolor=YELLOW, alignment=ft.Alignment.TOP_RIGHT))',
    note: 'Flet has no ConstrainedBox: what it would not change is left out.',
  },
  {
    name: 'ConstrainedBox, its least more than what is centred in it wants, in a scroll view',
    dart: 'room(SingleChildScrollView(child: Container(color: yellow, child: ConstrainedBox(constraints: BoxConstraints(minHeight: 300), child: Center(child: box(red, 50, 30))))))',
    flet: 'room(ft.Column([ft.Container(box(RED, 50, 30), height=300, bgcolor=YELLOW, alignment=ft.Alignment.CENTER)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))',
    note: 'Flet has no ConstrainedBox: its box is told the least.',
  },
  {
    name: 'Container with a least height around a Column that parts its children',
    dart: 'room(SingleChildScrollView(child: Container(color: yellow, padding: EdgeInsets.all(10), constraints: BoxConstraints(minHeight: 220), child: Column(mainAxisAlignment: MainAxisAlignment.spaceBetween, children: [box(red, 50, 30), box(green, 80, 30), box(blue, 50, 30)]))))',
    flet: 'room(ft.Column([ft.Container(ft.Column([box(RED, 50, 30), box(GREEN, 80, 30), box(BLUE, 50, 30)], spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, horizontal_alignment=ft.CrossAxisAlignment.CENTER), padding=10, height=220, bgcolor=YELLOW)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))',
    note: 'Flet has no constraints: its box is told the least.',
  },
  {
    name: '300 boxes within one another',
    dart: `corner(${'ColoredBox(color: yellow, child: Padding(padding: EdgeInsets.only(left: 0.5, top: 1), child: '.repeat(150)}box(red, 50, 30)${'))'.repeat(150)})`,
    flet: 'corner(functools.reduce(lambda inner, _: ft.Container(inner, bgcolor=YELLOW, padding=ft.Padding.only(left=0.5, top=1)), range(150), box(RED, 50, 30)))',
    note: 'Each of the 150 of Flet is a colour around a padding.',
  },
  {
    name: 'A box larger than the box around it',
    dart: 'corner(Container(color: yellow, padding: EdgeInsets.all(10), child: SizedBox(width: 100, height: 60, child: Align(alignment: Alignment.topLeft, child: box(red, 300, 30)))))',
    flet: 'corner(ft.Container(ft.Container(box(RED, 300, 30), width=100, height=60, alignment=ft.Alignment.TOP_LEFT), bgcolor=YELLOW, padding=10))',
  },
  {
    name: 'A Container without a child in a Column and a Row',
    dart: 'room(Column(children: [Container(height: 20, color: red), Expanded(child: Row(children: [Container(width: 20, color: green), Expanded(child: Container(color: yellow)), box(blue, 30, 30)]))]))',
    flet: 'room(ft.Column([ft.Container(height=20, bgcolor=RED), ft.Row([ft.Container(width=20, bgcolor=GREEN), ft.Container(bgcolor=YELLOW, expand=1), box(BLUE, 30, 30)], spacing=0, expand=1)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Stack that expands its children',
    dart: 'corner(SizedBox(width: 200, height: 150, child: Stack(fit: StackFit.expand, children: [box(yellow, 20, 20), Center(child: box(red, 40, 40)), Positioned(left: 0, bottom: 0, right: 60, height: 12, child: Container(color: blue))])))',
    flet: 'corner(ft.Container(ft.Stack([box(YELLOW, 20, 20), ft.Container(box(RED, 40, 40), alignment=ft.Alignment.CENTER), ft.Container(bgcolor=BLUE, left=0, bottom=0, right=60, height=12)], fit=ft.StackFit.EXPAND), width=200, height=150))',
  },
  {
    name: 'LayoutBuilder below Expanded',
    dart: 'room(Row(spacing: 10, crossAxisAlignment: CrossAxisAlignment.start, children: [box(red, 80, 40), Expanded(child: LayoutBuilder(builder: (context, room) => Align(alignment: Alignment.topLeft, child: box(green, room.maxWidth / 2, 60)))), Expanded(flex: 2, child: LayoutBuilder(builder: (context, room) => Align(alignment: Alignment.topLeft, child: box(blue, room.maxWidth / 4, 50))))]))',
    flet: 'room(ft.Row([box(RED, 80, 40), ft.Container(box(GREEN, 260 / 3 / 2, 60), expand=1, alignment=ft.Alignment.TOP_LEFT), ft.Container(box(BLUE, 260 * 2 / 3 / 4, 50), expand=2, alignment=ft.Alignment.TOP_LEFT)], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START))',
    note: 'Flet has no LayoutBuilder: its boxes are told the halves and quarters.',
  },
]
