import type { Tree } from './tree.ts'

export const LISTS: readonly Tree[] = [
  {
    name: 'ListView with itemExtent',
    dart: 'room(ListView(itemExtent: 70, children: [box(red, 50, 20), box(green, 50, 200), Container(color: cyan, alignment: Alignment.center, child: box(blue, 30, 30))]))',
    flet: 'room(ft.ListView([box(RED, 50, 20), box(GREEN, 50, 200), ft.Container(box(BLUE, 30, 30), bgcolor=CYAN, alignment=ft.Alignment.CENTER)], item_extent=70))',
  },
  {
    name: 'ListView.builder with itemExtent and padding',
    dart: 'room(ListView.builder(itemExtent: 48, padding: EdgeInsets.fromLTRB(16, 8, 4, 0), itemCount: 3, itemBuilder: (context, index) => [box(red, 50, 20), box(green, 50, 20), box(blue, 50, 20)][index]))',
    flet: 'room(ft.ListView([box(RED, 50, 20), box(GREEN, 50, 20), box(BLUE, 50, 20)], item_extent=48, padding=ft.Padding(16, 8, 4, 0)))',
  },
  {
    name: 'ListView, horizontal, with itemExtent',
    dart: 'room(Column(children: [SizedBox(height: 100, child: ListView(scrollDirection: Axis.horizontal, itemExtent: 90, children: [box(red, 20, 20), box(green, 200, 20), box(cyan, 20, 20)])), box(blue, 30, 30)]))',
    flet: 'room(ft.Column([ft.Container(ft.ListView([box(RED, 20, 20), box(GREEN, 200, 20), box(CYAN, 20, 20)], horizontal=True, item_extent=90), height=100), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'ListView, horizontal: children as high as the list',
    dart: 'room(Column(children: [SizedBox(height: 100, child: ListView(scrollDirection: Axis.horizontal, padding: EdgeInsets.all(8), children: [box(red, 70, 20), box(green, 90, 20), box(cyan, 40, 20)])), box(blue, 30, 30)]))',
    flet: 'room(ft.Column([ft.Container(ft.ListView([box(RED, 70, 20), box(GREEN, 90, 20), box(CYAN, 40, 20)], horizontal=True, padding=8), height=100), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'ListView.separated',
    dart: 'room(ListView.separated(itemCount: 3, separatorBuilder: (context, index) => SizedBox(height: 10), itemBuilder: (context, index) => [box(red, 50, 60), box(green, 50, 80), box(blue, 50, 20)][index]))',
    flet: 'room(ft.ListView([box(RED, 50, 60), box(GREEN, 50, 80), box(BLUE, 50, 20)], spacing=10))',
  },
  {
    name: 'ListView, reversed',
    dart: 'room(ListView(reverse: true, children: [box(red, 50, 60), box(green, 50, 80), box(blue, 50, 20)]))',
    flet: 'room(ft.ListView([box(RED, 50, 60), box(GREEN, 50, 80), box(BLUE, 50, 20)], reverse=True))',
  },
  {
    name: 'A short child of a scroll view, in a tight box',
    dart: 'room(SingleChildScrollView(child: box(red, 100, 40)))',
    flet: 'room(ft.Column([ft.Container(height=40, bgcolor=RED)], spacing=0, scroll=ft.ScrollMode.HIDDEN, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))',
    note: "Flet's scroll view holds a Column, whose child is stretched here",
  },
  {
    name: 'A short Column in a scroll view',
    dart: 'room(SingleChildScrollView(child: Column(crossAxisAlignment: CrossAxisAlignment.end, children: [box(red, 100, 40), box(green, 60, 40)])))',
    flet: 'room(ft.Column([box(RED, 100, 40), box(GREEN, 60, 40)], spacing=0, scroll=ft.ScrollMode.HIDDEN, horizontal_alignment=ft.CrossAxisAlignment.END))',
  },
  {
    name: 'A short child of a sideways scroll view',
    dart: 'room(Column(crossAxisAlignment: CrossAxisAlignment.stretch, children: [SizedBox(height: 100, child: SingleChildScrollView(scrollDirection: Axis.horizontal, child: Row(mainAxisSize: MainAxisSize.min, children: [box(red, 60, 40), box(green, 30, 60)]))), box(blue, 30, 30)]))',
    flet: 'room(ft.Column([ft.Container(ft.Row([box(RED, 60, 40), box(GREEN, 30, 60)], spacing=0, tight=True, scroll=ft.ScrollMode.HIDDEN), height=100), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))',
  },
  {
    name: 'A sideways scroll view in a Column: as high as its child',
    dart: 'room(Column(children: [SingleChildScrollView(scrollDirection: Axis.horizontal, child: Row(children: [box(red, 260, 40), box(green, 230, 60)])), box(blue, 30, 30)]))',
    flet: 'room(ft.Column([ft.Row([box(RED, 260, 40), box(GREEN, 230, 60)], spacing=0, scroll=ft.ScrollMode.HIDDEN), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'GridView.extent',
    dart: 'room(GridView.extent(maxCrossAxisExtent: 100, mainAxisSpacing: 8, crossAxisSpacing: 6, padding: EdgeInsets.all(9), children: [box(red, 1, 1), box(green, 1, 1), box(blue, 1, 1), box(cyan, 1, 1), box(yellow, 1, 1)]))',
    flet: 'room(ft.GridView([box(RED, 1, 1), box(GREEN, 1, 1), box(BLUE, 1, 1), box(CYAN, 1, 1), box(YELLOW, 1, 1)], max_extent=100, run_spacing=6, spacing=8, padding=9))',
  },
  {
    name: 'GridView.count, horizontal',
    dart: 'room(Column(children: [SizedBox(height: 200, child: GridView.count(scrollDirection: Axis.horizontal, crossAxisCount: 2, mainAxisSpacing: 8, crossAxisSpacing: 4, childAspectRatio: 2, children: [box(red, 1, 1), box(green, 1, 1), box(cyan, 1, 1), box(yellow, 1, 1)])), box(blue, 30, 30)]))',
    flet: 'room(ft.Column([ft.Container(ft.GridView([box(RED, 1, 1), box(GREEN, 1, 1), box(CYAN, 1, 1), box(YELLOW, 1, 1)], horizontal=True, runs_count=2, run_spacing=4, spacing=8, child_aspect_ratio=2), height=200), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
]
