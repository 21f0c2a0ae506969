import type { Tree } from './tree.ts'

export const BOXES: readonly Tree[] = [
  {
    name: 'Padding, uneven',
    dart: 'room(Padding(padding: EdgeInsets.fromLTRB(10, 20, 30, 40), child: Container(color: red)))',
    flet: 'room(ft.Container(ft.Container(bgcolor=RED), padding=ft.Padding(10, 20, 30, 40)))',
  },
  {
    name: 'Padding around a small child',
    dart: 'paper(Padding(padding: EdgeInsets.symmetric(horizontal: 24, vertical: 8), child: box(red, 40, 40)))',
    flet: 'paper(ft.Container(box(RED, 40, 40), padding=ft.Padding.symmetric(horizontal=24, vertical=8)))',
  },
  {
    name: 'Container: margin, padding, border',
    dart: 'corner(Container(margin: EdgeInsets.all(16), padding: EdgeInsets.all(8), decoration: BoxDecoration(color: yellow, border: Border.all(color: red, width: 4)), child: box(blue, 100, 50)))',
    flet: 'corner(ft.Container(box(BLUE, 100, 50), margin=16, padding=8, bgcolor=YELLOW, border=ft.Border.all(4, RED)))',
  },
  {
    name: 'Container with alignment grows',
    dart: 'corner(Container(color: yellow, alignment: Alignment.bottomRight, child: box(blue, 100, 50)))',
    flet: 'corner(ft.Container(box(BLUE, 100, 50), bgcolor=YELLOW, alignment=ft.Alignment.BOTTOM_RIGHT))',
  },
  {
    name: 'A tight box forces its child',
    dart: 'corner(SizedBox(width: 200, height: 120, child: box(red, 50, 50)))',
    flet: 'corner(ft.Container(box(RED, 50, 50), width=200, height=120))',
  },
  {
    name: 'Alignment between the corners',
    dart: 'room(Align(alignment: Alignment(0.5, -0.25), child: box(red, 80, 40)))',
    flet: 'room(box(RED, 80, 40), ft.Alignment(0.5, -0.25))',
  },
  {
    name: 'Center in Center',
    dart: 'room(Center(child: Container(width: 200, height: 200, color: yellow, child: Center(child: box(red, 30, 60)))))',
    flet: 'room(ft.Container(box(RED, 30, 60), width=200, height=200, bgcolor=YELLOW, alignment=ft.Alignment.CENTER), ft.Alignment.CENTER)',
  },
  {
    name: 'Rounded corners and a clip',
    dart: 'corner(Container(width: 160, height: 100, decoration: BoxDecoration(color: red, borderRadius: BorderRadius.only(topLeft: Radius.circular(40), bottomRight: Radius.circular(12)))))',
    flet: 'corner(ft.Container(width=160, height=100, bgcolor=RED, border_radius=ft.BorderRadius.only(top_left=40, bottom_right=12)))',
  },
  {
    name: 'Circle with a linear gradient',
    dart: 'corner(Container(width: 160, height: 160, decoration: BoxDecoration(shape: BoxShape.circle, gradient: LinearGradient(begin: Alignment.topLeft, end: Alignment.bottomRight, colors: [red, blue]))))',
    flet: 'corner(ft.Container(width=160, height=160, shape=ft.BoxShape.CIRCLE, gradient=ft.LinearGradient(colors=[RED, BLUE], begin=ft.Alignment.TOP_LEFT, end=ft.Alignment.BOTTOM_RIGHT)))',
  },
  {
    name: 'Box shadow',
    dart: 'room(Center(child: Container(width: 120, height: 80, decoration: BoxDecoration(color: yellow, boxShadow: [BoxShadow(color: red, blurRadius: 12, offset: Offset(6, 10), spreadRadius: 2)]))))',
    flet: 'room(ft.Container(width=120, height=80, bgcolor=YELLOW, shadow=ft.BoxShadow(spread_radius=2, blur_radius=12, color=RED, offset=ft.Offset(6, 10))), ft.Alignment.CENTER)',
  },
  {
    name: 'Opacity',
    dart: 'corner(Opacity(opacity: 0.4, child: box(red, 100, 100)))',
    flet: 'corner(ft.Container(width=100, height=100, bgcolor=RED, opacity=0.4))',
  },
  {
    name: 'AspectRatio',
    dart: 'room(Align(alignment: Alignment.topLeft, child: AspectRatio(aspectRatio: 1.6, child: Container(color: red))))',
    flet: 'corner(ft.Container(bgcolor=RED, aspect_ratio=1.6))',
  },
  {
    name: 'Stack: Positioned by all sides',
    dart: 'room(Stack(children: [Container(color: yellow), Positioned(left: 10, top: 20, child: box(red, 50, 60)), Positioned(right: 30, bottom: 40, width: 70, height: 20, child: Container(color: green)), Positioned(left: 100, right: 100, top: 200, bottom: 300, child: Container(color: blue))]))',
    flet: 'room(ft.Stack([ft.Container(bgcolor=YELLOW), ft.Container(box(RED, 50, 60), left=10, top=20), ft.Container(bgcolor=GREEN, right=30, bottom=40, width=70, height=20), ft.Container(bgcolor=BLUE, left=100, right=100, top=200, bottom=300)]))',
  },
  {
    name: 'Stack: as large as its largest child',
    dart: 'paper(Stack(alignment: Alignment.center, children: [box(red, 120, 40), box(green, 60, 90), Positioned(right: 0, bottom: 0, child: box(blue, 15, 15))]))',
    flet: 'paper(ft.Stack([box(RED, 120, 40), box(GREEN, 60, 90), ft.Container(box(BLUE, 15, 15), right=0, bottom=0)], alignment=ft.Alignment.CENTER))',
  },
  {
    name: 'RotatedBox',
    dart: 'paper(RotatedBox(quarterTurns: 1, child: box(red, 120, 40)))',
    flet: 'paper(ft.RotatedBox(content=box(RED, 120, 40), quarter_turns=1))',
  },
  {
    name: 'ListView: children as wide as the list',
    dart: 'room(ListView(padding: EdgeInsets.all(12), children: [box(red, 50, 80), box(green, 50, 120), box(blue, 50, 600)]))',
    flet: 'room(ft.ListView([box(RED, 50, 80), box(GREEN, 50, 120), box(BLUE, 50, 600)], padding=12))',
  },
  {
    name: 'GridView.count',
    dart: 'room(GridView.count(crossAxisCount: 3, mainAxisSpacing: 8, crossAxisSpacing: 6, childAspectRatio: 2, children: [box(red, 1, 1), box(green, 1, 1), box(blue, 1, 1), box(cyan, 1, 1)]))',
    flet: 'room(ft.GridView([box(RED, 1, 1), box(GREEN, 1, 1), box(BLUE, 1, 1), box(CYAN, 1, 1)], runs_count=3, run_spacing=6, spacing=8, child_aspect_ratio=2))',
  },
  {
    name: 'Scrolled Column, higher than the page',
    dart: 'room(SingleChildScrollView(child: Column(children: [box(red, 100, 400), box(green, 360, 400)])))',
    flet: 'room(ft.Column([box(RED, 100, 400), box(GREEN, 360, 400)], spacing=0, scroll=ft.ScrollMode.HIDDEN, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
]
